"""Workflows, templates and tools of the project are sound and call what is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from tools.mutants import mutants, planted
from tools.release import changes
from tools.verbs import PAGE, page

from tests.install.building import ROOT, run, scripts

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGET = re.compile(r"^([\w-][\w -]*):", re.MULTILINE)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_call_make_targets_that_exist(file: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {name for line in TARGET.findall(makefile) for name in line.split()} | {".venv/dev"}
    jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    steps = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    called = {name for step in steps for name in re.findall(r"\bmake ([\w./-]+)", step)}
    assert called
    assert called <= targets


def test_workflows_and_other_files_are_as_their_schemas_say() -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    run(*check, "vendor.github-workflows", *WORKFLOWS, cwd=ROOT)
    run(*check, "vendor.dependabot", ".github/dependabot.yml", cwd=ROOT)
    run(*check, "vendor.citation-file-format", "CITATION.cff", cwd=ROOT)


def test_workflows_give_no_more_rights_than_needed() -> None:
    run(scripts(Path(sys.prefix)) / "zizmor", "--offline", "--no-progress", ".github/workflows", cwd=ROOT)


def test_a_release_needs_its_part_of_the_changelog() -> None:
    text = "# Changelog\n\n## 1.2.0\n\n- new\n\n## 1.1.0\n\n- old\n"
    assert changes(text, "1.2.0") == "- new"
    with pytest.raises(SystemExit, match=r"no part '## 1.3.0'"):
        changes(text, "1.3.0")
    wrong = subprocess.run(
        [sys.executable, "tools/release.py", "check", "v99"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert wrong.returncode == 1
    assert "the tag is v99" in wrong.stderr


def test_mutants_are_small_and_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(
        "def can_pay(gold: int, price: int) -> bool:\n    return gold >= price + 1\n", encoding="utf-8"
    )
    told = {(mutant.before, mutant.after) for mutant in mutants(file)}
    assert told == {(">=", ">"), ("+", "-"), ("1", "2")}
    for mutant in mutants(file):
        changed = planted(mutant)
        assert changed != file.read_text(encoding="utf-8")
        compile(changed, "rules.py", "exec")


def test_the_page_of_verbs_is_fresh() -> None:
    """`make types` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()
