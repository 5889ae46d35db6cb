"""The container's files: linted, and every step of theirs taken in a plain environment."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import warnings
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.databases import POSTGRES
from tests.install.building import ROOT, clean_copy, environment_with, run, scripts
from tests.install.serving import assert_page, free_port, played_game, running

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
# An image may have 250 MB; python:3.13-slim-bookworm has about 125 of them.
MOST_BYTES = 120_000_000


def instructions() -> list[tuple[str, str]]:
    """(RUN, what is run) and so on, with continued lines put together."""
    lines = [line for line in DOCKERFILE.splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in joined.splitlines() if line]


def last(instruction: str) -> str:
    return [value for name, value in instructions() if name == instruction][-1]


def environment() -> dict[str, str]:
    return dict(part.split("=", 1) for part in shlex.split(last("ENV")))


def test_the_files_are_sound() -> None:
    run(scripts(Path(sys.prefix)) / "hadolint", "Dockerfile", cwd=ROOT)
    check = ["-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"]
    run(sys.executable, *check, cwd=ROOT)


def test_the_image_runs_without_rights_and_can_be_read_only() -> None:
    assert last("USER") == "10001:10001"
    assert "/readyz" in last("HEALTHCHECK")
    server = COMPOSE["services"]["ennead"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "ports" not in server, "only the proxy is open to the world"


def build_context(place: Path) -> Path:
    """What `COPY . .` brings in: a clean copy without what .dockerignore names."""
    clean_copy(place)
    for pattern in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        for path in place.iterdir():
            if fnmatch(path.name, pattern):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
    return place


@pytest.mark.long
def test_every_step_of_the_dockerfile_works(tmp_path: Path) -> None:
    """Its paths lie in a folder of the test's; the steps are the file's own."""
    source = build_context(tmp_path / "src")
    environment_with(tmp_path / "machine", "pip>=24")
    path = f"{scripts(tmp_path / 'machine')}{os.pathsep}{os.environ['PATH']}"
    for name, step in instructions():
        if name == "RUN":
            run("sh", "-euc", here(step, tmp_path), cwd=source, PATH=path)
    image = tmp_path / "opt/ennead"
    assert sum(file.lstat().st_size for file in image.rglob("*")) < MOST_BYTES
    engine = run(image / "bin/python", "-c", "import ennead.core.state as s; print(s.__file__)", cwd=tmp_path)
    assert engine.strip().endswith(".so")

    port = free_port()
    settings = {**environment(), "ENNEAD_HOST": "127.0.0.1", "ENNEAD_PORT": str(port), "HOME": str(tmp_path)}
    settings["PATH"] = f"{image / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = [str(image / "bin" / json.loads(last("ENTRYPOINT"))[0]), *json.loads(last("CMD"))]
    health = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    with running(command, port, tmp_path / "data", **settings) as base:
        subprocess.run([image / "bin" / health[0], *health[1:]], env={**os.environ, **settings}, check=True)
        assert_page(base)
        assert played_game(base) == "finished"


def here(step: str, folder: Path) -> str:
    """The step with the image's paths below a folder; only root may give files away."""
    for path in ("/opt/ennead", "/data"):
        step = step.replace(path, f"{folder}{path}")
    return step if os.getuid() == 0 else step.replace("-o 10001 -g 10001 ", "")


def filled_in(value: str, known: dict[str, str]) -> str:
    """A value of compose.yaml with its variables."""
    value = re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: known[found[1]], value)
    return re.sub(r"\$\{(\w+):-([^}]*)\}", lambda found: known.get(found[1], found[2]), value)


@pytest.mark.long
def test_what_compose_starts_works_together(home: Path, tmp_path: Path) -> None:
    """The server with compose's settings, on PostgreSQL where one is named, behind compose's proxy."""
    proxy = shutil.which("caddy")
    if proxy is None:
        assert os.environ.get("CI") != "true", "CI must try the proxy; install caddy"
        warnings.warn("*** the proxy of compose.yaml is NOT tried: there is no caddy ***", stacklevel=1)
        pytest.skip("no caddy")
    behind, front = free_port(), free_port()
    known = {"ENNEAD_DB_PASSWORD": "a-long-word", "ENNEAD_SITE": f"http://127.0.0.1:{front}"}
    service = COMPOSE["services"]["ennead"]
    settings = {name: filled_in(value, known) for name, value in service["environment"].items()}
    assert settings["ENNEAD_DB"] == "postgresql://ennead:a-long-word@db/ennead"
    settings["ENNEAD_DB"] = POSTGRES or str(tmp_path / "tables.sqlite3")
    settings["ENNEAD_PROXIES"] = "127.0.0.1"
    if POSTGRES:
        run(scripts(home) / "python", "-m", "pip", "install", "--quiet", "asyncpg", cwd=tmp_path)
    command = [proxy, "run", "--config", str(ROOT / "Caddyfile"), "--adapter", "caddyfile"]
    of_proxy = {
        name: filled_in(value, known) for name, value in COMPOSE["services"]["proxy"]["environment"].items()
    }
    of_proxy["ENNEAD_SERVER"] = f"127.0.0.1:{behind}"
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        of_proxy[name] = str(tmp_path)
    serve = [scripts(home) / "ennead", "serve", "--port", str(behind)]
    with (
        running(serve, behind, tmp_path, **settings),
        running(command, front, tmp_path, **of_proxy) as base,
    ):
        assert_page(base)
        assert played_game(base) == "finished"
