"""What a release needs: a tag that is the version, its part of the changelog, checksums of all files.

python tools/release.py check v1.2.3 · python tools/release.py notes v1.2.3
"""

import hashlib
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def version() -> str:
    text = (ROOT / "src/ennead/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def changes(changelog: str, number: str) -> str:
    """What the changelog says about a version."""
    found = re.search(rf"^## {re.escape(number)}\b.*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"CHANGELOG.md has no part '## {number}'")
    return found[1].strip()


def check(tag: str) -> None:
    if tag != f"v{version()}":
        raise SystemExit(f"the tag is {tag}, the version v{version()}")
    changes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())


def notes(tag: str) -> None:
    check(tag)
    out = ROOT / "build"
    out.mkdir(exist_ok=True)
    text = changes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())
    (out / "notes.md").write_text(text + "\n", encoding="utf-8")
    files = sorted(path for path in (ROOT / "dist").iterdir() if path.is_file())
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


if __name__ == "__main__":
    {"check": check, "notes": notes}[sys.argv[1]](sys.argv[2])
