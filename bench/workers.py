"""What spreading costs: actions a CPU second of all servers together, with two and with four on one database.

    python bench/workers.py --tables 60 --think 0.25 --record services.json
    python bench/workers.py --sqlite base=../main/.venv/bin/python --sqlite head=.venv/bin/python

Two cores can't show that four servers carry more, but CPU time shows what an action costs them together:
where a table's people share a server (as behind a proxy that spreads by the table's address), and where
chance spreads them. A server that is less busy needs more for an action, alone as well (it wakes up for each
instead of finding several at once); so servers are compared with one that has as many tables as each of
them (`of_one_as_busy`, judged), and with one that has all of them (`of_one`). PostgreSQL and Redis are
started from Debian's packages. With --sqlite two versions are compared in turns with one process on SQLite
instead: what all this costs those who need none of it.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.cluster import Member, running, server
from tests.server.test_kill import children_of
from tests.services import Postgres, Redis, Service

import load

COUNTS = (2, 4)
# Seconds of CPU an action took, by service: as many as were noted.
Recorded = dict[str, list[float]]
BAR = 0.85
SLOWER = 1.05


def spread(runs: list[Any], bases: list[str], by_table: bool) -> list[Any]:
    """The same sockets, each at one of the servers."""
    dice = random.Random(1)
    homes: dict[str, str] = {}
    found = []
    for screen, address, cookie in runs:
        home = homes.setdefault(screen.table.id, dice.choice(bases)) if by_table else dice.choice(bases)
        path = address.split("/api/", 1)[1]
        found.append((screen, f"{home.replace('http', 'ws', 1)}/api/{path}", cookie))
    return found


def cpu_of_tree(pid: int) -> float:
    """CPU seconds of a process and all it has started, ended or not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    own = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(cpu_of_tree, sorted(children_of(pid))))


def cpu_exactly(pid: int) -> float:
    """CPU seconds of a process and those it has started and that still live, to the nanosecond."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    own = sum(int(each.read_text().split()[0]) for each in threads) / 1e9
    return own + sum(map(cpu_exactly, sorted(children_of(pid))))


async def record(tables: Sequence[load.Table], pids: dict[str, list[int]], found: Recorded) -> None:
    """What an action costs each service, noted every second."""

    def counted() -> int:
        return sum(table.acknowledged for table in tables)

    def spent() -> dict[str, float]:
        return {name: sum(map(cpu_exactly, each)) for name, each in pids.items()}

    actions, cpu = counted(), spent()
    while True:
        await asyncio.sleep(1)
        (had, actions), (before, cpu) = (actions, counted()), (cpu, spent())
        if actions > had:
            for name in pids:
                found.setdefault(name, []).append(max(0.0, cpu[name] - before[name]) / (actions - had))


async def play(
    arguments: argparse.Namespace,
    members: list[Member],
    by_table: bool,
    tables_wanted: int,
    services: Sequence[Service] = (),
    costs: list[str] | None = None,
    recorded: Recorded | None = None,
) -> float:
    """Actions a CPU second of the servers; what they cost the services is noted beside."""
    bases = [member.base for member in members]
    pids = [member.process.pid for member in members if member.process is not None]
    tables, runs = await load.seat_everybody(bases[0], tables_wanted, arguments.seats, arguments.think)
    tasks = await load.open_screens(spread(runs, bases, by_table))
    await asyncio.sleep(arguments.warm_up)
    before = sum(map(load.cpu_seconds, pids))
    behind = [each.process.pid for each in services if each.process is not None]
    began = list(map(cpu_of_tree, behind))
    if recorded is not None:
        named = {"servers": pids, "postgres": behind[:1], "redis": behind[1:]}
        tasks.append(asyncio.create_task(record(tables, named, recorded)))
    counted = sum(table.acknowledged for table in tables)
    await asyncio.sleep(arguments.seconds)
    actions = sum(table.acknowledged for table in tables) - counted
    busy = sum(map(load.cpu_seconds, pids)) - before
    spent = [cpu_of_tree(pid) - had for pid, had in zip(behind, began, strict=True)]
    if costs is not None:
        told = [
            f"{type(each).__name__} {1000 * cpu / actions:.2f}"
            for each, cpu in zip(services, spent, strict=True)
        ]
        costs.append(
            f"{actions} actions, ms of CPU each: servers {1000 * busy / actions:.2f}, {', '.join(told)}"
        )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    errors = [error for table in tables for error in table.errors]
    if errors:
        raise SystemExit(f"errors: {errors[:3]}")
    return actions / busy


async def compare_counts(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    found: dict[str, list[float]] = {}
    recorded: Recorded = {}
    postgres, redis = Postgres(), Redis()
    with postgres.running(), redis.running():
        env = {} if arguments.notify else {"ENNEAD_REDIS": redis.address}

        async def measure(turn: int, count: int, tables: int, ways: tuple[bool, ...]) -> None:
            database = postgres.new_database(f"bench_{turn}_{count}_{tables}")
            members = [server(folder, database, **env) for _ in range(count)]
            for member in members:
                member.run_by(arguments.python)
            with running(*members):
                for by_table in ways:
                    name = _name(count, tables, by_table)
                    costs: list[str] = []
                    noted = recorded if count == 1 and tables == arguments.tables else None
                    speed = await play(arguments, members, by_table, tables, (postgres, redis), costs, noted)
                    found.setdefault(name, []).append(speed)
                    print(name, round(speed, 1), *costs, file=sys.stderr)

        for turn in range(arguments.turns):
            await measure(turn, 1, arguments.tables, (True,))
            for count in COUNTS:
                await measure(turn, 1, arguments.tables // count, (True,))
                await measure(turn, count, arguments.tables, (True, False))
    if arguments.record is not None:
        arguments.record.write_text(json.dumps({"seconds_of_an_action": recorded}), encoding="utf-8")
    medians = {name: statistics.median(values) for name, values in found.items()}
    told: dict[str, Any] = {
        name: {"actions_a_cpu_second": round(value, 1)} for name, value in medians.items()
    }
    for count in COUNTS:
        for by_table in (True, False):
            name = _name(count, arguments.tables, by_table)
            for against, tables in (
                ("of_one_as_busy", arguments.tables // count),
                ("of_one", arguments.tables),
            ):
                told[name][against] = round(medians[name] / medians[_name(1, tables, True)], 3)
    return told


def _name(count: int, tables: int, by_table: bool) -> str:
    way = "" if count == 1 else ", each at one of them" if by_table else ", by chance"
    return f"{count} with {tables} tables{way}"


async def compare_versions(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Two environments in turns on SQLite."""
    found: dict[str, list[float]] = {}
    for turn in range(arguments.turns):
        for named in arguments.sqlite:
            name, _, python = named.partition("=")
            member = server(folder, str(folder / f"{name}-{turn}.sqlite3"))
            member.run_by(python)
            with running(member):
                found.setdefault(name, []).append(await play(arguments, [member], True, arguments.tables))
                print(name, round(found[name][-1], 1), file=sys.stderr)
    return {name: round(statistics.median(values), 1) for name, values in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=0.25)
    parser.add_argument("--warm-up", type=float, default=3)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--notify", action="store_true", help="PostgreSQL's notifications instead of Redis")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep service times for bench/scale.py")
    parser.add_argument("--python", default=sys.executable, help="which Python runs the servers")
    parser.add_argument("--sqlite", action="append", metavar="NAME=PYTHON", help="compare versions on SQLite")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        compare = compare_versions if arguments.sqlite else compare_counts
        told = asyncio.run(compare(arguments, Path(name)))
    told["load_average"] = round(os.getloadavg()[0], 1)
    print(json.dumps(told, indent=2))
    if arguments.sqlite:
        base, head = (told[named.partition("=")[0]] for named in arguments.sqlite[:2])
        raise SystemExit(base > SLOWER * head)
    judged = [told[_name(count, arguments.tables, True)]["of_one_as_busy"] for count in COUNTS]
    raise SystemExit(any(value < BAR for value in judged))


if __name__ == "__main__":
    main()
