"""Kemet in the terminal: the map, the seats, the own board and cards, the tile market, the battle."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ennead.games.kemet.rules.components import DATA, FAME_TO_WIN
from ennead.games.kemet.rules.shape import BattleView, ClashView, CountView, KemetView, SeatView
from ennead.terminal.screens import SEAT_STYLES
from ennead.texts import Texts

AREAS: dict[str, dict[str, Any]] = DATA["board"]["areas"]
CITIES: dict[str, dict[str, Any]] = DATA["board"]["cities"]
CONFIGURATIONS: dict[int, dict[str, Any]] = DATA["board"]["configurations"]
TIERS = [[space.lower() for space in tier] for tier in DATA["player_board"]["tiers"].values()]
TILES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["power_tiles"]["tiles"]}
BATTLE_CARDS: dict[str, dict[str, Any]] = {
    row["id"]: row for row in (*DATA["battle_cards"]["list"], *DATA["battle_cards"]["special"])
}
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["di_cards"]["list"]}
LEVELS = (1, 2, 3, 4)
GEM_STYLES = {"ruby": "red", "sapphire": "dodger_blue1", "diamond": "bright_white", "onyx": "grey58"}
VALUE_MARKS = {"strength": "⚔", "damage": "✶", "guaranteed": "✶!", "protection": "⛨"}
PRINTED = ("strength", "damage", "protection")
SEAT_COLUMNS = (
    *("fame", "battle_fame", "divine_fame", "temple_fame", "pyramid_fame"),
    *("pp", "supply", "veterans", "di_cards", "battle_cards"),
)
WIDTH = 118
BOARD_WIDTH = 71
CITY_WIDTH = 32
OPEN_WIDTH = 27
# Columns of a city's rows: district, pyramid, troop
DISTRICT_WIDTH = 4
PYRAMID_WIDTH = 15


def draw(view: KemetView, texts: Texts) -> RenderableType:
    """What is needed most stands lowest, next to the question."""
    parts = [_market(view, texts)]
    if view["viewer"] is not None:
        parts.append(_own(_seat(view["viewer"], view), view, texts))
    parts += [_seats(view, texts), _header(view, texts), _map(view, texts)]
    if _buyable(view):
        parts.append(_tile_texts(view, texts))
    if view["battle"] is not None:
        parts.append(_battle(view["battle"], view, texts))
    elif view["last_clash"] is not None:
        parts.append(_last_clash(view["last_clash"], texts))
    return Group(*parts)


def _header(view: KemetView, texts: Texts) -> RenderableType:
    line = Text()
    line.append(texts.say("game"), style="bold gold3")
    line.append(f"  {texts.name('phase', view['phase'])} {view['round'] or ''}   ", style="bold")
    line.append(f"{texts.say('screen-order')}: ")
    line.append_text(_order(view["order"], view["active"]))
    if view["next_order"]:
        line.append(f"   {texts.say('screen-next_order')}: ")
        line.append_text(_order(view["next_order"], None))
    line.append(f"   {texts.say('screen-deck')}: {view['deck']}")
    if view["discard"]:
        line.append(f"   {texts.say('screen-discard')}: {_cards(view['discard'], texts)}", style="dim")
    return line


def _order(seats: Sequence[str | None], active: str | None) -> Text:
    line = Text()
    for number, seat in enumerate(seats):
        line.append(" › " if number else "")
        mark = "–" if seat is None else f"[{seat}]" if seat == active else seat
        line.append(mark, style="dim" if seat is None else f"bold {SEAT_STYLES[seat]}")
    return line


def _panel(
    parts: Sequence[RenderableType], title: str | Text, style: str, width: int | None = None, padding: int = 1
) -> Panel:
    body = Group(*parts)
    return Panel(body, title=title, title_align="left", border_style=style, padding=(0, padding), width=width)


def _seat(name: str, view: KemetView) -> SeatView:
    return next(seat for seat in view["seats"] if seat["seat"] == name)


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _cards(counts: dict[str, int], texts: Texts) -> str:
    return ", ".join(_times(texts.name("card", card), count) for card, count in counts.items())


# The map


def _map(view: KemetView, texts: Texts) -> RenderableType:
    """Cities at the edges, open areas beside the Nile; numbers name the neighbours."""
    left = _cities("west", view, texts)
    right = _cities("east", view, texts)
    shore = [_bank("west", view, texts)]
    middle = [_bank("delta", view, texts)]
    rows = 19 if right else 6 * len(left)
    if right:
        middle += [Text(), _bank("east", view, texts)]
    (shore if right else right).append(Text(texts.say("screen-legend"), style="dim"))
    grid = Table.grid()
    for width in (CITY_WIDTH, OPEN_WIDTH, 2, OPEN_WIDTH, CITY_WIDTH):
        grid.add_column(width=width)
    river = Text("\n".join(("≈ ", " ≈")[row % 2] for row in range(rows)), style="cyan")
    grid.add_row(Group(*left), Group(*shore), river, Group(*middle), Group(*right))
    return grid


def _cities(bank: str, view: KemetView, texts: Texts) -> list[RenderableType]:
    return [
        _city(city, view, texts)
        for city, row in CITIES.items()
        if row["bank"] == bank and row["lands"] in view["areas"]
    ]


def _numbers(view: KemetView) -> dict[str, int]:
    """Numbers of the areas outside the walls."""
    outside = [area for area in view["areas"] if AREAS[area]["type"] != "district"]
    return {area: number for number, area in enumerate(outside, 1)}


def _neighbours(area: str, view: KemetView) -> str:
    borders = CONFIGURATIONS[view["players"]]["borders"][area]
    return "↔" + " ".join(str(number) for other, number in _numbers(view).items() if other in borders)


def _city(city: str, view: KemetView, texts: Texts) -> RenderableType:
    owner = next((seat for seat in view["seats"] if seat["city"] == city), None)
    title = Text(texts.name("city", city), style="bold")
    style = "dim"
    if owner is not None:
        style = SEAT_STYLES[owner["seat"]]
        title.append(f" · {owner['seat']} {texts.name('god', owner['god'])}", style=f"bold {style}")
    lines = [_district(area, view, texts) for area in CITIES[city]["districts"]]
    lands = CITIES[city]["lands"]
    outside = Text(f"{_numbers(view)[lands]} {texts.say('screen-fields')} ", style=_place_style(lands, view))
    outside.append("≋", style="cyan")
    if owner is not None:
        outside.append(owner["seat"], style=style)
    outside.append(f" {_neighbours(lands, view)} ", style="dim")
    outside.append_text(_troop(lands, view, texts))
    lines.append(_fit(outside, CITY_WIDTH - 2))
    return _panel(lines, title, style, CITY_WIDTH, 0)


def _district(area: str, view: KemetView, texts: Texts) -> Text:
    shown = view["areas"][area]
    numeral = texts.name("area", area).rpartition(" ")[2]
    line = _fit(Text(numeral, style=_place_style(area, view)), DISTRICT_WIDTH)
    pyramid = Text()
    if shown["pyramid"] is not None:
        gem = shown["pyramid"]
        pyramid.append(f"▲{shown['height']} {texts.say(f'gem-{gem}')}", style=GEM_STYLES[gem])
    if shown["fame"] is not None:
        pyramid.append(f" ★{shown['fame']}", style=f"bold {SEAT_STYLES[shown['fame']]}")
    line.append_text(_fit(pyramid, PYRAMID_WIDTH))
    line.append_text(_troop(area, view, texts))
    return _fit(line, CITY_WIDTH - 2)


def _bank(bank: str, view: KemetView, texts: Texts) -> RenderableType:
    lines = [Text(texts.say(f"screen-{bank}"), style="bold yellow4")]
    for area in view["areas"]:
        printed = AREAS[area]
        if printed["bank"] == bank and printed["type"] != "district" and "city_lands" not in printed:
            name = Text(f"{_numbers(view)[area]:>2} {texts.name('area', area)} ")
            name.stylize(_place_style(area, view))
            name.append(_features(printed), style="magenta" if printed["type"] != "wasteland" else "cyan")
            lines.append(_fit(name, OPEN_WIDTH))
            around = _neighbours(area, view)
            troop = _fit(Text("   ").append_text(_troop(area, view, texts)), OPEN_WIDTH - len(around) - 1)
            lines.append(troop.append(around, style="dim"))
    return Group(*lines)


def _features(printed: dict[str, Any]) -> str:
    """Temple with its income, sanctuary, obelisk, trade harbor."""
    kinds = {"temple": f"⌂{printed.get('income') or ''}", "sanctuary": "☥"}
    obelisk = "▮" if printed["obelisk"] else ""
    return kinds.get(printed["type"], "") + obelisk + ("≋" if printed["harbor"] == "trade" else "")


def _place_style(area: str, view: KemetView) -> str:
    return "bold reverse" if view["battle"] and view["battle"]["area"] == area else "bold"


def _troop(area: str, view: KemetView, texts: Texts) -> Text:
    """Whose units and how many, with creatures; attackers in front."""
    shown = view["areas"][area]
    line = Text()
    if shown["assault"] and view["active"] is not None:
        line.append_text(_units(area, view["active"], shown["assault"], view, texts))
        line.append(" ⚔ ", style="bold red")
    if shown["holder"] is not None:
        line.append_text(_units(area, shown["holder"], shown["units"], view, texts))
    return line


def _units(area: str, seat: str, count: int, view: KemetView, texts: Texts) -> Text:
    names = [
        texts.say(f"beast-{creature}")
        for creature in view["areas"][area]["creatures"]
        if view["creatures"][creature]["owner"] == seat
    ]
    return Text(" ".join([f"{seat}{count}", *names]), style=f"bold {SEAT_STYLES[seat]}")


def _fit(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


# The seats


def _seats(view: KemetView, texts: Texts) -> RenderableType:
    """A row a seat: fame by source, prayer points, figures, cards and tokens."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.caption = texts.say("screen-tokens_legend")
    table.caption_justify = "left"
    table.add_column("")
    for word in SEAT_COLUMNS:
        table.add_column(texts.say(f"screen-{word}"), justify="right", no_wrap=True)
    for word in ("face_up", "tokens"):
        table.add_column(texts.say(f"screen-{word}"), no_wrap=True)
    for seat in view["seats"]:
        table.add_row(
            Text.from_markup(texts.name("seat", seat["seat"]), style=SEAT_STYLES[seat["seat"]]),
            f"[bold]{seat['fame']}[/]/{FAME_TO_WIN}",
            *(str(points) if points else "[dim]·[/]" for points in seat["points"].values()),
            f"{seat['pp']}/{view['max_pp']}",
            str(seat["supply"]),
            str(seat["veterans"] or "[dim]·[/]"),
            str(seat["hand_size"]),
            str(seat["battle_hand_size"]),
            " ".join(_printed(card) for card in seat["face_up"]),
            _tokens(seat),
        )
    return table


def _printed(card: str) -> str:
    return "/".join(_signed(BATTLE_CARDS[card]["values"][value]) for value in PRINTED)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _tokens(seat: SeatView) -> str:
    """Tier by tier: own tokens, silver, free spaces; then silver and gold in hand or used."""
    tiers = ["".join(_token(space, seat) for space in tier) for tier in TIERS]
    extra = ""
    if seat["silver"]:
        extra += " s" if seat["silver_at"] else " S"
    if any("gold" in TILES[tile]["when"] for tile in seat["tiles"]):
        extra += " g" if seat["gold_tile"] else " G"
    return " ".join(tiers) + extra


def _token(space: str, seat: SeatView) -> str:
    if space in seat["own_tokens"]:
        return "●"
    return "S" if space == seat["silver_at"] else "[dim]○[/]"


# The viewer's own things


def _own(seat: SeatView, view: KemetView, texts: Texts) -> RenderableType:
    grid = Table.grid()
    grid.add_column(width=BOARD_WIDTH)
    grid.add_column(width=WIDTH - BOARD_WIDTH)
    grid.add_row(Group(_board(seat, texts), _battle_hand(seat, view, texts)), _hand(seat, view, texts))
    return grid


def _board(seat: SeatView, texts: Texts) -> RenderableType:
    """The action pyramid, buy spaces with the colours of their markers."""
    buys = [space for tier in TIERS for space in tier if "buy" in space]
    lines = Text(justify="center")
    for number, tier in enumerate(TIERS):
        lines.append("\n" if number else "")
        cells = []
        for space in tier:
            label = texts.name("space", space)
            if space in buys:
                gem = seat["markers"][buys.index(space)]
                label = f"{texts.say('screen-buy')} {space[-1]} {texts.say(f'gem-{gem}') if gem else '–'}"
            cells.append(f"{_token(space, seat)} {label}")
        lines.append_text(Text.from_markup(" [dim]│[/] ".join(cells)))
    title = f"{texts.say('screen-board')} · {texts.say('screen-tokens_left')}: {seat['tokens']}"
    return _panel([lines], title, "dim")


def _battle_hand(seat: SeatView, view: KemetView, texts: Texts) -> RenderableType:
    """Cards in hand with their values, in a battle also the strength they would make."""
    cards = []
    for card in seat["battle_hand"]:
        line = Text(texts.name("battle_card", card), style="bold")
        line.append(f" {_values(card)}", style="not bold")
        for side in (view["battle"]["attacker"], view["battle"]["defender"]) if view["battle"] else ():
            if side["seat"] == seat["seat"] and side["played"] is None and side["count"] is not None:
                strength = side["count"]["totals"]["strength"] + BATTLE_CARDS[card]["values"]["strength"]
                line.append(f" → ⚔{strength}", style="yellow")
        cards.append(line)
    table = Table.grid(padding=(0, 2))
    half = (len(cards) + 1) // 2
    for row in range(half):
        table.add_row(cards[row], cards[row + half] if row + half < len(cards) else Text())
    parts: list[RenderableType] = [table]
    for pile in ("face_down", "removed"):
        if seat[pile]:
            names = ", ".join(texts.name("battle_card", card) for card in seat[pile])
            parts.append(Text(f"{texts.say(f'screen-{pile}')}: {names}", style="dim"))
    return _panel(parts, f"{texts.say('screen-battle_hand')}: {len(cards)}", "dim")


def _values(card: str) -> str:
    values = BATTLE_CARDS[card]["values"]
    return " ".join(f"{VALUE_MARKS[value]}{_signed(values[value])}" for value in PRINTED if values[value])


def _hand(seat: SeatView, view: KemetView, texts: Texts) -> RenderableType:
    lines: list[RenderableType] = []
    for card, count in seat["hand"].items():
        timing = texts.say(f"screen-timing_{CARDS[card]['timing']}")
        cost = f", {CARDS[card]['cost']} {texts.say('screen-pp')}" if CARDS[card]["cost"] else ""
        title = f"[bold]{_times(texts.name('card', card), count)}[/] [cyan]({timing}{cost})[/]"
        lines.append(Text.from_markup(f"{title} [dim]{texts.say(f'card-{card}-text')}[/]"))
    home = [
        texts.name("creature", creature)
        for creature, shown in view["creatures"].items()
        if shown["owner"] == seat["seat"] and shown["area"] is None
    ]
    if home:
        lines.append(Text(f"{texts.say('screen-creatures_home')}: {', '.join(home)}", style="bold"))
    return _panel(lines, f"{texts.say('screen-hand')}: {seat['hand_size']}", "dim")


# The market


def _market(view: KemetView, texts: Texts) -> RenderableType:
    """By colour and level: what is on offer and who owns what."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), width=WIDTH)
    table.caption = texts.say("screen-market_legend")
    table.caption_justify = "left"
    table.add_column("", width=1)
    for color in view["colors"]:
        table.add_column(Text(texts.name("color", color), style=f"bold {GEM_STYLES[color]}"), ratio=1)
    for level in LEVELS:
        cells = [_shelf(color, level, view, texts) for color in view["colors"]]
        table.add_row(f"[bold]{level}[/]", *cells)
    return table


def _shelf(color: str, level: int, view: KemetView, texts: Texts) -> Text:
    cell = Text()
    for tile, row in TILES.items():
        if row["color"] != color or row["level"] != level:
            continue
        owners = [seat["seat"] for seat in view["seats"] if tile in seat["tiles"]]
        copies = view["market"][tile]["copies"] if tile in view["market"] else 0
        if not copies and not owners:
            continue
        cell.append("\n" if cell else "")
        name = texts.name("tile", tile)
        cell.append(_times(name, copies) if copies else f"({name})", style=GEM_STYLES[color])
        for owner in owners:
            cell.append(f" {owner}", style=f"bold {SEAT_STYLES[owner]}")
    return cell


def _buyable(view: KemetView) -> list[str]:
    """Tiles among the viewer's options now."""
    decision = view.get("decision")
    options = decision.get("options", []) if decision else []
    return [option.partition(" ")[2] for option in options if option.partition(" ")[0] in ("buy", "take")]


def _tile_texts(view: KemetView, texts: Texts) -> RenderableType:
    lines = []
    for tile in _buyable(view):
        row = TILES[tile]
        line = Text(f"{texts.name('color', row['color'])} {row['level']} ", style=GEM_STYLES[row["color"]])
        line.append(texts.name("tile", tile), style="bold")
        lines.append(line.append(f"  {texts.say(f'tile-{tile}-text')}", style="dim"))
    return _panel(lines, texts.say("screen-buyable"), "green", WIDTH)


# Battle


def _battle(battle: BattleView, view: KemetView, texts: Texts) -> RenderableType:
    """Both sides value by value, with where every point comes from."""
    sides = (battle["attacker"], battle["defender"])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for role, side in zip(("attacker", "defender"), sides, strict=True):
        head = Text(f"{side['seat']} · {texts.say(f'screen-{role}')}")
        head.stylize(f"bold {SEAT_STYLES[side['seat']]}")
        if battle["winner"] == side["seat"]:
            head.append(f" · {texts.say('screen-wins')}", style="reverse")
        elif _seat(side["seat"], view)["ready"]:
            head.append(f" ✓ {texts.say('screen-ready')}", style="green")
        table.add_column(head)
    table.add_row(texts.say("screen-battle_card"), *(_played(side["played"], texts) for side in sides))
    if any(side["cards"] for side in sides):
        table.add_row(texts.say("screen-added_cards"), *(_cards(side["cards"], texts) for side in sides))
    counts = [side["count"] for side in sides if side["count"] is not None]
    if counts:
        _add_values(table, counts, texts)
    parts: list[RenderableType] = [table]
    if "forecast" in battle and not battle["clashed"]:
        parts.append(Text(texts.say("preview-odds", **battle["forecast"]["odds"]), style="yellow"))
    decision = view.get("decision")
    sealed = decision.get("sealed", []) if decision else []
    if sealed:
        chosen = ", ".join(texts.action(texts.game.space.parse(answer)) for answer in sealed)
        parts.append(Text(f"{texts.say('screen-chosen')}: {chosen}", style="bold"))
    title = f"⚔ {texts.say('screen-battle')}: {texts.name('area', battle['area'])}"
    return _panel(parts, title, "red", WIDTH)


def _add_values(table: Table, counts: Sequence[CountView], texts: Texts) -> None:
    for value, mark in VALUE_MARKS.items():
        if value == "strength" or any(_total(value, count) for count in counts):
            cells = [_sum(value, count, texts) for count in counts]
            table.add_row(f"{mark} {texts.name('value', value)}", *cells)
    if any(count["self_damage"] for count in counts):
        losses = [str(count["self_damage"] or "") for count in counts]
        table.add_row(texts.say("screen-self_damage"), *losses)


def _total(value: str, count: CountView) -> int:
    return next(total for name, total in _totals(count) if name == value)


def _totals(count: CountView) -> list[tuple[str, int]]:
    totals = count["totals"]
    return [
        ("strength", totals["strength"]),
        ("damage", totals["damage"]),
        ("guaranteed", totals["guaranteed"]),
        ("protection", totals["protection"]),
    ]


def _played(card: str | None, texts: Texts) -> str:
    return "?" if card is None else f"{texts.name('battle_card', card)} {_values(card)}"


def _sum(value: str, count: CountView, texts: Texts) -> Text:
    """9 = units 5 + Cavalry Blitz 3 + Charge! 1"""
    lines = [line for line in count["lines"] if line["value"] == value and line["amount"] > 0]
    total = _total(value, count)
    cell = Text(str(total), style="bold")
    if lines:
        points = " + ".join(f"{texts.name('origin', line['origin'])} {line['amount']}" for line in lines)
        cell.append(f" = {points}", style="not bold")
    if value == "strength" and count["most"] > total:
        possible = texts.say("screen-possible", low=count["least"], high=count["most"])
        cell.append(f"  ({possible})", style="yellow")
    return cell


def _last_clash(clash: ClashView, texts: Texts) -> RenderableType:
    line = Text(f"{texts.say('screen-last_battle')}: {texts.name('area', clash['area'])} · ", style="dim")
    for number, side in enumerate((clash["attacker"], clash["defender"])):
        line.append(" ⚔ " if number else "")
        line.append(side["seat"], style=f"bold not dim {SEAT_STYLES[side['seat']]}")
        line.append(f" {_played(side['played'], texts)}")
        if side["cards"]:
            line.append(f" + {_cards(side['cards'], texts)}")
    if clash["winner"] is not None:
        line.append(f" · {texts.say('screen-wins')}: ")
        line.append(clash["winner"], style=f"bold not dim {SEAT_STYLES[clash['winner']]}")
    return line
