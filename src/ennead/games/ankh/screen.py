"""Ankh in the terminal: tracks, the hex map with rivers and camels, devotion, regions, battle, all sides."""

from collections.abc import Callable
from functools import partial

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ennead.core.codec import NOBODY
from ennead.games.ankh.rules.components import (
    CARD,
    CARD_STRENGTH,
    POWER,
    POWER_LEVEL,
)
from ennead.games.ankh.rules.geography import (
    DIRECTIONS,
    HEX,
    HEX_TERRAIN,
    HEXES,
    NEIGHBOUR,
    RIVER,
    TERRAIN,
    Q,
    R,
)
from ennead.games.ankh.rules.shape import AnkhView, BattleView, FighterView, HexView, SideView
from ennead.terminal.screens import SEAT_STYLES, seat_mark
from ennead.texts import Texts

# The map: a hex is two lines high and a pitch wide; odd columns hang one line lower.
PITCH = 8
WIDTH = 11 * PITCH + 1
HEIGHT = 21
# Where a hex's sides are drawn, by direction clockwise from north; the south side is a row of its own.
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(DIRECTIONS)
GROUNDS = {"fertile": '"', "desert": "·", "water": "~"}
GROUND_STYLES = {"fertile": "on color(22)", "desert": "on color(58)", "water": "on color(18)"}
MONUMENTS = {"obelisk": "▮", "pyramid": "▲", "temple": "⌂"}
GOD_SIGN = "☥"
RIVER_SIGN, CAMEL_SIGN = "≈", "∩"
GATE_SIGN, CITY_SIGN, SUN_SIGN, CLAW_SIGN = "Ω", "#", "*", "!"
CONCERNED_SIGN, CHOICE_SIGN = "◄", "×"
# What is written on the colour of a seat: black, but for a dark colour.
INK = {"C": "bright_white"}
TOKEN_SIGNS = "?①②③④⑤⑥⑦⑧"
LEVEL_SIGNS = ("I", "II", "III")
# Verbs that name a hex of the map.
HEX_VERBS = {"figure", "to", "push", "control", "keep", "move_gate", "take_over"}


def draw(view: AnkhView, texts: Texts) -> RenderableType:
    beside = Table.grid(padding=(0, 1))
    beside.add_column(width=WIDTH, no_wrap=True)
    beside.add_column(width=30)
    beside.add_row(_map(view, texts), Group(_devotion(view, texts), _regions(view, texts)))
    parts: list[RenderableType] = [_header(view, texts), _tracks(view, texts), beside]
    parts += [_legend(texts), _supply(view, texts)]
    if view["battle"] is not None:
        parts.append(_battle(view, view["battle"], texts))
    return Group(*parts, _sides(view, texts), _cards(texts))


def _header(view: AnkhView, texts: Texts) -> RenderableType:
    line = Text.from_markup(f"[bold gold3]{texts.say('game')}[/]  {texts.name('scenario', view['scenario'])}")
    if view["cities"]:
        names = ", ".join(f"{texts.name('city', city)} {hex.upper()}" for hex, city in view["cities"].items())
        line.append(f"   {texts.say('term-city_token')}: {names}", style="dim")
    if view["tiebreaker"] is not None:
        line.append_text(Text.from_markup(f"   {texts.say('board-tiebreaker')}: "))
        line.append_text(Text.from_markup(seat_mark(view["tiebreaker"]["side"])))
        if not view["tiebreaker"]["face_up"]:
            line.append(f" ({texts.say('board-tiebreaker_used')})", style="dim")
    return line


# Tracks


def _tracks(view: AnkhView, texts: Texts) -> RenderableType:
    """The action tracks with the steps to the event, and beside them the event track."""
    actions = Table.grid(padding=(0, 2))
    for action in view["actions"]:
        actions.add_row(*_action(view, texts, action))
    both = Table.grid(padding=(0, 3))
    both.add_row(actions, _events(view, texts))
    return both


def _action(view: AnkhView, texts: Texts, action: str) -> list[Text]:
    """Name, track from the start space to the event, steps to it; crossed out when it can't be chosen now."""
    shown = view["actions"][action]
    track = Text()
    for space in range(shown["start_space"], shown["event_space"] + 1):
        sign = "●" if space == shown["marker"] else "✹" if space == shown["event_space"] else "○"
        track.append(f"{sign} ", style="bold yellow" if sign == "●" else "red" if sign == "✹" else "dim")
    style = "bold"
    decision = view["decision"]
    if decision is not None and decision["name"] == "choose_action" and "options" in decision:
        open_now = f"action {action}" in decision["options"]
        style = "bold" if open_now else "dim strike"
    steps = Text(texts.say("board-steps", steps=shown["steps_to_event"]))
    if shown["steps_to_event"] == 1:
        steps.stylize("bold red")
    return [Text(texts.name("track", action), style=style), track, steps]


def _events(view: AnkhView, texts: Texts) -> Text:
    """The next event by name, the whole track by signs: what has happened is dim, the next is reversed."""
    following = view["next_event"]
    text = Text(f"{texts.say('board-next_event')}: ")
    name = texts.say("board-no_event") if following is None else texts.name("track_event", following)
    text.append(f"{name}\n", style="bold")
    conflicts = 0
    for space, event in enumerate(view["event_track"]):
        conflicts += event == "conflict"
        sign = str(conflicts) if event == "conflict" else texts.say(f"sign-{event}")
        style = "dim strike" if space < view["event_marker"] else "bold red" if event == "conflict" else ""
        if space == view["event_marker"]:
            text.append(f"›{sign}‹", style=f"reverse {style}")
        else:
            text.append(f" {sign} ", style=style)
    for event in ("control_monument", "camel_caravan"):
        words = f"{texts.say(f'sign-{event}')} {texts.name('track_event', event)}"
        text.append(f"{' · ' if event == 'camel_caravan' else chr(10)}{words}", style="dim")
    text.append(f"\n{texts.say('board-conflicts')}", style="dim")
    return text


# The map

Cell = tuple[str, str]


class Canvas:
    """Characters with their styles, line by line."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, line: int, column: int, words: str, style: str) -> None:
        for place, character in enumerate(words, column):
            self.cells[line][place] = (character, style)

    def text(self) -> Text:
        return Text("\n").join(Text.assemble(*line) for line in self.cells)


def _corner(hex: int) -> tuple[int, int]:
    """Line of the hex's words and column of its left side."""
    row = R[hex] + Q[hex] // 2
    return (2 * row + 1 + Q[hex] % 2, Q[hex] * PITCH)


def _terrain(hex: int) -> str:
    return TERRAIN.names[HEX_TERRAIN[hex]]


def _map(view: AnkhView, texts: Texts) -> Text:
    canvas = Canvas(WIDTH, HEIGHT)
    for hex in range(HEXES):
        for direction in range(DIRECTIONS):
            sign, style = _side_sign(view, hex, NEIGHBOUR[hex * DIRECTIONS + direction], direction)
            _put_side(canvas, hex, direction, sign, style)
    numbers = _hex_numbers(view)
    labels = _region_labels(view)
    for hex in range(HEXES):
        _put_hex(canvas, view, texts, hex, labels.get(hex, ""))
        if hex in numbers:
            line, column = _corner(hex)
            canvas.put(line + 1, column + 3, f"{numbers[hex]:^3}", "bold black on bright_white")
    _put_side_numbers(canvas, view)
    return canvas.text()


def _side_sign(view: AnkhView, hex: int, near: int, direction: int) -> Cell:
    """What lies on a side: river, camel, or nothing but the edge of the hex."""
    plain = "_" if direction in (NORTH, SOUTH) else "/" if direction in (SOUTH_EAST, NORTH_WEST) else "\\"
    ground = GROUND_STYLES[_terrain(hex)] if direction == SOUTH else ""
    if near == NOBODY:
        return (plain, f"bright_black {ground}")
    one, other = min(hex, near), max(hex, near)
    side = f"{HEX.names[one]}-{HEX.names[other]}"
    if view["caravan"] is not None and side in view["caravan"]["laid"]:
        return (CAMEL_SIGN, "bold black on bright_yellow")
    if side in view["camels"]:
        return (CAMEL_SIGN, "bold bright_yellow on color(94)")
    if (one, other) in RIVER:
        return (RIVER_SIGN, "bold bright_cyan on color(18)")
    return (plain, f"bright_black {ground}")


def _put_side(canvas: Canvas, hex: int, direction: int, sign: str, style: str) -> None:
    line, column = _corner(hex)
    if direction == NORTH:
        # The hex to the north draws it as its south side; only the northern border is left.
        if NEIGHBOUR[hex * DIRECTIONS + NORTH] == NOBODY:
            canvas.put(line - 1, column + 1, sign * (PITCH - 1), style)
    elif direction == SOUTH:
        canvas.put(line + 1, column + 1, sign * (PITCH - 1), style)
    else:
        lower = direction in (SOUTH_EAST, SOUTH_WEST)
        right = direction in (NORTH_EAST, SOUTH_EAST)
        canvas.put(line + lower, column + right * PITCH, sign, style)


def _put_hex(canvas: Canvas, view: AnkhView, texts: Texts, hex: int, label: str) -> None:
    """Name, ground, owner, piece, mark: `F4·Aw *`."""
    name = HEX.names[hex]
    terrain = _terrain(hex)
    ground = GROUND_STYLES[terrain]
    line, column = _corner(hex)
    nothing: HexView = {"piece": None, "side": None}
    shown = view["hexes"].get(name, nothing)
    sign = GATE_SIGN if shown.get("gate") else CITY_SIGN if name in view["cities"] else GROUNDS[terrain]
    canvas.put(line, column + 1, name.upper(), f"grey70 {ground}")
    special = "bold bright_white" if sign in (GATE_SIGN, CITY_SIGN) else "grey50"
    canvas.put(line, column + 3, sign, f"{special} {ground}")
    canvas.put(line, column + 4, "    ", ground)
    if label:
        canvas.put(line, column + 5, label, f"bold bright_white {ground}")
    if shown["piece"] is not None:
        owner = shown["side"]
        piece = _sign(texts, shown["piece"])
        style = f"bold {INK.get(owner, 'black')} on {SEAT_STYLES[owner]}" if owner else f"bold white {ground}"
        canvas.put(line, column + 4, f"{owner or '-'}{piece}", style)
    mark = _mark(view, name, shown)
    if mark:
        canvas.put(line, column + PITCH - 1, mark, f"bold bright_yellow {ground}")


def _mark(view: AnkhView, name: str, shown: HexView) -> str:
    """The figure asked about, a sun, or claws aimed at the hex."""
    decision = view["decision"]
    details = {} if decision is None else decision.get("details", {})
    if name in (details.get("hex"), details.get("figure"), details.get("pushed")):
        return CONCERNED_SIGN
    if shown.get("radiant"):
        return SUN_SIGN
    return CLAW_SIGN if any(name in each.get("aimed_at", ()) for each in view["hexes"].values()) else ""


def _sign(texts: Texts, piece: str) -> str:
    if piece == "god":
        return GOD_SIGN
    return MONUMENTS[piece] if piece in MONUMENTS else texts.say(f"sign-{piece}")


def _options(view: AnkhView) -> list[list[str]]:
    """The words of the viewer's choices, in the order in which they are numbered."""
    decision = view["decision"]
    return [] if decision is None else [option.split() for option in decision.get("options", [])]


def _hex_numbers(view: AnkhView) -> dict[int, int]:
    """Hexes that can be chosen now, with the number of the choice."""
    numbered = enumerate(_options(view), 1)
    return {HEX.index[words[1]]: number for number, words in numbered if words[0] in HEX_VERBS}


def _put_side_numbers(canvas: Canvas, view: AnkhView) -> None:
    """Sides a caravan can take: the number where there is room, else a cross."""
    for number, words in enumerate(_options(view), 1):
        if words[0] != "camel":
            continue
        one, other = (HEX.index[name] for name in words[1].split("-"))
        direction = [NEIGHBOUR[one * DIRECTIONS + each] for each in range(DIRECTIONS)].index(other)
        line, column = _corner(one)
        if direction == SOUTH:
            canvas.put(line + 1, column + 3, f"{number:^3}", "bold black on bright_white")
        else:
            _put_side(canvas, one, direction, CHOICE_SIGN, "bold black on bright_white")


def _region_labels(view: AnkhView) -> dict[int, str]:
    """Each region's order token on the empty hex nearest to its middle."""
    labels = {}
    for region in view["regions"]:
        land = [hex for hex in map(HEX.index.__getitem__, region["hexes"]) if _terrain(hex) != "water"]
        line = sum(_corner(hex)[0] for hex in land) / len(land)
        column = sum(Q[hex] for hex in land) / len(land)
        empty = [hex for hex in land if HEX.names[hex] not in view["hexes"]]
        far = [(abs(_corner(hex)[0] - line) + 2 * abs(Q[hex] - column), hex) for hex in empty]
        if far:
            labels[min(far)[1]] = TOKEN_SIGNS[region["token"] or 0]
    return labels


def _legend(texts: Texts) -> RenderableType:
    signs = {**GROUNDS, "river": RIVER_SIGN, "camel": CAMEL_SIGN, "gate": GATE_SIGN, "city": CITY_SIGN}
    first = [f"{sign} {texts.say(f'board-{word}')}" for word, sign in signs.items()]
    first += [f"① {texts.say('term-conflict_order_token').lower()}"]
    second = [f"{sign} {texts.name('monument', name).lower()}" for name, sign in MONUMENTS.items()]
    second += [f"- {texts.say('board-neutral')}"]
    second += [f"{_sign(texts, name)} {texts.name('piece', name).lower()}" for name in ("god", "warrior")]
    marks = {"radiant": SUN_SIGN, "aimed": CLAW_SIGN, "concerned": CONCERNED_SIGN, "choice": CHOICE_SIGN}
    second += [f"{sign} {texts.say(f'board-{word}')}" for word, sign in marks.items()]
    return Text("  ".join(first) + "\n" + "  ".join(second), style="dim")


def _supply(view: AnkhView, texts: Texts) -> RenderableType:
    """Guardians nobody has taken yet, with the signs of their figures; monuments and camels in the supply."""
    line = f"{texts.say('board-guardians')}:"
    for each in view["guardians"]:
        name = each["guardian"]
        level = LEVEL_SIGNS[each["level"] - 1]
        line += f"  {level} {_sign(texts, name)} {texts.name('guardian', name)} [bold]×{each['stock']}[/]"
    line += f"   {texts.say('board-supply')}: "
    line += " ".join(f"{MONUMENTS[name]}{count}" for name, count in view["supply"]["monuments"].items())
    return Text.from_markup(f"{line} {CAMEL_SIGN}{view['supply']['camels']}")


# Beside the map


def _names(view: AnkhView, texts: Texts, side: str) -> str:
    """Letters and gods of a side, the higher god first."""
    seats = sorted(
        (seat for seat in view["seats"] if seat["side"] == side), key=lambda seat: seat["seat"] != side
    )
    marks = "+".join(texts.seat_names.get(seat["seat"], seat_mark(seat["seat"])) for seat in seats)
    return f"{marks} {' + '.join(texts.name('god', seat['god']) for seat in seats)}"


def _devotion(view: AnkhView, texts: Texts) -> RenderableType:
    """All sides from the most devotion to the least; on one space the top of the stack comes first."""
    lines = [f"[bold underline]{texts.say('board-devotion_order')}[/]"]
    merging = view["outlook"]["merge"]
    for side in reversed(view["ascending"]):
        devotion = view["sides"][side]["devotion"]
        red = view["sides"][side]["red"]
        notes = " ⇄" if side in merging else ""
        colour = "red" if red else "bright_blue"
        sign = "▽" if red else "▲"
        lines.append(f"[{colour}]{sign} {devotion:>2}[/] {_names(view, texts, side)}{notes}")
    if merging:
        lines.append(f"[dim]⇄ {texts.say('board-would_merge')}[/]")
    if view["outlook"]["forgotten"]:
        lines.append(f"[dim]▽ {texts.say('board-red')}[/]")
    if view["forgotten"]:
        gone = ", ".join(_names(view, texts, side) for side in view["forgotten"])
        lines.append(f"[dim]{texts.say('board-forgotten')}:[/] {gone}")
    return Text.from_markup("\n".join(lines))


def _regions(view: AnkhView, texts: Texts) -> RenderableType:
    """Order token, place, land hexes; strength of the figures there, cards aside."""
    lines = [f"[bold underline]{texts.say('board-regions')}[/]"]
    battle = view["battle"]
    fought = battle["first_hex"] if battle is not None else None
    for region in view["regions"]:
        fight = "⚔" if region["first_hex"] == fought else " "
        token = f"[bold]{TOKEN_SIGNS[region['token'] or 0]}[/]"
        place = f"{texts.name('region', region['land'])} {region['first_hex'].upper()}"
        lines.append(f"{fight}{token} {place} [dim]({region['size']})[/]")
        if region["strength"]:
            forces = region["strength"].items()
            present = "  ".join(f"{seat_mark(side)} {force['total']}" for side, force in forces)
            lines.append(f"   {texts.say('board-strength').lower()} {present}")
    return Text.from_markup("\n".join(lines))


# Battle


def _battle(view: AnkhView, battle: BattleView, texts: Texts) -> RenderableType:
    """Who fights with what: while it goes on a table, afterwards one line."""
    if not battle["going_on"]:
        sides = ", ".join(_fighter(battle, texts, side) for side in battle["sides"])
        return Text.from_markup(f"[bold]{texts.say('board-last_battle')}:[/] {sides}")
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="underline")
    for column in ("", "board-on_map", "board-cards", "board-bid", "board-strength", "board-fallen", ""):
        table.add_column(texts.say(column) if column else "")
    for side, fighter in battle["sides"].items():
        table.add_row(
            _names(view, texts, side),
            str(fighter["figures"] + fighter["captives"] + fighter["temples"]),
            _battle_cards(view, fighter, texts, side),
            ", ".join(str(bid) for bid in fighter["bids"]),
            f"[bold]{fighter['strength']}[/]" if battle["resolved"] else "",
            str(fighter["fallen"] or ""),
            f"[bold green]✓ {texts.say('board-won')}[/]" if battle["victor"] == side else "",
        )
    title = texts.say("board-battle", token=battle["token"])
    if battle["doubling"]:
        title += f" · {texts.name('god', 'amun')}: {texts.say('board-two_cards')}"
    return Panel(table, title=f"⚔ {title}", title_align="left", border_style="red", expand=False)


def _fighter(battle: BattleView, texts: Texts, side: str) -> str:
    fighter = battle["sides"][side]
    cards = " + ".join(texts.name("card", card) for card in fighter["cards"])
    won = f" [bold green]✓ {texts.say('board-won')}[/]" if battle["victor"] == side else ""
    return f"{seat_mark(side)} {cards} [bold]{fighter['strength']}[/]{won}"


def _battle_cards(view: AnkhView, fighter: FighterView, texts: Texts, side: str) -> str:
    """Open cards with their strength; before that, whether the side is ready, and the viewer's own choice."""
    cards = fighter["cards"]
    if cards:
        shown = [f"{texts.name('card', card)} +{CARD_STRENGTH[CARD.index[card]]}" for card in cards]
        return " + ".join(shown)
    seat = next(each for each in view["seats"] if each["seat"] == side)
    if "sealed" in seat:
        said = "; ".join(texts.action(texts.game.space.parse(text)) for text in seat["sealed"])
        return f"{texts.say('board-sealed')}: {said}"
    return "[green]✓[/]" if seat["ready"] else "…"


# The sides


def _sides(view: AnkhView, texts: Texts) -> RenderableType:
    """A column a side: followers, pool, tokens, powers, played cards, devotion by source."""
    order = [seat["seat"] for seat in view["seats"] if seat["seat"] == seat["side"]]
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="underline")
    table.add_column("", max_width=26)
    for side in order:
        on_turn = any(seat["side"] == side and seat["seat"] == view["active"] for seat in view["seats"])
        turn = "► " if on_turn and view["decision"] else ""
        table.add_column(turn + _names(view, texts, side), min_width=12, max_width=22)

    def add(label: str, cell: Callable[[SideView], str]) -> None:
        """A row, if any side in the game has something to show in it."""
        cells = [cell(view["sides"][side]) if side in view["sides"] else "" for side in order]
        if any(cells):
            table.add_row(label, *cells)

    add(texts.say("board-followers"), lambda side: f"[bold]{side['followers']}[/] (+{side['gain_now']})")
    add(texts.say("board-pool"), lambda side: _pool(side, texts))
    bases = [(base, texts.say(f"sign-{base}")) for base in ("small", "large")]
    add(
        texts.say("board-bases"),
        lambda side: " ".join(f"{said} {side['bases'][base]}" for base, said in bases),
    )
    add(texts.say("board-ankh_tokens"), lambda side: str(side["ankh_tokens"]))
    add(texts.say("board-god_tokens"), lambda side: _god_tokens(view, side, texts))
    for level in LEVEL_SIGNS:
        add(texts.say("board-powers", level=level), partial(_powers, level=level, texts=texts))
    add(texts.say("board-next_power"), lambda side: _next_power(side, texts))
    add(texts.say("board-played"), lambda side: " ".join(texts.say(f"sign-{c}") for c in side["played"]))
    seats = [seat for seat in view["seats"] if seat["seat"] == seat["side"]]
    for source in texts.game.sources:
        if any(seat["points"][source] for seat in seats):
            table.add_row(
                texts.name("source", source), *(str(seat["points"][source] or "·") for seat in seats)
            )
    total = (f"[bold]{seat['devotion']}[/]" for seat in seats)
    table.add_row(f"[bold]{texts.say('term-devotion')}[/]", *total)
    return table


def _next_power(side: SideView, texts: Texts) -> str:
    coming = side["next_power"]
    if coming is None:
        return ""
    return texts.say("board-next_power_cost", level=coming["level"], cost=coming["cost"])


def _powers(side: SideView, level: str, texts: Texts) -> str:
    """Unlocked powers of the level."""
    powers = [power for power in side["powers"] if LEVEL_SIGNS[POWER_LEVEL[POWER.index[power]]] == level]
    return ", ".join(texts.name("power", power) for power in powers)


def _pool(side: SideView, texts: Texts) -> str:
    figures = {"warrior": side["warriors"], **side["guardians"]}
    return " ".join(f"{_sign(texts, name)}×{count}" for name, count in figures.items() if count) or "–"


def _god_tokens(view: AnkhView, side: SideView, texts: Texts) -> str:
    """Suns, gates, captives and the Amun token of a side."""
    words = []
    if "amun" in side["gods"] and view["amun_token"]:
        words.append(texts.say("board-amun_ready" if view["amun_token"]["face_up"] else "board-amun_used"))
    if "captive_slots" in side:
        captives = "".join(seat_mark(owner) for owner in view["captives"]) or "–"
        words.append(f"{texts.say('board-captives')} {captives}")
    if "gates" in side:
        words.append(texts.say("board-gates", count=side["gates"]))
    if "suns" in side:
        words.append(texts.say("board-suns", count=side["suns"]))
    return ", ".join(words)


def _cards(texts: Texts) -> RenderableType:
    """What the signs of the battle cards stand for, with their strengths."""
    words = []
    for card, strength in zip(CARD.names, CARD_STRENGTH, strict=True):
        plus = f" +{strength}" if strength else ""
        words.append(f"{texts.say(f'sign-{card}')} {texts.name('card', card)}{plus}")
    return Text("  ".join(words), style="dim")
