"""Compiles the engine into the wheel with mypyc when ENNEAD_COMPILE=1; otherwise the wheel is pure Python."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games")
# The registry stays interpreted: it imports games by name.
INTERPRETED = ("games/__init__.py",)


def wanted() -> bool:
    return os.environ.get("ENNEAD_COMPILE") == "1"


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources; an editable install is never compiled."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.18", "setuptools>=75", "types-PyYAML"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        self._folder = tempfile.mkdtemp(prefix="ennead-build-")
        source = Path(self._folder) / "src"
        shutil.copytree(Path(self.root) / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        for library in compile_engine(source):
            build_data["force_include"][str(library)] = str(library.relative_to(source))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if wanted() and version != "editable":
            shutil.rmtree(self._folder)


def compile_engine(source: Path) -> list[Path]:
    """Compile in place below `source` and return the extension modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    package = source / "ennead"
    files = [
        path
        for part in COMPILED
        for path in sorted((package / part).rglob("*.py"))
        if path.relative_to(package).as_posix() not in INTERPRETED
    ]
    before = Path.cwd()
    os.chdir(source)
    try:
        names = [str(path.relative_to(source)) for path in files]
        modules = mypycify(["--strict", "--python-version", "3.11", *names], opt_level="3")
        distribution = Distribution({"name": "ennead", "ext_modules": modules})
        command = distribution.get_command_obj("build_ext")
        command.inplace = True  # type: ignore[attr-defined]
        command.parallel = 2  # type: ignore[attr-defined]
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return [path for path in source.rglob("*.so") if "build" not in path.relative_to(source).parts]
