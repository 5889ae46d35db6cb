"""A program that talks in text plays its seat over lines, HTTP and MCP; mistakes get their reason back."""

import io
import json
import sys
import threading
import urllib.request
from typing import Any

import anyio
import pytest

import ennead
from ennead.research.seat import SeatTable, http_server, rules_of, serve_lines


def table() -> SeatTable:
    return SeatTable(ennead.game("amun-re"), 3, 1, "random", "seat")


def test_lines_are_answered_one_by_one() -> None:
    seat = table()
    first = seat.legal()[0]
    wishes: list[Any] = [
        {"do": "observe"},
        {"do": "legal"},
        {"do": "act", "action": "build a sphinx"},
        {"do": "act", "action": first},
        {"do": "rules", "id": "AR-AUC-14"},
        {"do": "rules", "id": "AR-NO-1"},
        {"do": "result"},
        {"do": "cheat"},
        [],
    ]
    lines = "\n".join([*(json.dumps(wish) for wish in wishes), "{", ""])
    answers = io.StringIO()
    serve_lines(seat, io.StringIO(lines), answers)
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert "you are B" in told[0]["position"]
    assert told[1]["actions"] == sorted(told[1]["actions"])
    assert told[2]["played"] is False
    assert "not an action" in told[2]["reason"]
    assert told[2]["legal"] == told[1]["actions"]
    assert told[3]["played"] is True
    assert told[3]["happened"]
    assert "AR-AUC-13" in told[4]["text"]
    assert "no rule" in told[5]["reason"]
    assert told[6] == {"over": False}
    assert all("reason" in each for each in told[7:])
    assert len(told) == 10


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    seat = table()
    before = seat.game.hash(seat.match.state)
    told = seat.act("bid thebes 36")
    assert told["played"] is False
    assert "not possible" in told["reason"]
    assert seat.game.hash(seat.match.state) == before


def test_http_answers_this_machine() -> None:
    server = http_server(table(), 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        request = urllib.request.Request(address, data=b'{"do": "legal"}', method="POST")
        with urllib.request.urlopen(request, timeout=120) as answer:
            assert json.loads(answer.read())["actions"]
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("name", ["amun-re", "ankh", "kemet", "tekhenu"])
def test_every_rule_can_be_looked_up(name: str) -> None:
    known = rules_of(name)
    assert len(known) > 100
    assert all(text and "\n" not in text for text in known.values())


def test_mcp_offers_the_same() -> None:
    from mcp import Client

    from ennead.research.mcp import server

    async def talk() -> None:
        async with Client(server(table())) as client:
            tools = await client.list_tools()
            assert {tool.name for tool in tools.tools} == {"observe", "legal", "act", "rules", "result"}
            told = await client.call_tool("act", {"action": "nonsense"})
            assert "not an action" in str(told)
            seen = await client.call_tool("observe", {})
            assert "legal actions" in str(seen)

    anyio.run(talk)


def test_the_engine_alone_is_enough_for_seats_and_data() -> None:
    """The command line is for people without NumPy, too."""
    import subprocess

    script = (
        "import sys; sys.modules['numpy'] = None; import ennead.research.seat, ennead.research.data, "
        "ennead.research.commands"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=300)
