"""Tekhenu in the terminal: the wheel and its dice, temple, Osiris, tracks, market, everybody's board."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ennead.games.tekhenu.rules import cards, components
from ennead.games.tekhenu.rules.cards import AUTOMA
from ennead.games.tekhenu.rules.components import DATA, EDGE, GOOD, RESOURCE, SIDE
from ennead.games.tekhenu.rules.shape import CellView, SeatView, SoloView, TekhenuView, TempleView
from ennead.terminal.screens import SEAT_STYLES
from ennead.texts import Texts

STATE_SHAPES = {"pure": "☼", "tainted": "◐", "forbidden": "✕"}
DIE_STYLES = {
    "yellow": "black on yellow",
    "brown": "white on orange4",
    "white": "black on bright_white",
    "black": "bright_white on grey15",
    "gray": "black on grey58",
}
LIGHT_STYLES = {"sunny": "bright_yellow", "shaded": "grey62", "dark": "blue"}
EDGE_STYLES = {"red": "bold red", "blue": "bold dodger_blue1", "green": "bold green", "yellow": "bold yellow"}
KIND_STYLES = {"blessing": "cyan", "technology": "green", "law": "magenta"}
KINDS = {"b": "blessing", "t": "technology", "z": "law"}
TILE_ROWS = {row["id"].lower(): row for row in DATA["pillar_tiles"]["tiles"]}
STARTS = {row["id"].lower(): row for row in DATA["starting_cards"]["cards"]}
DOMAINS = {"s": "start", "c": "destiny"}
CARD_VERBS = ("keep_law", "score", "repeat", "starting_card", "destiny", "keep", "take_card", "play")
# Three rows of two sectors keep the circle: clockwise from Horus down the right side and up the left.
WHEEL_ROWS = (("horus", "ra"), ("osiris", "hathor"), ("thoth", "bastet"))
SECTOR_WIDTH = 31
DICE_IN_LINE = 5
TEMPLE_WIDTH = 39
SIDE_WIDTH = 17
TRACK = DATA["population_track"]
PYRAMID_ROWS = list(reversed(AUTOMA["pyramid"]["rows_bottom_to_top"]))


def draw(view: TekhenuView, texts: Texts) -> RenderableType:
    people = Table.grid(padding=(0, 2))
    people.add_row(_seats(view, texts), _market(view, texts))
    wheel = Table.grid()
    for row in WHEEL_ROWS:
        wheel.add_row(*(_sector(god, view, texts) for god in row))
    board = Table.grid(padding=(0, 1))
    for width in (2 * SECTOR_WIDTH, TEMPLE_WIDTH, SIDE_WIDTH):
        board.add_column(width=width)
    board.add_row(Group(wheel, _display(view, texts)), _temple(view, texts), _side(view, texts))
    parts = [_header(view, texts), people, _cards(view, texts), board, _track(view, texts), _now(view, texts)]
    return Group(*(part for part in parts if part is not None))


def _mark(texts: Texts, kind: str, name: str) -> str:
    return texts.say(f"{kind}_mark-{name}")


def _letter(seat: str | None, none: str = "·") -> Text:
    return Text.assemble((none, "dim") if seat is None else (seat, f"bold {SEAT_STYLES[seat]}"))


def _seat_name(view: TekhenuView, texts: Texts, seat: SeatView) -> str:
    """Who it is, whether it decides now (▸) and whether its secret choice is made (✓)."""
    letter = seat["seat"]
    name = texts.name("seat", letter)
    if letter == view["bot"]:
        name = f"[bold {SEAT_STYLES[letter]}]{letter}[/] {texts.say('bot')}"
    decision = view.get("decision")
    decides = "▸" if decision is not None and letter in decision["seats"] else ""
    return f"{decides}{name}{' ✓' if seat['ready'] else ''}"


def _header(view: TekhenuView, texts: Texts) -> RenderableType:
    """The calendar of the game: rounds, rotations, Maat phases, scorings."""
    line = Text.from_markup(f"[bold gold3]{texts.say('game')}[/]  {texts.name('phase', 'round')} ")
    for number in range(1, 17):
        style = "bold reverse" if number == view["round"] else "dim" if number < view["round"] else ""
        line.append(f"▸{number}" if number == view["round"] else str(number), style=style)
        mark = "⚖★" if number % 8 == 0 else "⚖" if number % 4 == 0 else "↻" if number % 2 == 0 else ""
        line.append(f"{mark} ", style="dim" if number < view["round"] else "cyan")
    line.append(f"  {texts.say('screen-calendar')}", style="dim")
    return line


# Everybody's board


def _seats(view: TekhenuView, texts: Texts) -> RenderableType:
    """A column a participant: goods and production, the scales, pieces, points by source."""
    seats = view["seats"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column("")
    for seat in seats:
        table.add_column(_seat_name(view, texts, seat), justify="right", min_width=9)
    coming = view["order_to_come"]
    table.add_row(texts.say("screen-place"), *(_place(seat["seat"], view["order"], coming) for seat in seats))
    for resource in RESOURCE.names:
        table.add_row(texts.name("resource", resource), *(_stock(seat, resource, view) for seat in seats))
    for good in ("gold", "scribe", "faith"):
        table.add_row(texts.name("good", good), *(_number(seat["goods"][good]) for seat in seats))
    for pan in ("pure", "tainted"):
        table.add_row(texts.name("area", f"pan_{pan}"), *(_pan(seat, pan) for seat in seats))
    if any(die["taken_as"] == "anubis" for seat in seats for die in seat["dice"]):
        table.add_row(texts.say("screen-anubis"), *(_pan(seat, "anubis") for seat in seats))
    table.add_row(texts.name("measure", "balance"), *(_signed(seat["balance"]) for seat in seats))
    table.add_row(texts.name("measure", "ankh"), *(_signed(seat["ankh"], "d") for seat in seats))
    table.add_row(texts.say("screen-left"), *(_pieces_left(seat) for seat in seats))
    table.add_row(texts.name("kind", "law"), *(_number(seat["laws_held"]) for seat in seats))
    table.add_section()
    for source in seats[0]["points"]:
        if any(seat["points"][source] for seat in seats):
            table.add_row(texts.name("source", source), *(_number(seat["points"][source]) for seat in seats))
    table.add_row(f"[bold]{texts.name('token', 'vp')}[/]", *(f"[bold]{seat['vp']}[/]" for seat in seats))
    return table


def _number(value: int | None) -> str:
    return "[dim]·[/]" if not value else str(value)


def _signed(value: int | None, form: str = "+d") -> str:
    return "[dim]·[/]" if value is None else f"{value:{form}}" if value else "0"


def _place(seat: str, order: list[str], coming: list[str]) -> str:
    """The place on the turn track, and the one the balances of now would give."""
    now, later = order.index(seat) + 1, coming.index(seat) + 1
    return str(now) if now == later else f"{now} → {later}"


def _stock(seat: SeatView, resource: str, view: TekhenuView) -> str:
    if seat["seat"] == view["bot"]:
        return "[dim]·[/]"
    return f"{_number(seat['goods'][resource])} [dim]▲{seat['production'][resource]}[/]"


def _pan(seat: SeatView, taken_as: str) -> str:
    """Faces of the dice lying there; excess goods and faith as they count for the balance."""
    parts = [str(die["face"]) for die in seat["dice"] if die["taken_as"] == taken_as]
    excess = sum(seat["excess"].values()) if taken_as == "tainted" else 0
    faith = seat["faith_laid"] if taken_as == "pure" else -seat["faith_laid"]
    parts += [str(count) for count in (excess, faith if taken_as != "anubis" else 0) if count > 0]
    return "+".join(parts) or "[dim]·[/]"


def _pieces_left(seat: SeatView) -> str:
    left = seat["left"]
    return f"⌂{left['buildings']} ♜{left['statues']} ‖{left['pillars']}"


# Cards


def _market(view: TekhenuView, texts: Texts) -> RenderableType:
    lines: list[Text] = []
    for number, from_happiness in enumerate(components.SECTION_HAPPINESS):
        if not view["market"]["sections"][number]["open"]:
            at = components.SECTION_AT[number - 2]
            closed = texts.say("screen-section_closed", section=number + 1, at=at)
            lines.append(Text(closed, style="dim"))
            continue
        head = texts.say("screen-section", section=number + 1, **{"from": from_happiness})
        lines.append(Text(head, style="bold"))
        for card in view["market"]["sections"][number]["cards"]:
            if card is not None:
                lines.append(_card(card, texts))
    decks = view["market"]["decks"]
    counts = "  ".join(f"{_mark(texts, 'kind', kind)} {decks[kind]}" for kind in KIND_STYLES)
    title = f"{texts.name('area', 'card_market')} · {counts}"
    return Panel(Group(*lines), title=title, title_align="left", border_style="dim", width=46)


def _card(card: str, texts: Texts) -> Text:
    kind = KINDS[card[0]]
    line = Text.assemble((_mark(texts, "kind", kind), KIND_STYLES[kind]), f" {texts.name('card', card)}")
    if kind == "law":
        symbol = cards.LAW_TYPE.names[cards.TYPE_OF_LAW[int(card[1:]) - 1]]
        line.append(f" · {texts.name('law_type', symbol)}", style="dim")
    return line


def _cards(view: TekhenuView, texts: Texts) -> RenderableType | None:
    """What everybody holds; the viewer's own cards with their texts."""
    parts: list[RenderableType] = []
    for seat in view["seats"]:
        held = [*seat["blessings"], *seat["technologies"], *seat.get("laws", [])]
        starts = ", ".join(texts.name("start", card) for card in seat["starting_cards"])
        if starts:
            parts.append(_letter(seat["seat"]).append(f"  {texts.name('kind', 'starting')}: {starts}"))
        if not held:
            continue
        if seat["seat"] == view["viewer"]:
            own = [_with_text(card, texts, scored=card in seat["laws_scored"]) for card in held]
            title = f"{seat['seat']} · {texts.say('screen-cards')}"
            style = SEAT_STYLES[seat["seat"]]
            body = Columns(own, width=57, padding=(0, 1))
            parts.append(Panel(body, title=title, title_align="left", border_style=style, width=120))
        else:
            line = _letter(seat["seat"])
            for card in held:
                line.append("  ")
                line.append_text(_card(card, texts))
            parts.append(line)
    return Group(*parts) if parts else None


def _with_text(card: str, texts: Texts, scored: bool = False) -> Text:
    """Name and text of a card, with what else is printed on it."""
    domain = DOMAINS.get(card[0], "card")
    name = _card(card, texts) if domain == "card" else Text(texts.name(domain, card))
    if domain == "start":
        initiative = texts.say("screen-initiative", value=STARTS[card]["initiative"])
        name.append(f" · {initiative}")
    name.stylize("bold")
    return Text.assemble(
        ("✓ " if scored else "", "green"), name, (f": {texts.say(f'{domain}-{card}-text')}", "dim")
    )


# The board


def _sector(god: str, view: TekhenuView, texts: Texts) -> RenderableType:
    """The god, its light now and after the next rotation, the dice, and the bonus of its statues."""
    sector = view["sectors"][god]
    later = sector["next_light"]
    title = Text(texts.name("god", god), style="bold")
    title.append(f" · {_mark(texts, 'light', sector['light'])}", style=LIGHT_STYLES[sector["light"]])
    if later != sector["light"]:
        title.append(f" → {_mark(texts, 'light', later)}", style="dim")
    shapes = list(STATE_SHAPES)
    dice = Text()
    for die in sorted(sector["dice"], key=lambda die: (shapes.index(die["state"]), -die["face"])):
        shown = f"{STATE_SHAPES[die['state']]}{_mark(texts, 'die', die['colour'])}{die['face']}"
        dice.append(shown, style=DIE_STYLES[die["colour"]]).append(" ")
    slot = sector["horus_slot"]
    bonus = Text(f"⚑{slot} {texts.say(f'horus_slot-{slot}-bonus')}", style="dim")
    return Panel(
        Group(dice, bonus),
        title=title,
        title_align="left",
        subtitle=Text("").join(_letter(owner) for owner in sector["statues"]),
        subtitle_align="right",
        border_style=LIGHT_STYLES[sector["light"]],
        box=box.DOUBLE if sector["light"] == "dark" else box.ROUNDED,
        width=SECTOR_WIDTH,
        height=5 if len(sector["dice"]) <= 2 * DICE_IN_LINE else 6,
    )


def _display(view: TekhenuView, texts: Texts) -> RenderableType:
    """The three pillar tiles on offer: which values take them, cost, sides, light of the ability."""
    title = f"{texts.name('area', 'pillar_display')} (+{view['tiles_left']})"
    lines = [Text(title, style="bold")]
    for row in DATA["ra_display"]:
        line = Text.assemble((f" {'–'.join(str(value) for value in row['die_values'])} ", "bold"))
        tile = view["display"][row["position"]]
        if tile is None:
            lines.append(line.append(texts.say("screen-empty"), style="dim"))
            continue
        for arrow, side in zip("↑→↓←", TILE_ROWS[tile]["edges"], strict=True):
            line.append(arrow).append(_mark(texts, "edge", side), style=EDGE_STYLES[side])
        light = TILE_ROWS[tile]["background"]
        line.append(f" {TILE_ROWS[tile]['cost']}{_mark(texts, 'good', 'limestone')} +{row['vp']} ")
        line.append(texts.name("tile", tile), style="bold")
        line.append(f" · {texts.name('light', light)}", style=LIGHT_STYLES.get(light, "dim"))
        lines.append(line)
    return Group(*lines)


def _temple(view: TekhenuView, texts: Texts) -> RenderableType:
    """The grid with sides of tiles, pillars and rewards of empty cells; slots at its left and bottom."""
    temple = view["temple"]
    lines = [Text(texts.name("area", "temple_complex"), style="bold"), _border(0, 0, texts)]
    for row in range(SIDE):
        first = row * SIDE
        drawn = [_cell(cell, temple["cells"], texts) for cell in range(first, first + SIDE)]
        for part in range(3):
            line = _row_slots(row, part, view)
            line.append_text(_side_mark(first, 3, texts) if part == 1 else Text(" ")).append(" ")
            for cell in drawn:
                line.append_text(cell[part])
            line.append_text(_side_mark(first + SIDE - 1, 1, texts) if part == 1 else Text(" "))
            lines.append(line)
    return Group(*lines, _border(2, SIDE * (SIDE - 1), texts), _column_slots(view))


def _side_mark(cell: int, direction: int, texts: Texts) -> Text:
    """The colour of the border beside a cell."""
    side = EDGE.names[components.BORDER[cell * 4 + direction]]
    return Text(_mark(texts, "edge", side), style=EDGE_STYLES[side])


def _border(direction: int, first: int, texts: Texts) -> Text:
    """Above (with the numbers of the columns) or below the grid."""
    line = Text.assemble(("  ⌂ ⌂   " if direction == 0 else " " * 8, "dim"))
    for col in range(SIDE):
        line.append(f"{col + 1} " if direction == 0 else "  ", style="bold")
        line.append_text(_side_mark(first + col, direction, texts)).append("   ")
    return line


def _cell(cell: int, cells: dict[str, CellView], texts: Texts) -> list[Text]:
    """Three lines of six columns."""
    laid = cells.get(components.CELL.names[cell])
    if laid is None:
        good = GOOD.names[components.CELL_GOOD[cell]]
        reward = Text(f" {components.CELL_COUNT[cell]}{_mark(texts, 'good', good)}  ")
        return [Text("·   · ", style="dim"), reward, Text("·   · ", style="dim")]
    north, east, south, west = (
        Text(_mark(texts, "edge", side), style=EDGE_STYLES[side]) for side in laid["sides"]
    )
    middle = Text.assemble(west, " ", _letter(laid["pillar"]), " ", east, " ")
    return [Text.assemble("┌─", north, "─┐ "), middle, Text.assemble("└─", south, "─┘ ")]


def _slot(slot: str, temple: TempleView) -> Text:
    """The owner of a building, or what one costs there; nothing if the slot is closed."""
    if slot in temple["buildings"]:
        return _letter(temple["buildings"][slot])
    cost = components.SLOT_COST[components.SLOT.index[slot]]
    return Text.assemble((str(cost) if slot in temple["open_slots"] else " ", "dim"))


def _statue(place: str, view: TekhenuView) -> Text:
    """A statue to the people: its owner, or the gold waiting there."""
    return Text("♜").append_text(_letter(view["people_statues"].get(place), none="$"))


def _row_slots(row: int, part: int, view: TekhenuView) -> Text:
    """Left of a row: its number and both building slots; above the middle row the statue."""
    if part == 0 and row == SIDE // 2:
        return Text("  ").append_text(_statue("temple_row", view)).append("  ")
    if part != 1:
        return Text(" " * 6)
    slots = [_slot(f"l{row + 1}{which}", view["temple"]) for which in "ba"]
    return Text.assemble((f"{row + 1} ", "bold"), slots[0], " ", slots[1], " ")


def _column_slots(view: TekhenuView) -> Text:
    line = Text.assemble(("      ⌂  ", "dim"))
    for col in range(1, SIDE + 1):
        line.append_text(_slot(f"b{col}a", view["temple"])).append(" ")
        line.append_text(_slot(f"b{col}b", view["temple"]))
        line.append_text(_statue("temple_col", view) if col == SIDE // 2 + 1 else Text("  ")).append(" ")
    return line


def _side(view: TekhenuView, texts: Texts) -> RenderableType:
    """Right of the temple: the districts of Osiris, the bag, the pyramid of the solo opponent."""
    lines = [Text(texts.name("area", "osiris_area"), style="bold")]
    lines.append(Text.assemble("   ", _statue("workshops", view), "    ", _statue("quarries", view)))
    marks = " ".join(_mark(texts, "good", resource) for resource in RESOURCE.names)
    lines.append(Text(f"  {marks}", style="dim"))
    for row in range(1, components.ROWS + 1):
        line = Text.assemble(
            (f"{row}", "bold"), "$" if row == components.GOLD_ROW + 1 and view["row_gold"] else " "
        )
        for resource in RESOURCE.names:
            line.append_text(_letter(view["osiris"].get(f"{resource}-{row}"))).append("  ")
        lines.append(line)
    bag = Text.assemble((f"{texts.name('area', 'bag')}: ", "bold"))
    for colour, count in view["bag"].items():
        if count:
            bag.append(f"{_mark(texts, 'die', colour)}{count}", style=DIE_STYLES[colour]).append(" ")
    lines += [Text(""), bag]
    if view["solo"] is not None:
        lines += [Text(""), *_pyramid(view["solo"], texts)]
    return Group(*lines)


def _pyramid(solo: SoloView, texts: Texts) -> list[Text]:
    """Action tokens, the present one in brackets; a resource token shows the resource it looks for first."""
    lines = [Text(texts.name("area", "bot_pyramid"), style="bold")]
    tokens = {row["id"].lower(): row for row in AUTOMA["action_tokens"]}
    for places in PYRAMID_ROWS:
        line = Text("  " * (len(PYRAMID_ROWS[-1]) - len(places)))
        for place in places:
            token = tokens[solo["pyramid"][place]]
            if token["kind"] == "god":
                mark = texts.name("god", token["god"])[:2]
            else:
                mark = _mark(texts, "good", token["order"][0])
            here = place == solo["progress"]
            style = "cyan" if token["kind"] == "god" else "none"
            line.append(f"[{mark}]" if here else f" {mark} ", style="bold reverse" if here else style)
        lines.append(line)
    return lines


def _track(view: TekhenuView, texts: Texts) -> RenderableType:
    """Both markers of everybody on one track, with symbols, sections and rewards at their cells."""
    names = [texts.name("measure", "population"), texts.name("measure", "happiness")]
    width = max(len(name) for name in names) + 1
    cells, symbols = Text(" " * width), Text(" " * width)
    for cell in range(components.TRACK_END + 1):
        cells.append(f"{cell:^4}", style="bold" if cell in TRACK["happiness_symbols_from"] else "dim")
        symbols.append(f"{_at_cell(cell, texts):^4}", style="cyan")
    rows = [cells]
    people = {seat["seat"]: seat["population"] for seat in view["seats"]}
    joy = {seat["seat"]: seat["happiness"] for seat in view["seats"]}
    for name, markers in zip(names, (people, joy), strict=True):
        line = Text(f"{name:<{width}}")
        for cell in range(components.TRACK_END + 1):
            here = Text("").join(_letter(seat) for seat, at in markers.items() if at == cell)
            here = here or Text("·", style="dim")
            here.align("center", 4)
            line.append_text(here)
        rows.append(line)
    return Group(*rows, symbols)


def _at_cell(cell: int, texts: Texts) -> str:
    """Symbols for scoring, the section that population opens, the reward for happiness."""
    count = TRACK["happiness_symbols_from"].get(cell, 0)
    if not count:
        return ""
    if cell in components.SECTION_AT:
        return f"✶{count}§{components.SECTION_AT.index(cell) + components.OPEN_AT_START + 1}"
    reward = next(iter(TRACK["happiness_first_reach"][cell]))
    return f"✶{count}{_mark(texts, 'good', reward) if reward in GOOD.index else '!!'}"


# What is being decided


def _now(view: TekhenuView, texts: Texts) -> RenderableType:
    """The die in use, and the texts of the cards or the tile the question is about."""
    lines: list[RenderableType] = [Text(texts.say("screen-legend"), style="dim")]
    turn = view["turn"]
    if turn is not None and turn["sector"] is not None and turn["taken_as"] in ("pure", "tainted", "anubis"):
        values = {"colour_id": turn["colour"], "god_id": turn["sector"], "value": turn["value"]}
        god = texts.name("god", turn["sector"])
        said = texts.say("screen-die_in_use", god=god, taken_as_id=turn["taken_as"], **values)
        lines.append(Text(said, style="bold"))
    decision = view.get("decision")
    if decision is None:
        return Group(*lines)
    options = [option.split() for option in decision.get("options", [])]
    for words in options:
        if words[0] in CARD_VERBS:
            lines.append(_with_text(words[1], texts))
    if decision["name"] in ("thoth_refresh", "thoth_section"):
        sections = view["market"]["sections"]
        for number in sorted({int(words[1]) for words in options if len(words) > 1}):
            lines += [_with_text(card, texts) for card in sections[number - 1]["cards"] if card is not None]
    tile = decision.get("details", {}).get("tile")
    held = view["held_tile"]
    if held is not None:
        tile = held["tile"]
    if tile is not None:
        text = texts.say(f"tile-{tile}-text")
        lines.append(Text.assemble((texts.name("tile", tile), "bold"), (f": {text}", "dim")))
    return Group(*lines)
