"""Guests, accounts, sessions, names; cookies, CSRF and headers."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ennead.server.errors import ApiError
from ennead.server.limits import LIMITS, SHARING
from ennead.server.passwords import check_password, hash_password, is_right
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer, running

XSS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}${7*7}",
    "</script><svg onload=alert(1)>",
    "&lt;b&gt;",
    "'; DROP TABLE users; --",
    "<a href=//evil>x</a>",
]


@awaited
async def test_guest_account_sign_out_sign_in(server: LiveServer) -> None:
    person = Person(server.base)
    assert (await person.look())["user"] is None
    await person.post("/api/guests", {"name": "  Анна   К. "})
    me = await person.look()
    assert me["user"] == {"id": me["user"]["id"], "name": "Анна К.", "guest": True, "settings": {}}
    table = await person.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    await person.post("/api/accounts", {"name": "Анна", "password": "correct horse"})
    account = await person.look()
    assert account["user"]["id"] == me["user"]["id"]
    assert account["user"]["guest"] is False
    assert [each["id"] for each in await person.get("/api/tables?mine=1")] == [table["id"]]
    await person.send("DELETE", "/api/session")
    assert (await person.look())["user"] is None
    for name, password in (("Анна", "wrong password"), ("nobody", "correct horse")):
        answer = await person.send("POST", "/api/session", {"name": name, "password": password})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (401, "wrong-password")
    await person.post("/api/session", {"name": "АННА", "password": "correct horse"})
    assert (await person.look())["user"]["id"] == me["user"]["id"]


@awaited
async def test_names_are_taken_once(server: LiveServer) -> None:
    for number, expected in ((1, 200), (2, 409)):
        person = Person(server.base)
        await person.look()
        name = "Boris" if number == 1 else "bORIS"
        answer = await person.send("POST", "/api/accounts", {"name": name, "password": "long enough"})
        assert answer.status_code == expected


@awaited
async def test_a_new_name_shows_at_running_tables(live: LiveServer) -> None:
    anna, boris = await Person.guest(live.base, "Guest"), await Person.guest(live.base, "Boris")
    waiting = await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Child"}, {"kind": "bot"}]
    running = await anna.new_table(seats, start=True)
    watching = await boris.sit(running["id"])
    await anna.send("PATCH", "/api/me", {"name": "Anna"})
    told = await watching.until("table")
    while told["table"]["seats"][0]["name"] != "Anna":
        told = await watching.until("table")
    for table in (waiting, running):
        shown = await boris.get(f"/api/tables/{table['id']}")
        assert shown["seats"][0]["name"] == "Anna"
    assert shown["seats"][1]["name"] == "Child"
    await anna.post("/api/accounts", {"name": "Nefertari", "password": "long enough"})
    assert (await boris.get(f"/api/tables/{running['id']}"))["seats"][0]["name"] == "Nefertari"


@awaited
async def test_profile_and_sign_out_everywhere(live: LiveServer) -> None:
    first, second = Person(live.base), Person(live.base)
    for person in (first, second):
        await person.look()
    await first.post("/api/accounts", {"name": "Boris", "password": "long enough"})
    await second.post("/api/session", {"name": "Boris", "password": "long enough"})
    changed = await first.send("PATCH", "/api/me", {"settings": {"lang": "ru"}, "name": "Boris II"})
    assert changed.json()["user"]["settings"] == {"lang": "ru"}
    assert (await second.look())["user"]["name"] == "Boris II"
    for old in ({}, {"old_password": "wrong"}):
        refused = await first.send("PATCH", "/api/me", {"password": "even longer", **old})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (403, "wrong-password")
    assert (await second.look())["user"] is not None
    change = {"password": "even longer", "old_password": "long enough"}
    assert (await first.send("PATCH", "/api/me", change)).status_code == 200
    assert (await second.look())["user"] is None
    assert (await first.look())["user"] is not None
    big = await first.send("PATCH", "/api/me", {"settings": {"x": "y" * 9000}})
    assert big.status_code == 422


@awaited
async def test_who_signs_out_is_cut_off(live: LiveServer) -> None:
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    screen = await person.sit(table["id"])
    await person.post("/api/accounts", {"name": "A", "password": "long enough"})
    await screen.say("chat", text="still here")
    assert (await screen.until("chat"))["text"] == "still here"
    await person.send("DELETE", "/api/session")
    with pytest.raises(ConnectionClosed):
        await screen.until("never")


@awaited
async def test_changes_need_the_token_and_the_own_origin(live: LiveServer) -> None:
    person = await Person.guest(live.base, "a")
    body: dict[str, Any] = {"settings": {}}
    without = await person.http.patch("/api/me", json=body)
    wrong = await person.http.patch("/api/me", json=body, headers={"X-CSRF-Token": "0" * 64})
    foreign = await person.http.patch(
        "/api/me", json=body, headers={"X-CSRF-Token": person.csrf, "Origin": "https://evil.example"}
    )
    assert [answer.status_code for answer in (without, wrong, foreign)] == [403, 403, 403]
    other = await Person.guest(live.base, "b")
    stolen = await person.http.patch("/api/me", json=body, headers={"X-CSRF-Token": other.csrf})
    assert stolen.status_code == 403
    own = await person.http.patch(
        "/api/me", json=body, headers={"X-CSRF-Token": person.csrf, "Origin": live.base}
    )
    assert own.status_code == 200


@awaited
async def test_the_socket_refuses_foreign_pages(live: LiveServer) -> None:
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    for origin in ("https://evil.example", "null", f"{live.base}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            await person.sit(table["id"], Origin=origin)
        assert refused.value.response.status_code == 403
    screen = await person.sit(table["id"], Origin=live.base)
    assert screen.received[0]["type"] == "hello"
    unknown = await person.sit("nosuchtable")
    assert unknown.received[0]["error"]["reason"] == "unknown-table"


@awaited
async def test_the_session_cookie_is_http_only_and_rotates(live: LiveServer) -> None:
    async with httpx.AsyncClient(base_url=live.base, timeout=60) as http:
        answer = await http.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        before = http.cookies["ennead_session"]
        csrf = answer.json()["csrf"]
        await http.post("/api/guests", json={"name": "a"}, headers={"X-CSRF-Token": csrf})
        assert http.cookies["ennead_session"] != before


@awaited
async def test_every_answer_carries_the_strict_headers(live: LiveServer) -> None:
    async with httpx.AsyncClient(base_url=live.base, timeout=60) as http:
        for path in ("/", "/play/x", "/api/me", "/api/games", "/api/none", "/none.js", "/healthz"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers or "uvicorn" not in headers["server"]


@pytest.mark.parametrize("text", XSS)
@awaited
async def test_names_and_chat_stay_text(live: LiveServer, text: str) -> None:
    person = await Person.guest(live.base, text)
    table = await person.new_table(
        [{"kind": "me"}, {"kind": "bot", "name": text}, {"kind": "open"}], public=True
    )
    answer = await person.http.get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert [seat["name"] for seat in answer.json()["seats"]] == [text, text, ""]
    screen = await person.sit(table["id"])
    await screen.say("chat", text=text)
    assert (await screen.until("chat"))["text"] == text


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "\x00\x01", "x" * 41, "\u202e"])
@awaited
async def test_names_must_be_visible(live: LiveServer, name: str) -> None:
    person = Person(live.base)
    await person.look()
    answer = await person.send("POST", "/api/guests", {"name": name})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]


KNOWN = "password P@ssw0rd1 qwertyuiop 12345678 87654321 aaaaaaaa abcabcabc abababab iloveyou пароль123"
OWN = "Nefertari nefertari1 iratrefen Nefertari2024 йцукенгш ennead2026 19641964 dragon!! zxcvbnm1"


@pytest.mark.parametrize("password", [*KNOWN.split(), *OWN.split()])
def test_passwords_that_are_guessed_first_are_refused(password: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_password(password, "Nefertari")
    assert (refused.value.status, refused.value.reason) == (422, "weak-password")


def test_other_passwords_are_taken() -> None:
    for password in (
        "correct horse",
        "long enough",
        "Tr0ub4dor&3",
        "семь слонов",
        "xkq-vut-294",
        "queen of the nile",
    ):
        check_password(password, "Nefertari")


@awaited
async def test_an_account_needs_a_good_password_and_keeps_its_name(live: LiveServer) -> None:
    person = Person(live.base)
    await person.look()
    weak = await person.send("POST", "/api/accounts", {"name": "Nefertari", "password": "nefertari"})
    assert (weak.status_code, weak.json()["error"]["reason"]) == (422, "weak-password")
    await person.post("/api/accounts", {"name": "Nefertari", "password": "long enough"})
    guest = Person(live.base)
    await guest.look()
    for name in ("Nefertari", "nefertari", " NEFERTARI "):
        taken = await guest.send("POST", "/api/guests", {"name": name})
        assert (taken.status_code, taken.json()["error"]["reason"]) == (409, "name-is-taken")
    await guest.post("/api/guests", {"name": "Tiy"})
    renamed = await guest.send("PATCH", "/api/me", {"name": "Nefertari"})
    assert renamed.status_code == 409
    assert (await person.send("PATCH", "/api/me", {"name": "Nefertari"})).status_code == 200


@awaited
async def test_guessing_at_one_account_is_slowed_down_and_hinders_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("guess", "sign-in", "guesses"):  # no refilling, however slow the machine is
        monkeypatch.setitem(LIMITS, kind, (LIMITS[kind][0], 1e-9))
    with running(database=str(tmp_path / "limits.sqlite3"), rate_limits=True) as server:
        person = Person(server.base)
        await person.look()
        await person.post("/api/accounts", {"name": "Tiy", "password": "long enough"})
        guesser = Person(server.base)
        await guesser.look()
        body = {"name": "Nefertari", "password": "long enough"}
        answers = [await guesser.send("POST", "/api/session", body) for _ in range(13)]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 3
        assert answers[-1].json()["error"]["reason"] == "too-fast"
        assert answers[-1].headers["retry-after"]
        other = Person(server.base)
        await other.look()
        await other.post("/api/session", {"name": "Tiy", "password": "long enough"})


@awaited
async def test_new_cookies_do_not_escape_the_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "read", (5, 1e-9))
    with running(database=str(tmp_path / "limits.sqlite3"), rate_limits=True) as server:
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            found = []
            for number in range(5 * SHARING + 5):
                http.cookies.set("ennead_session", f"invented-{number}")
                found.append((await http.get("/api/bots")).status_code)
        assert found == [200] * (5 * SHARING) + [429] * 5


@awaited
async def test_behind_https_the_cookie_belongs_to_this_host_only(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "secure.sqlite3"), secure=True) as server:
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            answer = await http.get("/api/me")
            cookie = answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]
    assert cookie.startswith("__Host-ennead_session=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


@awaited
async def test_a_foreign_host_gets_no_answer(tmp_path: Path) -> None:
    """Neither a page nor a socket for a stranger's name that was made to point here."""
    with running(database=str(tmp_path / "host.sqlite3"), hosts=("games.example",)) as server:
        person = await Person.guest(server.base, "a")
        table = await person.new_table([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
        for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "x:99999"):
            for path in ("/", "/api/me", f"/api/tables/{table['id']}", "/healthz"):
                answer = await person.http.get(path, headers={"Host": host})
                assert (answer.status_code, answer.json()["error"]["reason"]) == (421, "foreign-host")
                assert "set-cookie" not in answer.headers
            with pytest.raises(InvalidStatus):
                await person.sit(table["id"], Host=host)
        for host in (
            "localhost",
            "games.example",
            "GAMES.example:443",
            "[::1]",
            "192.168.1.5:8017",
            "a.localhost",
        ):
            assert (await person.http.get("/healthz", headers={"Host": host})).status_code == 200


@awaited
async def test_who_was_there_a_moment_ago_is_not_replaced(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "away.sqlite3"), away=3600.0) as server:
        owner, guest = await Person.guest(server.base, "o"), await Person.guest(server.base, "g")
        table = await owner.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
        await guest.post(f"/api/tables/{table['id']}/join", {"seat": "B"})
        await owner.post(f"/api/tables/{table['id']}/start")
        screen = await guest.sit(table["id"])
        await screen.close()
        refused = await owner.send("POST", f"/api/tables/{table['id']}/seats/B", {"kind": "bot"})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (409, "person-is-there")
        assert 0 < refused.json()["error"]["values"]["seconds"] <= 3600


@pytest.mark.parametrize(("proxies", "believed"), [("", "127.0.0.1"), ("127.0.0.1", "203.0.113.9")])
def test_forwarded_addresses_are_believed_from_proxies_only(
    tmp_path: Path, proxies: str, believed: str
) -> None:
    with running(database=str(tmp_path / "x.sqlite3"), rate_limits=True, proxies=proxies) as live:
        httpx.get(f"{live.base}/api/bots", headers={"X-Forwarded-For": "203.0.113.9"}).raise_for_status()
        assert {who for _, who in live.app.state.limits._buckets} == {believed}


@awaited
async def test_passwords_are_kept_as_argon2id() -> None:
    kept = [await hash_password("correct horse") for _ in range(2)]
    assert all(each.startswith("$argon2id$") for each in kept)
    assert kept[0] != kept[1], "each has a salt of its own"
    assert await is_right(kept[0], "correct horse")
    assert not await is_right(kept[0], "correct horsf")
