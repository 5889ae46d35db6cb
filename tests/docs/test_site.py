"""The site builds without a warning, every link in it leads somewhere, every rule has an address."""

import doctest
import html
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest

import ennead
from tests.install.building import ROOT, made_once

RULE = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+\b")
DEFINED = re.compile(r"\*\*([A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+)\*\*")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The built site, made once for all workers."""
    base = tmp_path_factory.getbasetemp()
    return made_once((base if worker_id == "master" else base.parent) / "site", build)


def build(place: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(place)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr


class Page(HTMLParser):
    """The anchors and links of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.links.add(value)


def test_no_link_is_dead_and_nothing_comes_from_elsewhere(site: Path) -> None:
    pages = {file: Page(file) for file in site.rglob("*.html")}
    dead = []
    for file, page in pages.items():
        if file.name == "404.html":
            continue
        for link in page.links:
            address, fragment = urldefrag(link)
            if urlsplit(address).scheme:
                continue
            target = (file.parent / unquote(address)).resolve() if address else file
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (
                fragment and target in pages and unquote(fragment) not in pages[target].ids
            ):
                dead.append(f"{file.relative_to(site)}: {link}")
    assert dead == []
    scripts = [
        text
        for page in pages
        for text in re.findall(
            r'<(?:script|link)[^>]+(?:src|href)="(https?:[^"]+)"', page.read_text(encoding="utf-8")
        )
    ]
    assert scripts == []


def test_what_pages_take_from_files_is_in_them(site: Path) -> None:
    """A formatter may break the mark that names the file; the page would show the mark."""
    shown = {page: words(page) for page in site.rglob("*.html")}
    assert [page for page, text in shown.items() if re.search(r"--8 ?&lt;", text)] == []
    walk = shown[site / "add-a-game/index.html"]
    for file in sorted((ROOT / "examples/barges").rglob("*.py")):
        if file.parent.name == "generated" or file.match("rules/__init__.py"):
            continue  # nobody writes the one, the other says only what the folder is
        code = html.escape(file.read_text(encoding="utf-8"), quote=False)
        assert all(line in walk for line in code.splitlines()), file.name


def words(page: Path) -> str:
    """A page without its marks; colours of code stand between its words."""
    return re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ennead.games())
def test_every_rule_has_its_address(site: Path, name: str) -> None:
    rules = set(DEFINED.findall((ROOT / "docs/rules" / f"{name}.md").read_text(encoding="utf-8")))
    assert rules <= Page(site / "rules" / name / "index.html").ids


def test_every_rule_that_code_and_words_cite_is_there() -> None:
    """Ids in the games' sources, data and prompts: what a person is pointed at exists."""
    pages = (ROOT / "docs/rules").glob("*.md")
    defined = {rule for page in pages for rule in DEFINED.findall(page.read_text(encoding="utf-8"))}
    prefixes = {rule.partition("-")[0] for rule in defined}
    sections = {tuple(rule.split("-")[:2]) for rule in defined}
    cited = {
        rule
        for kind in ("py", "yaml", "ftl")
        for file in (ROOT / "src/ennead/games").rglob(f"*.{kind}")
        for rule in RULE.findall(file.read_text(encoding="utf-8"))
        if rule.partition("-")[0] in prefixes and tuple(rule.split("-")[:2]) in sections
    }
    assert len(cited) > 100
    assert sorted(cited - defined) == []


def test_search_finds_both_languages(site: Path) -> None:
    index = (site / "search/search_index.json").read_text(encoding="utf-8")
    assert '"en"' in index
    assert '"ru"' in index
    assert "подсказ" in index.lower() or "\\u043f\\u043e\\u0434\\u0441\\u043a" in index.lower()


@pytest.mark.parametrize("page", ["engine.md", "add-a-game.md"])
def test_what_pages_show_of_python_is_true(page: str) -> None:
    done = doctest.testfile(str(ROOT / "docs" / page), module_relative=False, encoding="utf-8")
    assert done.attempted > 10
    assert done.failed == 0


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "SECURITY.md"])
def test_files_that_the_front_pages_name_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    linked = [link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text) if "://" not in link]
    named = re.findall(r"`((?:docs|bench|examples|tests|src|web)/[\w./-]*\w)`", text)
    made = {"bench/results/latest.json"}
    assert [path for path in linked + named if path not in made and not (ROOT / path).exists()] == []
