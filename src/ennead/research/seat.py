"""One seat for a program that talks in text, such as a language model; bots take the others.

The protocol is the same over lines and over HTTP. A request is one JSON object, the answer another:

    {"do": "observe"}                          the position, as text
    {"do": "legal"}                            the legal actions, sorted
    {"do": "act", "action": "bid thebes 6"}    what happened since, or why it is not possible
    {"do": "rules", "id": "AR-AUC-14"}         a rule by its id, or all ids without one
    {"do": "result"}                           scores and places, once the game is over
"""

import json
import re
from collections.abc import Callable
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any, TextIO

from ennead.bots.players import bot_kind
from ennead.core.game import Game
from ennead.core.match import IllegalAction, start
from ennead.core.referee import FastReferee
from ennead.core.space import UnknownAction
from ennead.research.text import position_text

# Longest request that is read.
LONGEST = 10_000
# A rule begins with its id and goes on until the next one, a heading or a table.
_RULE = re.compile(r"^[-*] \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* (.+(?:\n(?![-*#|\n]).+)*)", re.MULTILINE)


@cache
def rules_of(name: str) -> dict[str, str]:
    """The rules of a game by id, as the specification writes them; nothing where it is not at hand."""
    file = f"{name}.md"
    for folder in (files("ennead.research").joinpath("rules"), Path(__file__).parents[3] / "docs" / "rules"):
        place = folder.joinpath(file)
        if place.is_file():
            found = _RULE.findall(place.read_text(encoding="utf-8"))
            return {id: " ".join(text.split()) for id, text in found}
    return {}


class SeatTable:
    """A game in which a program plays one seat."""

    def __init__(
        self, game: Game, players: int, seat: int, bot: str, seed: str, options: dict[str, Any] | None = None
    ) -> None:
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {players - 1}")
        self.game = game
        self.seat = seat
        self.match = start(game, players, seed, options)
        self._bots = [bot_kind(bot).make(game, f"{seed}/{each}") for each in range(players)]
        self._draws = FastReferee(f"draws/{seed}")
        self._told = 0
        self._moment = 0
        self._let_others_play()

    def _let_others_play(self) -> None:
        while not self.match.over and self.seat not in self.match.to_act:
            other = self.match.to_act[0]
            position = self.game.determinize(self.match.state, other, self._draws)
            self.match.play(self._bots[other].choose(position, other, self._moment), other)
            self._moment += 1

    def observe(self) -> str:
        """The position as the seat sees it, its question and its legal actions."""
        return position_text(self.game, self.match.state, self.seat)

    def legal(self) -> list[str]:
        """The seat's legal actions now, sorted."""
        return sorted(action.text for action in self.match.legal(self.seat))

    def act(self, action: str) -> dict[str, Any]:
        """Play it and let the others go on; what is not possible changes nothing and says why."""
        try:
            self.match.play(action, self.seat)
        except (IllegalAction, UnknownAction) as refused:
            return {"played": False, "reason": str(refused), "legal": self.legal()}
        self._moment += 1
        self._let_others_play()
        history = self.match.history(self.seat)
        happened, self._told = history[self._told :], len(history)
        return {"played": True, "over": self.match.over, "happened": happened}

    def rules(self, id: str = "") -> dict[str, Any]:
        """A rule of the game by its id; without an id, all the ids."""
        known = rules_of(self.game.name)
        if not id:
            return {"ids": list(known)}
        if id not in known:
            return {"reason": f"there is no rule {id!r}"}
        return {"id": id, "text": known[id]}

    def result(self) -> dict[str, Any]:
        """Scores and places, once the game is over."""
        ended = self.match.result
        return {"over": False} if ended is None else {"over": True, **ended.to_dict()}

    def answer(self, request: Any) -> dict[str, Any]:
        """The answer to a request of the protocol; one that makes no sense is told why."""
        wish = request.get("do") if isinstance(request, dict) else None
        doings: dict[str, Callable[[], dict[str, Any]]] = {
            "observe": lambda: {"position": self.observe(), "over": self.match.over},
            "legal": lambda: {"actions": self.legal()},
            "act": lambda: self.act(str(request.get("action", ""))),
            "rules": lambda: self.rules(str(request.get("id", ""))),
            "result": self.result,
        }
        if not isinstance(wish, str) or wish not in doings:
            return {"reason": f"'do' is one of {', '.join(doings)}"}
        return doings[wish]()


def _answered(table: SeatTable, text: str | bytes) -> str:
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        return json.dumps({"reason": "a request is one JSON object"})
    return json.dumps(table.answer(request), ensure_ascii=False)


def serve_lines(table: SeatTable, requests: TextIO, answers: TextIO) -> None:
    """A request a line, an answer a line, until the requests end."""
    while line := requests.readline(LONGEST):
        if line.strip():
            answers.write(_answered(table, line) + "\n")
            answers.flush()


def http_server(table: SeatTable, port: int) -> ThreadingHTTPServer:
    """Serves this machine alone: POST a request to any address."""
    lock = Lock()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers.get("Content-Length") or 0)
            if length > LONGEST:
                self.send_error(413)
                return
            body = self.rfile.read(length)
            with lock:
                answer = _answered(table, body).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json; charset=utf-8")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, format: str, *args: Any) -> None:
            """Says nothing."""

    return ThreadingHTTPServer(("127.0.0.1", port), Handler)


def serve_http(table: SeatTable, port: int) -> None:
    """Serve until interrupted."""
    with http_server(table, port) as server:
        print(f"http://127.0.0.1:{server.server_address[1]}")
        server.serve_forever()
