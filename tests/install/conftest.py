"""One build and one environment for all tests of this folder, whichever worker needs them first."""

import os
import sys
from pathlib import Path

import pytest

from tests.install.building import ROOT, clean_copy, environment_with, made_once, run

# Where make has built the client, from the same sources.
CLIENT = ROOT / "src/ennead/server/static"
# Knows what the build asks of npm; what `npm run build` would write has been written by make already.
NPM = f"""#!/bin/sh -e
case "$*" in
"ci --silent") cp package-lock.json node_modules ;;
"run --silent build") cmp package-lock.json node_modules; mkdir -p ../src/ennead/server
    cp -R '{CLIENT}' ../src/ennead/server/static ;;
*) echo "npm $* is not expected"; exit 1 ;;
esac
"""


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers of this run see."""
    base = tmp_path_factory.getbasetemp()
    place = (base if worker_id == "master" else base.parent) / "install"
    place.mkdir(exist_ok=True)
    return place


@pytest.fixture(scope="session")
def sdist(shared: Path) -> Path:
    """The source distribution, built from a clean copy; a long test builds one with the real npm."""

    def build(place: Path) -> None:
        copy = clean_copy(place / "copy")
        path = os.environ["PATH"]
        if (CLIENT / "index.html").is_file():
            npm = place / "bin/npm"
            npm.parent.mkdir()
            npm.write_text(NPM, encoding="utf-8")
            npm.chmod(0o755)
            path = f"{npm.parent}{os.pathsep}{path}"
        run(sys.executable, "-m", "build", "--sdist", "--outdir", place, copy, cwd=place, PATH=path)

    return next(made_once(shared / "sdist", build).glob("*.tar.gz"))


@pytest.fixture(scope="session")
def wheel(shared: Path, sdist: Path) -> Path:
    """The wheel made from it, on a machine without Node."""

    def build(place: Path) -> None:
        command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--wheel-dir"]
        said = run(*command, place, sdist, cwd=place, PATH=str(Path(sys.executable).parent))
        assert "nodejs" not in said, "an sdist brings the client; no Node must be fetched for it"

    return next(made_once(shared / "wheel", build).glob("*.whl"))


@pytest.fixture(scope="session")
def home(shared: Path, wheel: Path) -> Path:
    """An environment in which only `ennead[server]` was installed."""
    return made_once(shared / "home", lambda place: environment_with(place, f"{wheel}[server]"))
