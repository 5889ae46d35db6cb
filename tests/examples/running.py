"""Running an example as a reader would."""

import os
import subprocess
import sys
from pathlib import Path

from tests.install.building import ROOT

EXAMPLES = ROOT / "examples"


def run(folder: Path, *command: str, patience: float = 600) -> str:
    """Run Python in the folder with the examples beside it; what it printed."""
    path = os.pathsep.join([str(ROOT / "src"), str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "MPLBACKEND": "agg"},
        text=True,
        encoding="utf-8",
        capture_output=True,
        timeout=patience,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
