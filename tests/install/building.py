"""Building distributions from a clean copy, and environments that hold nothing but them."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
# A compiled build on two busy cores takes its time.
PATIENCE = 2700.0


def attempt(*command: str | Path, cwd: Path, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command outside the repository, without its paths."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ENNEAD_"))}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        input=typed,
        env={**clean, "PYTHONIOENCODING": "utf-8", **env},
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=PATIENCE,
        check=False,
    )


def run(*command: str | Path, cwd: Path, typed: str = "", **env: str) -> str:
    """Run a command that must succeed; what it printed."""
    done = attempt(*command, cwd=cwd, typed=typed, **env)
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}"
    return done.stdout


def clean_copy(to: Path) -> Path:
    """The files git knows or would add, as a fresh clone would have them."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in listed.stdout.decode().split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, to / name)
    return to


def made_once(place: Path, make: Callable[[Path], None]) -> Path:
    """A folder that is made by the first worker who asks; the others wait for it."""
    done, failed = place.with_suffix(".done"), place.with_suffix(".failed")
    try:
        place.mkdir()
    except FileExistsError:
        return wait_for(done, failed, place)
    try:
        make(place)
    except BaseException:
        failed.touch()
        raise
    done.touch()
    return place


def wait_for(done: Path, failed: Path, place: Path) -> Path:
    deadline = time.monotonic() + PATIENCE
    while not done.exists():
        assert not failed.exists(), f"another worker could not make {place.name}"
        assert time.monotonic() < deadline, f"{place.name} takes longer than {PATIENCE:g} s"
        time.sleep(0.2)
    return place


def scripts(environment: Path) -> Path:
    """Where an environment keeps its commands."""
    return environment / ("Scripts" if os.name == "nt" else "bin")


def environment_with(place: Path, *requirements: str) -> None:
    """An empty environment, and in it only what is asked for."""
    run(sys.executable, "-m", "venv", place, cwd=place.parent)
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(scripts(place) / "python", *pip, *requirements, cwd=place.parent)
