"""Compiles the engine into the wheel with mypyc when ENNEAD_COMPILE=1; otherwise the wheel is pure Python.

Compilation happens in a temporary copy, so the source tree stays clean; an editable install is not compiled.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("ennead/core", "ennead/games")
# Hot parts of other packages.
MODULES = ("ennead/bots/search.py",)
# These stay interpreted: the registry imports games by name, and declarations of shapes are read at run time.
INTERPRETED = ("ennead/games/__init__.py", "ennead/games/*/shape.py", "ennead/core/shape.py")
# Name of the shared library. No dot in it: mypyc derives every module's __file__ from the library's place.
GROUP = "ennead"
NEEDS = ["mypy[mypyc]>=1.18,<3", "setuptools>=75", "types-PyYAML"]

# Runs in a process of its own. mypyc writes one C file a module; setuptools would compile them one by one.
SETUP = '''
import json, os
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify


def compile(self, sources, output_dir=None, macros=None, include_dirs=None,
            debug=False, extra_preargs=None, extra_postargs=None, depends=None):
    """CCompiler.compile, with a thread for each core."""
    macros, objects, extra, pp, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc = self._get_cc_args(pp, debug, extra_preargs)

    def one(target):
        if target in build:
            source, suffix = build[target]
            self._compile(target, source, suffix, cc, extra, pp)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, objects))
    return objects


if os.name == "posix":
    CCompiler.compile = compile
with open("job.json") as file:
    job = json.load(file)
setup(name="native", packages=[], ext_modules=mypycify(job["paths"], **job["options"]))
'''


def wanted() -> bool:
    return os.environ.get("ENNEAD_COMPILE") == "1"


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources."""

    PLUGIN_NAME = "custom"
    work: Path | None = None

    def dependencies(self) -> list[str]:
        return NEEDS if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or not wanted():
            return
        self.work = Path(tempfile.mkdtemp(prefix="ennead-build-"))
        build_data["force_include"].update(compile_engine(Path(self.root) / "src" / "ennead", self.work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            shutil.rmtree(self.work)


def compile_engine(package: Path, work: Path) -> dict[str, str]:
    """Compile a copy of the sources; each built file, and its place in the wheel."""
    tree, out = work / "tree", work / "out"
    shutil.copytree(package, tree / "ennead", ignore=shutil.ignore_patterns("__pycache__", "static"))
    found = sorted(path.relative_to(tree) for part in PACKAGES for path in (tree / part).rglob("*.py"))
    paths = [path.as_posix() for path in found if not any(path.match(pattern) for pattern in INTERPRETED)]
    job = {
        "paths": ["--config-file=", *paths, *MODULES],
        "options": {"opt_level": "3", "debug_level": "0", "multi_file": True, "group_name": GROUP},
    }
    (tree / "job.json").write_text(json.dumps(job))
    (tree / "setup.py").write_text(SETUP)
    build = ["build_ext", "--build-lib", str(out), "--build-temp", str(work / "temp")]
    subprocess.run([sys.executable, "setup.py", "-q", *build], cwd=tree, check=True)
    return {str(path): path.relative_to(out).as_posix() for path in out.rglob("*.so")}
