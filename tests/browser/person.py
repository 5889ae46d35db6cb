"""Somebody at a browser: finds choices, takes them, and notes what goes wrong."""

import json
import random
from pathlib import Path
from typing import Any

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1366, "height": 768}


# Whoever looks at every step: nothing happens without a click on confirm.
CAREFUL: dict[str, object] = {"confirm": "always", "lone": False}


def _settle(settings: dict[str, object]) -> str:
    """A script that begins with these settings where a browser has none yet; who plays is no newcomer."""
    wish = json.dumps(json.dumps({"firstGames": False, **settings}))
    return f"localStorage.getItem('ennead.settings') ?? localStorage.setItem('ennead.settings', {wish})"


class Person:
    """One browser with its own cookies."""

    def __init__(
        self,
        chrome: Any,
        base: str,
        axe: Path,
        shots: Path,
        *,
        language: str = "en",
        dark: bool = False,
        size: dict[str, int] | None = None,
        touch: bool = False,
        motion: bool = False,
        settings: dict[str, object] | None = None,
    ) -> None:
        self.base = base
        self.axe = axe
        self.shots = shots
        self.foreign_requests: list[str] = []
        self.page_errors: list[str] = []
        self.context = chrome.new_context(
            viewport=size or DESK,
            locale="ru-RU" if language == "ru" else "en-GB",
            color_scheme="dark" if dark else "light",
            # Nothing has to be waited for that only moves.
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.on("request", self._note_request)
        self.context.add_init_script(_settle(CAREFUL if settings is None else settings))
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.page_errors.append(str(error)))

    def _note_request(self, request: Any) -> None:
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.foreign_requests.append(request.url)

    # Going somewhere

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.base + path)

    def start(self, against: str = "bots", players: int = 3) -> None:
        """From the landing page to a game: a number, a click."""
        self.visit()
        card = self.page.locator("article", has_text="Amun-Re").or_(
            self.page.locator("article", has_text="Амон-Ра")
        )
        card.locator("label", has_text=str(players)).click()
        card.locator(f"[data-start={against}]").click()
        self.page.wait_for_url("**/table/*")

    @property
    def table(self) -> str:
        return str(self.page.url).rsplit("/", 1)[1].split("?")[0]

    # Playing

    def is_over(self) -> bool:
        """Whether the final page is there; who has seen the last phases goes to it."""
        if self.page.locator("[data-to-result]").count():
            self.page.locator("[data-to-result]").click()
        return bool(self.page.locator("[data-finished]").count())

    def choices(self) -> list[str]:
        """The texts of all legal actions; none when it is not this person's turn."""
        if self.page.locator("[data-take-over]").count():
            self.page.locator("[data-take-over]").click()
        toggle = self.page.locator("[data-choices][aria-expanded=false]")
        if toggle.count():
            toggle.click()
        found: list[str] = self.page.eval_on_selector_all(
            "button[data-action]", "buttons => buttons.map(button => button.dataset.action)"
        )
        return found

    def wait_for_turn(self, seconds: float = 20) -> list[str]:
        self.page.wait_for_selector(
            "button[data-action], [data-choices], [data-take-over], [data-to-result], [data-finished]",
            timeout=seconds * 1000,
        )
        return self.choices()

    def wait_until(self, action: str, *, is_offered: bool, seconds: float = 20) -> None:
        """Wait until the action is among the choices, or no longer is; the list may have closed meanwhile."""
        for _ in range(int(seconds * 20)):
            if (action in self.choices()) == is_offered:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{action} is {'not ' if is_offered else 'still '}offered")

    def turn_comes_before(self, other: "Person", seconds: float = 20) -> bool:
        """Which of two people is asked first."""
        mark = "button[data-action], [data-choices]"
        for _ in range(int(seconds * 20)):
            if self.page.locator(mark).count():
                return True
            if other.page.locator(mark).count():
                return False
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody is asked")

    def consider(self, action: str) -> None:
        self.page.locator(f'button[data-action="{action}"]').click()
        self.page.wait_for_selector("[data-confirm]")

    def take(self, action: str, seconds: float = 30) -> None:
        """Choose, confirm what asks for it, and wait until the server has answered."""
        # A click right after a new question is taken for a slip.
        self.page.wait_for_timeout(310)
        before = self.page.locator("[data-seq]").get_attribute("data-seq")
        self.page.locator(f'button[data-action="{action}"]').click()
        self.page.wait_for_function(
            """([action, before]) => {
                const confirm = document.querySelector('[data-confirm]');
                if (confirm && !confirm.disabled) confirm.click();
                const bar = document.querySelector('[data-seq]');
                if (!bar || bar.dataset.seq !== before) return true;
                return !confirm && !document.querySelector(`button[data-action="${action}"]`);
            }""",
            arg=[action, before],
            timeout=seconds * 1000,
        )

    def take_any(self, chance: random.Random) -> str | None:
        """Any legal action; None when it is not this person's turn."""
        found = self.choices()
        if not found:
            return None
        # Selling cards one by one would make the game long and tell nothing new.
        wanted = [text for text in found if not text.startswith("sell")] or found
        action = chance.choice(wanted)
        self.take(action)
        return action

    # Looking

    def without_names(self, text: str) -> str:
        """The text without what people call themselves, which no language changes."""
        table = self.context.request.get(f"{self.base}/api/tables/{self.table}").json()
        for seat in table["seats"]:
            text = text.replace(seat["name"], "")
        return text

    def shot(self, name: str) -> None:
        self.shots.mkdir(exist_ok=True)
        self.page.screenshot(path=str(self.shots / f"{name}.png"))

    def faults(self, but: str | None = None) -> list[str]:
        """What axe finds; `but` in parts that have tests of their own."""
        self.page.wait_for_selector("main", state="attached")
        self.page.evaluate(self.axe.read_text(encoding="utf-8"))
        where = {"include": [["html"]], "exclude": [[but]] if but else []}
        found = self.page.evaluate("async where => (await axe.run(where)).violations", where)
        return [
            f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
            for fault in found
            for node in fault["nodes"]
        ]

    def overflow(self) -> int:
        """How many pixels the page is wider than the window; a phone would shrink it to fit."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth")
        return width - int(self.page.viewport_size["width"])


def seat_two(anna: Person, boris: Person) -> None:
    """Anna makes a table with a free seat and a bot; Boris comes by the link."""
    anna.visit("/new/amun-re")
    anna.page.get_by_label("3", exact=True).check()
    kinds = anna.page.locator("ol select")
    kinds.nth(1).select_option("open")
    anna.page.get_by_role("button", name="Create the table").click()
    link = anna.page.get_by_role("textbox", name="Link").input_value()
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Сесть сюда").first.click()
    boris.page.get_by_role("textbox", name="Имя").fill("Борис")
    boris.page.get_by_role("button", name="Сесть", exact=True).click()
    boris.page.get_by_role("dialog").wait_for(state="detached")
    anna.page.get_by_role("button", name="Start").click()
