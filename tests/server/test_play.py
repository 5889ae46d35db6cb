"""Whole games over the real socket: people, bots, hot-seat, undo, reconnecting, leaving, rematch."""

import asyncio
import random
from typing import Any

import ennead
from tests.databases import awaited
from tests.server.client import Person, Screen
from tests.server.conftest import LiveServer


async def people(server: LiveServer, *names: str) -> list[Person]:
    return [await Person.guest(server.base, name) for name in names]


async def seated(server: LiveServer, *names: str, **more: Any) -> tuple[list[Person], str]:
    """A started table with these people on its seats, in order."""
    guests = await people(server, *names)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in names[1:])]
    table = await guests[0].new_table(seats, **more)
    for guest, seat in zip(guests[1:], "BCDE", strict=False):
        await guest.post(f"/api/tables/{table['id']}/join", {"seat": seat, "invite": table["invite"]})
    await guests[0].post(f"/api/tables/{table['id']}/start")
    return guests, table["id"]


async def play_out(screens: list[Screen], dice: random.Random, most: int = 2000) -> int:
    """Everybody plays at random until the game is over; returns the number of actions."""
    done = 0
    newest = max(screen.seq for screen in screens)
    while done < most:
        for screen in screens:
            while screen.seq < newest:
                await screen.read()
        if screens[0].over:
            return done
        ready = [screen for screen in screens if screen.choices()]
        if not ready:
            await screens[0].read()
            newest = max(newest, screens[0].seq)
            continue
        screen = dice.choice(ready)
        seat, action = dice.choice(screen.choices())
        answer = await screen.ask("submit", seat=seat, action=action)
        if answer["type"] == "ack":
            done += 1
            await drain(screen, answer["seq"])
        newest = max(newest, screen.seq)
    return done


async def drain(screen: Screen, seq: int) -> None:
    while screen.seq < seq:
        await screen.read()


@awaited
async def test_three_people_play_a_whole_game(server: LiveServer) -> None:
    guests, id = await seated(server, "Анна", "Boris", "Chloé")
    screens = [await guest.sit(id) for guest in guests]
    watcher = await Person(server.base).sit(id)
    assert list(watcher.views) == ["-"]
    await play_out(screens, random.Random(1))
    while not watcher.over:
        await watcher.read()
    assert [list(screen.views) for screen in screens] == [["A"], ["B"], ["C"]]
    numbers = [message["seq"] for message in watcher.received if message["type"] == "update"]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    table = await guests[1].get(f"/api/tables/{id}")
    assert table["status"] == "finished"
    assert table["result"]["winners"]
    assert table["seed"]


@awaited
async def test_one_person_and_bots(server: LiveServer) -> None:
    guest = await Person.guest(server.base, "Anna")
    table = await guest.new_table(
        [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "name": "Ramses"}], start=True
    )
    screen = await guest.sit(table["id"])
    await play_out([screen], random.Random(2))
    assert screen.over
    kinds = {message["by"]["kind"] for message in screen.received if message["type"] == "update"}
    assert {"action", "bot"} <= kinds


@awaited
async def test_hot_seat_shows_a_view_for_each_seat_at_the_screen(live: LiveServer) -> None:
    guest = await Person.guest(live.base, "Anna")
    table = await guest.new_table(
        [{"kind": "me"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "hotseat", "name": "Chloé"}],
        start=True,
    )
    screen = await guest.sit(table["id"])
    assert list(screen.views) == ["A", "B", "C"]
    assert [view["viewer"] for view in screen.views.values()] == ["A", "B", "C"]
    await play_out([screen], random.Random(3))
    marked = [entry for entry in screen.entries if "secret" in entry]
    assert {entry["event"]["seat"] for entry in marked} == {"A", "B", "C"}, (
        "everybody buys a card in this game"
    )


@awaited
async def test_a_repeated_key_is_acknowledged_again_and_changes_nothing(server: LiveServer) -> None:
    guests, id = await seated(server, "a", "b", "c")
    screens = [await guest.sit(id) for guest in guests]
    screen = next(each for each in screens if each.choices())
    seat, action = screen.choices()[0]
    expect = screen.seq
    first = await screen.ask("submit", seat=seat, action=action, key="same")
    again = await screen.ask("submit", seat=seat, action=action, key="same", expect=expect)
    assert (first["type"], first["seq"]) == (again["type"], again["seq"]) == ("ack", 2)
    later = await guests[screens.index(screen)].sit(id)
    third = await later.ask("submit", seat=seat, action=action, key="same", expect=expect)
    assert (third["type"], third["seq"]) == ("ack", 2)
    assert (await guests[0].get(f"/api/tables/{id}"))["seq"] == 2


@awaited
async def test_two_tabs_pressing_at_once_act_once(live: LiveServer) -> None:
    guests, id = await seated(live, "a", "b", "c")
    screens = [await guest.sit(id) for guest in guests]
    mover = next(each for each in screens if each.choices())
    guest = guests[screens.index(mover)]
    tabs = [await guest.sit(id) for _ in range(4)]
    seat, action = mover.choices()[0]
    answers = await asyncio.gather(*(tab.ask("submit", seat=seat, action=action) for tab in tabs))
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused", "refused", "refused"]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert all(answer["error"]["reason"] == "stale" for answer in refused)
    assert all(answer["seq"] == 2 and answer["views"] for answer in refused)


@awaited
async def test_reconnecting_gives_what_was_missed(server: LiveServer) -> None:
    guests, id = await seated(server, "a", "b", "c")
    dice = random.Random(4)
    screens = [await guest.sit(id) for guest in guests]
    for _ in range(12):
        await play_out(screens, dice, most=6)
        for screen in screens:
            await drain(screen, max(each.seq for each in screens))
        lost = dice.randrange(3)
        old = screens[lost]
        await old.close()
        others = [screen for number, screen in enumerate(screens) if number != lost]
        await play_some(others, dice)
        new = await guests[lost].sit(id, after=old.seq)
        new.entries = [
            entry for entry in old.entries if entry["seq"] <= new.received[0].get("undone_to", old.seq)
        ] + new.entries
        fresh = await guests[lost].sit(id)
        assert new.entries == fresh.entries
        assert new.views == fresh.views
        await fresh.close()
        screens[lost] = new


async def play_some(screens: list[Screen], dice: random.Random) -> None:
    """A few actions or undos of those who are there, as long as it is theirs to decide."""
    for _ in range(4):
        newest = max(screen.seq for screen in screens)
        for screen in screens:
            await drain(screen, newest)
        ready = [screen for screen in screens if screen.choices()]
        undoable = [screen for screen in screens if screen.undo["step"] is True]
        if undoable and dice.random() < 0.4:
            screen = undoable[0]
            answer = await screen.ask("undo", seat=screen.undo["seat"], scope="step")
        elif ready:
            screen = dice.choice(ready)
            seat, action = dice.choice(screen.choices())
            answer = await screen.ask("submit", seat=seat, action=action)
        else:
            return
        assert answer["type"] == "ack", answer
        await drain(screen, answer["seq"])


async def until_undoable(screens: list[Screen], dice: random.Random) -> Screen:
    while True:
        await play_out(screens, dice, most=1)
        newest = max(screen.seq for screen in screens)
        for screen in screens:
            await drain(screen, newest)
        for screen in screens:
            if screen.undo["step"] is True:
                return screen


@awaited
async def test_undo_and_redo_reach_every_screen(server: LiveServer) -> None:
    guests, id = await seated(server, "a", "b", "c")
    screens = [await guest.sit(id) for guest in guests]
    screen = await until_undoable(screens, random.Random(5))
    before = {id_: view for each in screens for id_, view in each.views.items()}
    entries = [list(each.entries) for each in screens]
    undone = await screen.ask("undo", seat=screen.undo["seat"], scope="step")
    assert undone["type"] == "ack"
    for each in screens:
        await drain(each, undone["seq"])
        told = [message for message in each.received if message["type"] == "update"][-1]
        assert told["by"]["kind"] == "undo"
        assert told["undone_to"] < undone["seq"] - 1
    assert screen.undo["redo"] is True
    redone = await screen.ask("redo", seat=screen.undo["redo_seat"])
    assert redone["type"] == "ack"
    for each in screens:
        await drain(each, redone["seq"])
    assert {id_: view for each in screens for id_, view in each.views.items()} == before
    events = [[entry["event"] for entry in each.entries] for each in screens]
    assert events == [[entry["event"] for entry in each] for each in entries]


@awaited
async def test_undo_by_consent(server: LiveServer) -> None:
    guests, id = await seated(server, "a", "b", "c")
    screens = [await guest.sit(id) for guest in guests]
    await play_out(screens, random.Random(6), most=10)
    newest = max(screen.seq for screen in screens)
    for screen in screens:
        await drain(screen, newest)
    asked = await screens[0].ask("propose_undo", seat="A", to=4)
    assert asked["type"] == "ack"
    heard = await screens[1].until("proposal")
    assert heard["proposal"]["waiting"] == ["B", "C"]
    assert (await screens[1].ask("answer_undo", yes=True))["type"] == "ack"
    await drain(screens[2], asked["seq"] + 1)
    answer = await screens[2].ask("answer_undo", yes=True)
    assert answer["type"] == "ack"
    await drain(screens[0], answer["seq"])
    last = [message for message in screens[0].received if message["type"] == "update"][-1]
    assert last["by"]["kind"] == "undo"
    assert last["undone_to"] == 4
    at_four = await guests[0].get(f"/api/tables/{id}/history/4")
    assert at_four["view"] == screens[0].views["A"]


@awaited
async def test_previews_show_what_would_be_and_change_nothing(live: LiveServer) -> None:
    guests, id = await seated(live, "a", "b", "c")
    screens = [await guest.sit(id) for guest in guests]
    screen = next(each for each in screens if each.choices())
    seat, action = screen.choices()[-1]
    shown = await screen.ask("preview", seat=seat, action=action)
    assert shown["type"] == "preview"
    assert shown["action"] == action
    assert shown["samples"] >= 1
    assert all(effect["outcomes"] for effect in shown["effects"])
    assert shown["view"]["viewer"] == seat
    assert (await guests[0].get(f"/api/tables/{id}"))["seq"] == 1
    refused = await screen.ask("preview", seat=seat, action="offer 3")
    assert refused["type"] == "refused"


@awaited
async def test_a_bot_stands_in_and_the_person_comes_back(server: LiveServer) -> None:
    guests, id = await seated(server, "a", "b", "c")
    screens = [await guest.sit(id) for guest in guests]
    absent = await guests[0].send("POST", f"/api/tables/{id}/seats/B", {"kind": "bot"})
    assert absent.status_code == 409
    await guests[1].post(f"/api/tables/{id}/leave")
    while screens[1].table["seats"][1]["kind"] != "bot":
        await screens[1].read()
    assert list(screens[1].views) == ["-"]
    await play_out([screens[0], screens[2]], random.Random(7), most=12)
    back = await guests[1].post(f"/api/tables/{id}/seats/B", {"kind": "me"})
    assert back["seats"][1] == {**back["seats"][1], "kind": "person", "mine": True, "name": "b"}
    again = await guests[1].sit(id)
    assert list(again.views) == ["B"]
    await screens[2].close()
    await screens[0].until("table")
    for _ in range(50):
        given = await guests[0].send("POST", f"/api/tables/{id}/seats/C", {"kind": "bot"})
        if given.status_code == 200:
            break
        await asyncio.sleep(0.02)
    assert given.json()["seats"][2]["kind"] == "bot"
    assert (await guests[1].send("POST", f"/api/tables/{id}/seats/C", {"kind": "me"})).status_code == 403


@awaited
async def test_chat_is_for_those_who_sit_there(server: LiveServer) -> None:
    guests, id = await seated(server, "a", "b", "c")
    stranger = await Person.guest(server.base, "stranger")
    screens = [await guest.sit(id) for guest in guests]
    outside = await stranger.sit(id)
    await screens[0].say("chat", text="  <script>alert(1)</script>\u202e ok ")
    heard = await screens[1].until("chat")
    assert heard["text"] == "<script>alert(1)</script> ok"
    assert (heard["seat"], heard["name"]) == ("A", "a")
    refused = await outside.ask("chat", text="hello")
    assert refused["error"]["reason"] == "players-only"
    assert (await guests[2].sit(id)).received[0]["chat"][0]["text"] == heard["text"]
    assert (await stranger.sit(id)).received[0]["chat"] == []
    assert not any(message["type"] == "chat" for message in outside.received)


@awaited
async def test_presence_is_shown(live: LiveServer) -> None:
    guests, id = await seated(live, "a", "b", "c")
    screens = [await guests[0].sit(id), await guests[1].sit(id)]
    while [seat["away"] for seat in screens[0].table["seats"]] != [False, False, True]:
        await screens[0].read()
    await screens[1].close()
    while [seat["away"] for seat in screens[0].table["seats"]] != [False, True, True]:
        await screens[0].read()


@awaited
async def test_rematch_export_import_history_chart(server: LiveServer) -> None:
    guest = await Person.guest(server.base, "Anna")
    table = await guest.new_table(
        [{"kind": "me"}, {"kind": "hotseat", "name": "x"}, {"kind": "hotseat", "name": "y"}],
        start=True,
        hints=False,
    )
    id = table["id"]
    for path in ("export", "chart"):
        assert (await guest.http.get(f"/api/tables/{id}/{path}")).status_code == 409
    assert (await guest.send("POST", f"/api/tables/{id}/rematch")).status_code == 409
    screen = await guest.sit(id)
    await play_out([screen], random.Random(8))
    first = await guest.post(f"/api/tables/{id}/rematch")
    again = await guest.post(f"/api/tables/{id}/rematch")
    assert first["id"] == again["id"] != id
    assert [seat["kind"] for seat in first["seats"]] == ["person", "hotseat", "hotseat"]
    assert first["hints"] is False
    assert (await guest.get(f"/api/tables/{id}"))["rematch"] == first["id"]
    exported = await guest.get(f"/api/tables/{id}/export")
    imported = await guest.post("/api/imports", exported)
    assert imported["imported"]
    assert imported["result"] == (await guest.get(f"/api/tables/{id}"))["result"]
    for seq in (1, 20, screen.seq):
        own, theirs = [
            await guest.get(f"/api/tables/{each}/history/{seq}?seat=B") for each in (id, imported["id"])
        ]
        assert own["views"] == theirs["views"]
    chart = await guest.get(f"/api/tables/{imported['id']}/chart")
    assert chart == await guest.get(f"/api/tables/{id}/chart")
    assert await guest.get(f"/api/tables/{imported['id']}/export") == exported | {
        "seats": [{"name": name, "kind": "person", "bot": None} for name in ("Anna", "x", "y")]
    }


@awaited
async def test_a_game_saved_at_the_terminal_goes_on_here_and_comes_back_to_python(server: LiveServer) -> None:
    match = ennead.start("amun-re", 3, seed="terminal")
    dice = random.Random(10)
    for _ in range(40):
        seat = dice.choice(match.to_act)
        match.play(dice.choice(match.legal(seat)), seat)
    guest = await Person.guest(server.base, "Anna")
    seats = [{"name": name, "kind": "hotseat", "bot": None} for name in "ABC"]
    table = await guest.post("/api/imports", {**match.log, "seats": seats})
    assert (table["status"], table["imported"]) == ("playing", True)
    screen = await guest.sit(table["id"])
    assert screen.seq == match.seq
    await play_out([screen], random.Random(11))
    again = ennead.replay(await guest.get(f"/api/tables/{table['id']}/export"))
    assert again.result is not None
    assert again.result.to_dict() == (await guest.get(f"/api/tables/{table['id']}"))["result"]
    begun = [record.do for record in match.records]
    assert [record.do for record in again.records][: len(begun)] == begun


@awaited
async def test_tables_are_let_go_and_come_back(live: LiveServer) -> None:
    guests, id = await seated(live, "a", "b", "c")
    screens = [await guest.sit(id) for guest in guests]
    await play_out(screens, random.Random(9), most=30)
    newest = max(screen.seq for screen in screens)
    for screen in screens:
        await drain(screen, newest)
        await screen.close()
    rooms = live.app.state.rooms
    for _ in range(100):
        rooms.let_go(float("inf"))
        if not rooms.by_id:
            break
        await asyncio.sleep(0.02)
    assert not rooms.by_id
    again = await guests[1].sit(id)
    assert again.views == screens[1].views
    assert again.entries == screens[1].entries


@awaited
async def test_whoever_acts_and_vanishes_has_acted(live: LiveServer) -> None:
    """The others see what was done although its doer's connection broke at that moment."""
    guests, id = await seated(live, "a", "b", "c")
    watcher = await Person(live.base).sit(id)
    dice = random.Random(10)
    vanished = 0
    while vanished < 25 and not watcher.over:
        for guest in guests:
            screen = await guest.sit(id, after=watcher.seq)
            if not screen.choices():
                await screen.close()
                continue
            seat, action = dice.choice(screen.choices())
            await screen.say("submit", seat=seat, action=action, expect=screen.seq)
            await asyncio.sleep(dice.choice([0, 0.001, 0.003, 0.01]))
            screen.socket.transport.abort()
            vanished += 1
            break
        await asyncio.sleep(0.05)
        known = (await guests[0].get(f"/api/tables/{id}"))["seq"]
        await drain(watcher, known)
    numbers = [message["seq"] for message in watcher.received if message["type"] == "update"]
    assert numbers == list(range(2, 2 + len(numbers)))
    assert len(numbers) > 5
