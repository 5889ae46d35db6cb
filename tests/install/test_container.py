"""The container's files: linted, and every step of theirs taken in a plain environment."""

import ipaddress
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from ennead.server.settings import BadSetting, Settings, from_environment
from tests.install.building import ROOT, attempt, clean_copy, environment_with, run, scripts
from tests.install.serving import assert_page, free_port, played_game, running
from tests.server.cluster import Member
from tests.server.cluster import running as members
from tests.services import Redis

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
# What a reader of compose.yaml writes into `.env`.
ANSWERS = {
    "ENNEAD_DB_PASSWORD": "a-long-word",
    "ENNEAD_SITE": "games.example.org",
    "ENNEAD_SECURE": "1",
    "ENNEAD_BOT_WORKERS": "3",
    "ENNEAD_WORKERS": "2",
}
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
    server = SERVICES["ennead"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "ports" not in server, "only the proxy is open to the world"


def is_setting(variable: str) -> bool:
    """Whether the server reads it: some value of it is refused or changes something."""
    try:
        return any(from_environment({variable: value}) != Settings() for value in ("1", "9"))
    except BadSetting:
        return True


def test_the_files_set_only_what_the_server_reads() -> None:
    named = {*environment(), *SERVICES["ennead"]["environment"], *SERVICES["bots"]["environment"]}
    ours = {name for name in named if name.startswith("ENNEAD_")}
    assert len(ours) > 5
    assert [name for name in ours if not is_setting(name)] == []
    assert not is_setting("ENNEAD_NONSENSE")
    server = from_environment(of_service("ennead"))
    assert (server.secure, server.hosts, server.workers) == (True, ("games.example.org",), 2)
    assert (server.jobs, from_environment(of_service("bots")).bot_workers) == ("queue", 3)
    assert from_environment(environment()).host == "0.0.0.0"


def test_the_commands_of_the_files_exist() -> None:
    started = json.loads(last("CMD"))
    assert all("entrypoint" not in service for service in SERVICES.values())
    told = {name: service["command"] for name, service in SERVICES.items() if "command" in service}
    assert told == {"bots": ["work"]}
    page = (ROOT / "docs/containers.md").read_text(encoding="utf-8")
    inside = [
        shlex.split(line) for line in re.findall(r"^docker exec ennead ennead (.+)$", page, re.MULTILINE)
    ]
    assert inside
    for command in (started, *told.values(), *inside):
        words = [word for word in command if not word.startswith(("-", "/"))]
        said = run(sys.executable, "-m", "ennead", *words, "--help", cwd=ROOT, COLUMNS="200")
        assert "Usage" in said


def test_the_services_know_each_other() -> None:
    server, database, proxy = (of_service(name) for name in ("ennead", "db", "proxy"))
    assert server["ENNEAD_DB"] == (
        f"postgresql://{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}@db/{database['POSTGRES_DB']}"
    )
    assert of_service("bots")["ENNEAD_DB"] == server["ENNEAD_DB"]
    assert server["ENNEAD_REDIS"] == "redis://redis"
    assert proxy["ENNEAD_SITE"] == server["ENNEAD_HOSTS"]
    target = re.search(
        r"reverse_proxy \{\$ENNEAD_SERVER:(.+)\}", (ROOT / "Caddyfile").read_text(encoding="utf-8")
    )
    assert target is not None
    assert target[1] == f"ennead:{environment()['ENNEAD_PORT']}"
    address = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    assert server["ENNEAD_PROXIES"] == address
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert ipaddress.ip_address(address) in ipaddress.ip_network(subnet)
    for service in SERVICES.values():
        for needed, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert "healthcheck" in SERVICES[needed] or "build" in SERVICES[needed], f"nobody asks {needed}"
        kept = {volume.partition(":")[0] for volume in service.get("volumes", [])}
        assert {name for name in kept if not name.startswith(".")} <= set(COMPOSE["volumes"])


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
        assert played_game(base, "amun-re") == "finished"


def here(step: str, folder: Path) -> str:
    """The step with the image's paths below a folder; only root may give files away."""
    for path in ("/opt/ennead", "/data"):
        step = step.replace(path, f"{folder}{path}")
    return step if os.getuid() == 0 else step.replace("-o 10001 -g 10001 ", "")


def of_service(name: str, **answers: str) -> dict[str, str]:
    """The environment of a service of compose.yaml, with the reader's answers filled in."""
    known = {**ANSWERS, **answers}

    def filled_in(value: str) -> str:
        value = re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: known[found[1]], value)
        return re.sub(r"\$\{(\w+):-([^}]*)\}", lambda found: known.get(found[1], found[2]), value)

    return {variable: filled_in(value) for variable, value in SERVICES[name]["environment"].items()}


def program(name: str, *places: str) -> str:
    """A program of this machine that stands for a service's image."""
    found = shutil.which(name, path=os.pathsep.join([os.environ["PATH"], *places]))
    if found is None:
        assert os.environ.get("CI") != "true", f"CI must try what compose.yaml starts; install {name}"
        warnings.warn(f"*** compose.yaml is NOT tried: there is no {name} ***", stacklevel=1)
        pytest.skip(f"no {name}")
    return found


@contextmanager
def postgres() -> Iterator[int]:
    """The database as compose.yaml has it, by PostgreSQL of this machine; its port."""
    service = of_service("db")
    bin_folder = (
        Path(program("initdb", *map(str, Path("/usr/lib/postgresql").glob("*/bin")))).resolve().parent
    )
    # PostgreSQL refuses to run as root, and its user can't see into the folders of a test.
    folder = Path(tempfile.mkdtemp(prefix="ennead-postgres-"))
    somebody = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if somebody:
        shutil.chown(folder, "postgres")
    (folder / "password").write_text(service["POSTGRES_PASSWORD"], encoding="utf-8")
    (folder / "password").chmod(0o644)
    port = free_port()
    user: list[str | Path] = ["--username", service["POSTGRES_USER"], "--pwfile", folder / "password"]
    secrecy: list[str | Path] = ["--auth", "scram-sha-256", "--no-sync", "--pgdata", folder / "data"]
    run(*somebody, bin_folder / "initdb", *user, *secrecy, cwd=folder)
    listen = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}", "-p", str(port)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [*somebody, bin_folder / "postgres", "-D", folder / "data", *listen],
            cwd=folder,
            stdout=log,
            stderr=log,
        )
    login = {"PGHOST": "127.0.0.1", "PGPORT": str(port), "PGPASSWORD": service["POSTGRES_PASSWORD"]}
    try:
        check = SERVICES["db"]["healthcheck"]["test"][1:]
        deadline = time.monotonic() + 120
        while attempt(bin_folder / check[0], *check[1:], cwd=folder, **login).returncode:
            assert time.monotonic() < deadline, (folder / "log").read_text(encoding="utf-8")
            time.sleep(0.2)
        owner = ["--username", service["POSTGRES_USER"], "--maintenance-db", "postgres"]
        run(bin_folder / "createdb", *owner, service["POSTGRES_DB"], cwd=folder, **login)
        yield port
    finally:
        run(*somebody, bin_folder / "pg_ctl", "stop", "-m", "immediate", "-D", folder / "data", cwd=folder)
        server.wait(60)
        shutil.rmtree(folder)


def cluster_extra() -> list[str]:
    """What the image installs beside the server."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = project["optional-dependencies"]["cluster"]
    return found


@pytest.mark.long
def test_what_compose_starts_works_together(home: Path, tmp_path: Path) -> None:
    """Database, server and proxy with compose's settings and the image's command, each as a plain process."""
    caddy = [program("caddy"), "run", "--config", str(ROOT / "Caddyfile"), "--adapter", "caddyfile"]
    run(scripts(home) / "python", "-m", "pip", "install", "--quiet", *cluster_extra(), cwd=tmp_path)
    serve = [scripts(home) / json.loads(last("ENTRYPOINT"))[0], *json.loads(last("CMD"))]
    behind, front = free_port(), free_port()
    redis = Redis()
    with postgres() as port, redis.running():
        settings = of_service("ennead", ENNEAD_SITE=f"http://127.0.0.1:{front}", ENNEAD_SECURE="")
        settings["ENNEAD_DB"] = settings["ENNEAD_DB"].replace("@db/", f"@127.0.0.1:{port}/")
        settings |= {"ENNEAD_PORT": str(behind), "ENNEAD_PROXIES": "127.0.0.1"}
        settings["ENNEAD_REDIS"] = redis.address
        work = Member(tmp_path, "work", env=settings)
        work._command = [str(serve[0]), *SERVICES["bots"]["command"]]
        of_proxy = of_service("proxy", ENNEAD_SITE=f"http://127.0.0.1:{front}")
        of_proxy["ENNEAD_SERVER"] = f"127.0.0.1:{behind}"
        of_proxy |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path))
        with (
            members(work),
            running(serve, behind, tmp_path, **settings),
            running(caddy, front, tmp_path, **of_proxy) as base,
        ):
            assert_page(base)
            assert played_game(base, "amun-re") == "finished"
    assert not (tmp_path / "ennead.sqlite3").exists()
