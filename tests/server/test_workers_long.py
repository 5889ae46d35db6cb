"""Several servers on one database under what happens to servers: kills, restarts of services, races."""

import asyncio
import contextlib
import itertools
import os
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.databases import awaited
from tests.server.client import Person, Screen
from tests.server.cluster import Member, running, server
from tests.server.test_kill import LOST, Player, catch_up, check
from tests.services import Postgres, Redis

KILLS = int(os.environ.get("ENNEAD_TEST_WORKER_KILLS", "300"))
RESTARTS = int(os.environ.get("ENNEAD_TEST_SERVICE_RESTARTS", "20"))
RACES = int(os.environ.get("ENNEAD_TEST_RACES", "10000"))
MOST_ANALYSES = 3
GAMES = ("amun-re", "tekhenu", "ankh", "kemet")
SERVERS, WORKERS = 3, 2
# Seconds in which somebody whose server is gone must be back, on a machine with nothing else to do.
BACK = float(os.environ.get("ENNEAD_TEST_BACK", "2"))


class Cluster:
    """Servers and workers that come and go; `living` are those that can be asked."""

    def __init__(self, members: Sequence[Member], workers: Sequence[Member]) -> None:
        self.members = members
        self.workers = workers
        self.living = list(members)
        # What Player waits for: somebody can be asked.
        self.up = asyncio.Event()
        self.up.set()

    async def kill_and_start(self, member: Member) -> None:
        if member in self.living:
            self.living.remove(member)
        member.kill()
        member.start()
        if member.port:
            await asyncio.to_thread(member.wait_until_ready)
            self.living.append(member)


class Traveller(Player):
    """Comes back at any server that lives, and notes how long that took."""

    def __init__(self, cluster: Cluster, person: Person, table: str, seed: int) -> None:
        super().__init__(cluster, person, table, seed)
        self.cluster = cluster
        self.lost_at: float | None = None
        self.away: list[float] = []

    async def come_back(self) -> Screen:
        if self.lost_at is None:
            self.lost_at = time.monotonic()
        self.person.base = self.dice.choice(self.cluster.living).base
        screen = await super().come_back()
        self.away.append(time.monotonic() - self.lost_at)
        return screen

    async def play_on(self, screen: Screen, enough: asyncio.Event) -> None:
        self.lost_at = None
        await super().play_on(screen, enough)


async def set_table(cluster: Cluster, game: str, number: int) -> list[Traveller]:
    base = cluster.living[number % len(cluster.living)].base
    guests = [await Person.guest(base, f"p{number}-{seat}") for seat in range(2)]
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = await guests[0].new_table(seats, public=True, game=game)
    await guests[1].post(f"/api/tables/{table['id']}/join", {"seat": "B"})
    await guests[0].post(f"/api/tables/{table['id']}/start")
    return [Traveller(cluster, guest, table["id"], number * 10 + at) for at, guest in enumerate(guests)]


async def analysed(person: Person, table: str) -> None:
    """Whatever became of those who worked on it, somebody finishes an analysis."""
    path = f"/api/tables/{table}/analysis"
    while (state := await person.get(path))["analysis"] is None:
        if state["status"] in ("none", "failed"):
            await person.post(path, {})
        await asyncio.sleep(0.5)


async def play_through(
    cluster: Cluster, trouble: Iterator[Any], database: str, tables: int = 1
) -> tuple[int, list[float]]:
    """Play all four games while `trouble` happens; acknowledged actions, and how long people were away."""
    enough = asyncio.Event()
    games = [game for game in GAMES for _ in range(tables)]
    groups = [await set_table(cluster, game, number) for number, game in enumerate(games)]
    playing, fresh = groups[:], itertools.count(len(games))
    asked: list[str] = []
    tasks = {asyncio.create_task(player.play(enough)) for group in groups for player in group}
    try:
        for happening in trouble:
            await happening
            for group in [each for each in playing if all(player.finished for player in each)]:
                # Somebody makes a new table, in the middle of it all.
                with contextlib.suppress(*LOST, AssertionError):
                    number = next(fresh)
                    more = await set_table(cluster, GAMES[number % len(GAMES)], number)
                    playing.remove(group)
                    if len(asked) < MOST_ANALYSES:
                        asked.append(group[0].table)
                        await more[0].person.post(f"/api/tables/{group[0].table}/analysis", {})
                    playing.append(more)
                    groups.append(more)
                    games.append(GAMES[number % len(GAMES)])
                    tasks |= {asyncio.create_task(player.play(enough)) for player in more}
        enough.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
        for group in groups:
            for player in group:
                player.person.http.base_url = cluster.living[0].base
            await asyncio.wait_for(catch_up(list(group)), 300)
        for id in asked:
            await asyncio.wait_for(analysed(groups[0][0].person, id), 600)
    finally:
        for task in tasks:
            task.cancel()
    total = 0
    for game, group in zip(games, groups, strict=True):
        gone = [player.gone for player in group if player.gone]
        assert not gone, f"a screen went back: {gone}"
        total += await check(database, game, list(group))
    return total, [away for group in groups for player in group for away in player.away]


@contextlib.contextmanager
def cluster_of(folder: Path, postgres: Postgres, redis: Redis, database: str) -> Iterator[Cluster]:
    env = {"ENNEAD_REDIS": redis.address, "ENNEAD_JOBS": "queue", "ENNEAD_ANALYSIS_ITERATIONS": "2"}
    members = [server(folder, database, **env) for _ in range(SERVERS)]
    workers = [Member(folder, "work", "--db", database, env=env) for _ in range(WORKERS)]
    with running(*members, *workers):
        yield Cluster(members, workers)


@pytest.mark.long
@awaited
async def test_kills_of_random_servers_and_workers(tmp_path: Path) -> None:
    dice = random.Random(2)
    postgres, redis = Postgres(), Redis()
    with postgres.running(), redis.running():
        database = postgres.new_database("kills")
        with cluster_of(tmp_path, postgres, redis, database) as cluster:

            def kills() -> Iterator[Any]:
                for _ in range(KILLS):
                    yield asyncio.sleep(dice.uniform(0.05, 0.5))
                    # One server stays: somebody must be there to come back to.
                    yield cluster.kill_and_start(dice.choice([*cluster.members, *cluster.workers]))

            total, away = await play_through(cluster, kills(), database)
    away.sort()
    print(f"{KILLS} kills, {total} acknowledged actions, none lost or doubled; {len(away)} returns, ", end="")
    print(f"median {away[len(away) // 2]:.2f} s, longest {away[-1]:.2f} s")
    assert away[-1] <= BACK


@pytest.mark.long
@pytest.mark.parametrize("service", ["postgres", "redis"])
@awaited
async def test_restarts_of_services(tmp_path: Path, service: str) -> None:
    dice = random.Random(3)
    postgres, redis = Postgres(), Redis()
    with postgres.running(), redis.running():
        database = postgres.new_database("restarts")
        with cluster_of(tmp_path, postgres, redis, database) as cluster:

            def restarts() -> Iterator[Any]:
                for _ in range(RESTARTS):
                    yield asyncio.sleep(dice.uniform(1, 5))
                    yield asyncio.to_thread((postgres if service == "postgres" else redis).restart)

            total, _ = await play_through(cluster, restarts(), database)
    print(f"{RESTARTS} restarts of {service}, {total} acknowledged actions, none lost or doubled")


@pytest.mark.long
@awaited
async def test_two_servers_race_for_the_same_tables(tmp_path: Path) -> None:
    """Two sockets of one person at two servers decide at full speed: the log is one legal game."""
    postgres, redis = Postgres(), Redis()
    with postgres.running(), redis.running():
        database = postgres.new_database("races")
        members = [server(tmp_path, database, ENNEAD_REDIS=redis.address) for _ in range(2)]
        with running(*members):
            cluster = Cluster(members, [])
            person = await Person.guest(members[0].base, "Anna")
            acts = wins = 0
            players: list[tuple[str, list[Racer]]] = []
            for game in itertools.cycle(GAMES):
                if acts >= RACES:
                    break
                more: list[dict[str, Any]] = [{"kind": "hotseat", "name": name} for name in ("Boris", "Cleo")]
                id = (await person.new_table([{"kind": "me"}, *more], game=game, start=True))["id"]
                racers = [Racer(cluster, person, id, 2 * len(players) + at) for at in range(2)]
                players.append((game, racers))
                await asyncio.gather(
                    *(racer.race(member.base) for racer, member in zip(racers, members, strict=True))
                )
                acts += sum(racer.sent for racer in racers)
                wins += sum(len(racer.acknowledged) for racer in racers)
            total = 0
            for game, racers in players:
                total += await check(database, game, list(racers))
    print(f"{acts} actions at two servers, {wins} accepted, {acts - wins} refused, each log one legal game")
    assert total == wins
    assert wins < acts, "nobody ever raced"


class Racer(Traveller):
    """Decides as soon as it can, whatever the other does."""

    sent = 0

    async def race(self, base: str) -> None:
        self.person.base = base
        screen = await self.person.sit(self.table)
        while not screen.over:
            choices = screen.choices()
            if not choices:
                await screen.read(60)
                continue
            seat, action = self.dice.choice(choices)
            key, self.sent = screen.key(), self.sent + 1
            answer = await screen.ask("submit", key=key, seat=seat, action=action)
            if answer["type"] == "ack":
                self.acknowledged[key] = (answer["seq"], action)
                while screen.seq < answer["seq"]:
                    await screen.read(60)
        self.note(screen)
        await screen.close()
