"""Somebody who plays on the board alone, by mouse, fingers or keys, and never from the list of choices."""

import random
import time
from dataclasses import dataclass
from typing import Any

from tests.browser.person import Person

# At most so long without anything happening, and so many tries at one question.
PATIENCE = 120.0
TRIES = 80

NEW_TABLE = """async ({ game, players, options, other }) => {
  localStorage.setItem(`seen-${game}`, 'seen');
  const token = async () => (await (await fetch('/api/me')).json()).csrf;
  const post = async (path, body) => (await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-CSRF-Token': await token() },
    body: JSON.stringify(body),
  })).json();
  await post('/api/guests', { name: 'Anna' });
  const seats = [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => other)];
  return (await post('/api/tables', { game, players, seats, options, start: true })).id;
}"""

# What can be done now, and where: a point of each thing that no other thing covers.
LOOK = """() => {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  const free = (node) => {
    const box = node.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const x = box.x + across * box.width;
        const y = box.y + down * box.height;
        const top = document.elementFromPoint(x, y);
        if (top && (node === top || node.contains(top))) return [x, y];
      }
    return null;
  };
  const things = [];
  window.pointOf = (n) => {
    if (!things[n].isConnected) return null;
    const here = { block: 'nearest', inline: 'nearest', behavior: 'instant' };
    if (!free(things[n])) things[n].scrollIntoView(here);
    return free(things[n]);
  };
  const all = (selector, name) => [...document.querySelectorAll(selector)].filter(seen).map((node) => {
    const n = things.push(node) - 1;
    const at = window.pointOf(n);
    return { n, id: node.getAttribute(name) || name, at, asked: node.closest('[role=dialog]') !== null };
  });
  return {
    seq: document.querySelector('[data-seq]')?.dataset.seq ?? '',
    over: document.querySelector('[data-finished]') !== null,
    targets: all('[data-board] [data-target][data-legal]', 'data-target'),
    plain: all('[data-plain]:enabled', 'data-plain'),
    confirm: all('[data-confirm]:enabled', 'confirm'),
    leave: all('[data-dismiss], [data-tray=recap] .close', 'leave'),
    sheet: all('[data-sheet] .close', 'leave'),
    result: all('[data-to-result]', 'result'),
    tabs: all('[data-tab]', 'data-tab'),
  };
}"""


@dataclass
class Sight:
    """What is on the screen."""

    seq: str
    over: bool
    targets: list[dict[str, Any]]
    plain: list[dict[str, Any]]
    confirm: list[dict[str, Any]]
    leave: list[dict[str, Any]]
    sheet: list[dict[str, Any]]
    result: list[dict[str, Any]]
    tabs: list[dict[str, Any]]


# Who sits at the other places: somebody who plays anything, somebody who wants to win, the same person.
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}
HOTSEAT = {"kind": "hotseat"}


def sit_down(
    someone: Person,
    game: str,
    players: int,
    options: dict[str, object] | None = None,
    other: dict[str, str] = RANDOM,
) -> None:
    """A table with these others."""
    someone.visit()
    wish = {"game": game, "players": players, "options": options or {}, "other": other}
    table = someone.page.evaluate(NEW_TABLE, wish)
    someone.visit(f"/table/{table}")
    # With several people at one screen a curtain hangs before the board.
    someone.page.wait_for_selector("[data-board], [data-take-over]")


class Player:
    """Plays anything the board offers; what a question has no place for stands in the prompt, in words."""

    def __init__(self, someone: Person, chance: random.Random) -> None:
        self.someone = someone
        self.page = someone.page
        self.chance = chance
        self.decisions = 0
        # Questions answered in the prompt although they have arguments: verbs.
        self.in_words: set[str] = set()

    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    def play(self, decisions: int | None) -> bool:
        """So many decisions, or until the final page is one click away; whether the game is over."""
        at, since, tries = "", time.monotonic(), 0
        while decisions is None or self.decisions < decisions:
            sight = self.look()
            if sight.over or sight.result:
                return True
            if sight.seq != at:
                # Something was chosen, and something came of it.
                self.decisions += tries > 0
                at, since, tries = sight.seq, time.monotonic(), 0
            self._check_patience(sight, since, tries)
            if self._act(sight):
                tries += 1
            else:
                self.page.wait_for_timeout(25)
        return False

    def _check_patience(self, sight: Sight, since: float, tries: int) -> None:
        stuck = tries > TRIES or time.monotonic() - since > PATIENCE
        if stuck:
            self.someone.shot("stuck")
        assert not stuck, f"no way on after {self.decisions} decisions: {sight}"

    def _act(self, sight: Sight) -> bool:
        """Do the next thing; false when there is nothing to do but wait."""
        leave = [each for each in sight.leave if each["at"]]
        if leave:
            self.press(leave[0])
            return True
        confirm = [each for each in sight.confirm if each["at"]]
        if confirm and self.chance.random() < 0.9:
            # A click right after a new question is taken for a slip.
            self.page.wait_for_timeout(310)
            self.press(confirm[0])
            return True
        choice = self._choose(sight)
        if choice is not None:
            self.press(choice)
            return True
        if sight.sheet and sight.sheet[0]["at"]:
            # Opened while the answer was under way, it lies over what is asked now.
            self.press(sight.sheet[0])
            return True
        tabs = [each for each in sight.tabs if each["at"]]
        if sight.targets and tabs:
            self.press(self.chance.choice(tabs))
            return True
        return False

    def _choose(self, sight: Sight) -> dict[str, Any] | None:
        targets = [each for each in sight.targets if each["at"]]
        asked = [each for each in targets if each["asked"]]
        bare = [each for each in sight.plain if each["at"] and " " not in each["id"]]
        if asked and self.chance.random() < 0.8:
            return self.chance.choice(asked)
        if bare and (not targets or self.chance.random() < 0.15):
            return self.chance.choice(bare)
        if targets:
            return self.chance.choice(targets)
        worded = [each for each in sight.plain if each["at"]]
        if worded and not sight.targets:
            chosen: dict[str, Any] = self.chance.choice(worded)
            self.in_words.add(chosen["id"].split()[0])
            return chosen
        return None

    def press(self, thing: dict[str, Any]) -> None:
        at = self._where(thing)
        if at:
            self.page.mouse.click(*at)

    def _where(self, thing: dict[str, Any]) -> list[float] | None:
        """Where it is now: while the others were looked at, the drawing may have been scrolled."""
        found: list[float] | None = self.page.evaluate("n => window.pointOf(n)", thing["n"])
        return found


class Finger(Player):
    """On a phone."""

    def press(self, thing: dict[str, Any]) -> None:
        at = self._where(thing)
        if at:
            self.page.touchscreen.tap(*at)


class Keys(Player):
    """Without a mouse: Tab to it, Enter."""

    # What has the focus; nothing when the thing looked for has gone, because it was done at once.
    FOCUSED = """(id) => {
      const wanted = ['data-target', 'data-plain', 'data-tab'].map((name) => `[${name}="${id}"]`).join();
      const there = document.querySelectorAll(id === 'confirm' ? '[data-confirm]:enabled' : wanted);
      if (![...there].some((node) => node.matches(':not([data-target]), [data-legal]'))) return null;
      const node = document.activeElement;
      if (node.matches('[data-confirm]')) return 'confirm';
      return node.dataset.target ?? node.dataset.plain ?? node.dataset.tab ?? '';
    }"""
    # The longest way round the page.
    FAR = 400

    def press(self, thing: dict[str, Any]) -> None:
        if thing["id"] == "leave":
            self.page.keyboard.press("Escape")
            return
        passed: set[str] = set()
        for _ in range(self.FAR):
            focused = self.page.evaluate(self.FOCUSED, thing["id"])
            if focused is None:
                return
            if focused == thing["id"]:
                self.page.keyboard.press("Enter")
                return
            passed.add(focused)
            self.page.keyboard.press("Tab")
        self.someone.shot("unreachable")
        raise AssertionError(f"Tab never comes to {thing['id']}, but to {sorted(passed)}")
