"""The game loop of the terminal: draw, ask, carry out, tell; hot-seat with a curtain; computer players."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ennead.bots import Advice, BotKind, hint
from ennead.core.codec import SEAT
from ennead.core.match import CannotUndo, IllegalAction, Match
from ennead.core.record import Record
from ennead.core.referee import FastReferee
from ennead.core.space import Action, UnknownAction
from ennead.terminal import saves
from ennead.terminal.screens import screen_of, seat_mark
from ennead.terminal.words import WORDS
from ennead.texts import Texts

RECENT = 18


class Leave(Exception):
    """The player wants to stop; the game is saved."""


class TerminalGame:
    """One match at one terminal. `people` are the seats played here; bots take the others."""

    def __init__(
        self, match: Match, people: list[int], bot: BotKind, language: str, path: Path, console: Console
    ) -> None:
        self.match = match
        self.people = people
        self.path = path
        self.console = console
        self.words = WORDS[language]
        names = {SEAT.names[seat]: self._name(seat) for seat in range(match.state.players)}
        self.texts = Texts(match.game, language, names)
        if self.texts.has("bot"):  # an opponent that is part of the rules sits after the players
            self.texts.seat_names[SEAT.names[match.state.players]] = self.texts.say("bot")
        self._bot = bot
        seats = range(match.state.players)
        self._bots = {
            seat: bot.make(match.game, secrets.token_hex(8)) for seat in seats if seat not in people
        }
        # Counts every change of the position, for the bots.
        self._moment = 0
        self._screen = screen_of(match.game.name)
        # How much of the history each person has seen, and who sits at the screen.
        self._seen = dict.fromkeys(people, 0)
        self._at_screen = people[0] if len(people) == 1 else None

    def _name(self, seat: int) -> str:
        """A seat's letter in its colour; the only person is also `you`."""
        mark = seat_mark(SEAT.names[seat])
        return f"{mark} ({self.words['you']})" if self.people == [seat] else mark

    def run(self) -> None:
        """Play until the game or the player's patience ends."""
        try:
            while self.match.to_act:
                self._next_decision()
                self._save()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save()
            self.console.print("\n" + self.words["saved"].format(game=self.match.game.name))

    def _save(self) -> None:
        saves.save(self.path, self.match, self.people, self._bot.id)

    def _next_decision(self) -> None:
        self._moment += 1
        waiting = self.match.to_act
        computers = [seat for seat in waiting if seat not in self.people]
        if computers:
            self._let_decide(computers[0])
            return
        seat = self._at_screen if self._at_screen in waiting else waiting[0]
        assert seat is not None
        self._hand_over(seat)
        self._ask(seat)

    def _let_decide(self, seat: int) -> None:
        """A bot sees what its seat sees: a position in which everything hidden is drawn anew."""
        game = self.match.game
        with self.console.status(
            self.words["thinking"].format(name=self.texts.name("seat", SEAT.names[seat]))
        ):
            position = game.determinize(self.match.state, seat, FastReferee(secrets.token_hex(8)))
            code = self._bots[seat].choose(position, seat, self._moment)
        self.match.play(game.space.action(code), seat)

    def _hand_over(self, seat: int) -> None:
        """With several people, hide one's secrets before the next one sits down."""
        if seat == self._at_screen:
            return
        self.console.clear()
        name = self.texts.name("seat", SEAT.names[seat])
        self.console.input(self.words["curtain"].format(name=name) + " ")
        self._at_screen = seat

    def _ask(self, seat: int) -> None:
        self._draw(seat)
        options = self.match.legal(seat)
        while True:
            typed = self.console.input(f"[bold]{self.words['choose']}[/]").strip()
            if typed and self._answer(seat, typed, options):
                return

    def _answer(self, seat: int, typed: str, options: list[Action]) -> bool:
        """Carry out what was typed; True when the decision is over or has to be asked anew."""
        command, _, rest = typed.partition(" ")
        if typed.isdigit():
            return self._choose(seat, int(typed), options)
        if command in ("q", "quit", "exit"):
            raise Leave
        if command in ("?", "h", "help"):
            self.console.print(self.words["help"].format(example=options[0]))
        elif command in ("r", "redraw"):
            return True
        elif command in ("l", "log"):
            self._tell(self.match.history(seat))
        elif command == "t" and rest:
            self._explain(rest)
        elif command in ("i", "hint"):
            self._hint(seat)
        elif command in ("u", "undo"):
            return self._take_back(seat, self.match.undo)
        elif command in ("y", "redo"):
            return self._take_back(seat, self.match.redo)
        else:
            return self._play(seat, typed)
        return False

    def _choose(self, seat: int, number: int, options: list[Action]) -> bool:
        if not 1 <= number <= len(options):
            message = self.words["no such number"].format(number=number, most=len(options))
            self.console.print(f"[red]{message}[/]")
            return False
        return self._play(seat, options[number - 1].text)

    def _play(self, seat: int, action: str) -> bool:
        seen = len(self.match.history(seat))
        try:
            self.match.play(action, seat)
        except UnknownAction as error:
            self.console.print(f"[red]{self.words['unknown'].format(text=error)}[/]", highlight=False)
            return False
        except IllegalAction as error:
            self.console.print(f"[red]{self.texts.refusal(error.refusal)}[/]")
            return False
        self._seen[seat] = seen
        return True

    def _take_back(self, seat: int, change: Callable[[int], Record]) -> bool:
        """Undo, or do again what was undone."""
        try:
            change(seat)
        except CannotUndo as error:
            self.console.print(f"[red]{self.texts.refusal(error.refusal)}[/]")
            return False
        self._seen[seat] = min(self._seen[seat], len(self.match.history(seat)))
        return True

    def _hint(self, seat: int) -> None:
        """The best choices with what to expect of them, from the search's data."""
        game = self.match.game
        position = game.determinize(self.match.state, seat, FastReferee(secrets.token_hex(8)))
        with self.console.status(self.words["considering"]):
            advice = hint(game, position, seat, secrets.token_hex(8))
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("choice", "chance", "points", "from", "then"):
            table.add_column(self.words[column], justify="right" if column == "chance" else "left")
        for each in advice:
            table.add_row(*self._advice_cells(each))
        self.console.print(table)

    def _advice_cells(self, advice: Advice) -> tuple[str, str, str, str, str]:
        parse = self.match.game.space.parse
        sources = [
            f"{self.texts.name('source', source)} {points:.1f}"
            for source, points in advice.sources.items()
            if source in self.match.game.sources and round(points, 1)
        ]
        line = [f"{seat_mark(seat)} {self.texts.action(parse(action))}" for seat, action in advice.line[1:]]
        return (
            self.texts.action(parse(advice.action)),
            f"{advice.chance:.0%}",
            f"{advice.points:.1f} ± {advice.error:.1f}",
            ", ".join(sources),
            " · ".join(line),
        )

    def _explain(self, name: str) -> None:
        """The text of a card or tile, by its name or id."""
        wanted = name.casefold()
        for key, names in self.match.game.names().items():
            called = (key.partition("-")[2].casefold(), names[self.texts.language].casefold())
            if wanted in called and self.texts.has(f"{key}-text"):
                self.console.print(f"[bold]{names[self.texts.language]}[/]: {self.texts.say(f'{key}-text')}")
                return
        self.console.print(self.words["nothing called"].format(text=name))

    # Drawing

    def _draw(self, seat: int) -> None:
        self.console.clear()
        view = self.match.view(seat)
        self.console.print(self._screen(view, self.texts))
        self._tell(self.match.history(seat)[self._seen[seat] :][-RECENT:])
        if len(self.people) > 1:
            name = self.texts.name("seat", SEAT.names[seat])
            self.console.print(self.words["your turn"].format(name=name))
        self.console.print(Text(self.texts.prompt(view["decision"]), style="bold white on blue"))
        self.console.print(self._choices(self.match.legal(seat)))

    def _tell(self, events: list[dict[str, Any]]) -> None:
        for shown in events:
            self.console.print(self.texts.event(shown), highlight=False)

    def _choices(self, options: list[Action]) -> Columns:
        width = len(str(len(options)))
        labels = [
            f"[bold cyan]{number:>{width}}[/] {self.texts.action(option)}"
            for number, option in enumerate(options, 1)
        ]
        return Columns(labels, padding=(0, 3), column_first=True)

    def _finish(self) -> None:
        """The final table by source, places and tie-breaks."""
        viewer = self.people[0] if self.people else None
        self.console.clear()
        self.console.print(self._screen(self.match.view(viewer), self.texts))
        self._tell(self.match.history(viewer)[-RECENT:])
        self.console.print(f"[bold]{self.words['over']}[/]")
        self.console.print(self._scores())
        result = self.match.result
        assert result is not None
        if result.tie_breaks:
            names = ", ".join(self.texts.say(f"tie_break-{name}") for name in result.tie_breaks)
            self.console.print(self.words["tie_breaks"].format(names=names))
        kept = saves.keep_finished(self.path)
        if kept is not None:
            self.console.print(self.words["kept"].format(path=kept), highlight=False, soft_wrap=True)

    def _scores(self) -> Table:
        result = self.match.result
        assert result is not None
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(self.words["source"])
        order = [seat for place in result.ranking for seat in place]
        for seat in order:
            table.add_column(self.texts.name("seat", SEAT.names[seat]), justify="right")
        for source in self.match.game.sources:
            row = [str(result.scores[seat].get(source, 0)) for seat in order]
            table.add_row(self.texts.name("source", source), *row)
        table.add_section()
        table.add_row(self.words["total"], *(f"[bold]{result.total(seat)}[/]" for seat in order))
        places: dict[int, int] = {}
        for place in result.ranking:
            places.update(dict.fromkeys(place, len(places) + 1))
        table.add_row(self.words["place"], *(str(places[seat]) for seat in order))
        return table
