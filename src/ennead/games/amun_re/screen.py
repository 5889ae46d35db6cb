"""Amun-Re in the terminal: the map along the Nile, the seats, the score by source and the own hand."""

from typing import Any, cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ennead.games.amun_re.rules.components import BID_CELLS, DATA
from ennead.games.amun_re.rules.shape import AmunReView, ProvinceView, SeatView
from ennead.terminal.screens import SEAT_STYLES
from ennead.texts import Texts

PROVINCES = {row["id"]: row for row in DATA["provinces"]}
CARDS = {row["id"]: row for row in DATA["power_cards"]["types"]}
PHASE_STYLES = {
    "auction": "blue",
    "market": "green",
    "offering": "cyan",
    "harvest": "orange3",
    "scoring": "yellow",
}
ROWS = 4
# As many bid cells as a province is wide.
CELLS_SHOWN = 7
NO_POINTS = "[dim]·[/]"


def draw(shown: dict[str, Any], texts: Texts) -> RenderableType:
    view = cast(AmunReView, shown)
    parts: list[RenderableType] = [_header(view, texts), _map(view, texts), _legend(texts)]
    below = Table.grid(padding=(0, 2))
    below.add_row(_seats(view, texts), _hand(view, texts))
    return Group(*parts, below)


def _header(view: AmunReView, texts: Texts) -> RenderableType:
    line = Text.from_markup(f"[bold gold3]{texts.say('game')}[/]  ")
    line.append(texts.status(cast(dict[str, Any], view)), style="bold reverse")
    line.append("   ")
    line.append_text(_tile(view, texts))
    line.append(f"   {texts.say('field-power_deck')}: {view['power_deck']}")
    if view["revealed"]:
        line.append(f"   {texts.say('field-total')}: {view['total']}")
    for side, award in view["awards"].items():
        leads = ", ".join(texts.name("seat", seat) for seat in award["holders"]) or "–"
        line.append(f"   {texts.name('sides', side)}: {leads}", style="bright_yellow")
    return line


def _tile(view: AmunReView, texts: Texts) -> Text:
    if view["tile"] is None:
        return Text("")
    camel = f" + {texts.say('board-camel').lower()}" if view["camel"] else ""
    label = texts.name("tile", view["tile"])
    return Text(f"[{label}] ×{view['tile_value']}{camel}", style="bold cyan")


def _map(view: AmunReView, texts: Texts) -> RenderableType:
    """Four columns of provinces with the river between the second and the third."""
    grid = Table.grid(padding=(0, 0))
    for _ in range(5):
        grid.add_column()
    at = {(row["map"]["row"], row["map"]["col"]): province for province, row in PROVINCES.items()}
    for row in range(ROWS):
        cells: list[RenderableType] = []
        for column in range(4):
            if column == 2:
                cells.append(Text("\n".join(["≈≈≈", " ≈≈", "≈≈ ", "≈≈≈", " ≈≈"]), style="cyan"))
            province = at.get((row, column))
            cells.append(Text("") if province is None else _province(province, view, texts))
        grid.add_row(*cells)
    return grid


def _province(province: str, view: AmunReView, texts: Texts) -> RenderableType:
    printed = PROVINCES[province]
    shown = view["provinces"][province]
    owner = shown["owner"]
    body = Text.from_markup("\n".join([_features(printed), _pieces(shown), _auction(shown)]))
    for_sale = shown["for_sale"]
    style = SEAT_STYLES[owner] if owner else "red" if for_sale else "green" if printed["nile"] else "yellow4"
    title = Text(texts.name("province", province), style="bold")
    if owner:
        title.append(f" {owner}", style=f"bold {SEAT_STYLES[owner]}")
    edge = box.HEAVY if for_sale else box.ROUNDED
    return Panel(body, title=title, title_align="left", border_style=style, box=edge, width=21, height=5)


def _features(printed: dict[str, Any]) -> str:
    """What is printed there: symbols, temples, income, instant rewards."""
    parts = ["[blue]" + "✦" * printed["power_symbols"] + "[/]"] if printed["power_symbols"] else []
    if printed["temples"]:
        parts.append("[magenta]" + "⌂" * printed["temples"] + "[/]")
    if printed["gold_mine"]:
        parts.append(f"[gold3]${printed['gold_mine']}[/]")
    if printed["caravan"]:
        parts.append(f"[orange3]c{printed['caravan']}[/]")
    instant = printed["instant"]
    if instant["power_cards"]:
        parts.append(f"[blue]+{instant['power_cards']}✦[/]")
    if instant["stones"]:
        parts.append(f"+{instant['stones']}■")
    if instant["gold"]:
        parts.append(f"[gold3]+{instant['gold']}$[/]")
    return " ".join(parts)


def _pieces(shown: ProvinceView) -> str:
    """What stands there: pyramids, stones, farmers on their fields."""
    fields = "●" * shown["farmers"] + "·" * shown["free_fields"]
    parts = [f"[green]{fields}[/]"] if fields else []
    if shown["free_farmers"]:
        parts.append(f"[green]+{'●' * shown['free_farmers']}[/]")
    if shown["pyramids"]:
        pyramids = "▲" * shown["pyramids"] if shown["pyramids"] <= 4 else f"▲×{shown['pyramids']}"
        parts.append(f"[bold bright_yellow]{pyramids}[/]")
    if shown["stones"]:
        parts.append("■" * shown["stones"])
    return " ".join(parts)


def _auction(shown: ProvinceView) -> str:
    """The bid cells of a province for sale, the standing bid marked; after the auction its income."""
    if not shown["for_sale"]:
        return "" if shown["income"] is None else f"[gold3]→ {shown['income']}[/]"
    cells = [amount for amount in BID_CELLS[:CELLS_SHOWN] if amount != shown["bid"]]
    texts = {amount: f"[dim]{amount}[/]" for amount in cells}
    if shown["bidder"] is not None and shown["bid"] is not None:
        mark = f"[reverse {SEAT_STYLES[shown['bidder']]}]{shown['bid']}{shown['bidder']}[/]"
        if shown["bid"] > BID_CELLS[CELLS_SHOWN - 1]:
            return mark
        texts[shown["bid"]] = mark
    return " ".join(texts[amount] for amount in sorted(texts))


def _legend(texts: Texts) -> RenderableType:
    words = [
        f"✦ {texts.say('board-power_symbol')}",
        f"⌂ {texts.say('board-temple')}",
        f"$ {texts.say('board-gold_mine')}",
        f"c {texts.say('board-caravan')}",
        f"● {texts.say('pieces-farmer')}",
        f"· {texts.say('board-field')}",
        f"■ {texts.say('pieces-stone')}",
        f"▲ {texts.say('pieces-pyramid')}",
        f"+ {texts.say('board-instant')}",
    ]
    return Text("  ".join(words), style="dim")


def _seats(view: AmunReView, texts: Texts) -> RenderableType:
    """A column a seat: bid or offering, gold if known, cards, and points by source, now and projected."""
    seats = view["seats"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in seats:
        first = " ①" if seat["seat"] == view["first_player"] else ""
        table.add_column(texts.name("seat", seat["seat"]) + first, justify="right", min_width=10)
    doing = texts.say("board-bid_track") if view["phase"] == "auction" else texts.name("phase", "offering")
    table.add_row(doing, *(_standing(seat, view, texts) for seat in seats))
    table.add_row(texts.say("pieces-gold"), *(str(seat.get("gold", "?")) for seat in seats))
    table.add_row(texts.say("pieces-power_card"), *(str(seat["hand_size"]) for seat in seats))
    if view["tile"] is not None:
        table.add_row(texts.say("field-income"), *(str(seat["income"]) for seat in seats))
    if any(seat["province_cards"] for seat in seats):
        counts = [str(seat["province_cards"]) for seat in seats]
        table.add_row(texts.say("pieces-province_card"), *counts)
    table.add_section()
    for source in seats[0]["points"]:
        row = [_points(seat, source) for seat in seats]
        if any(points != NO_POINTS for points in row):
            table.add_row(texts.name("source", source), *row)
    table.add_row(f"[bold]{texts.say('pieces-vp')}[/]", *(_total(seat) for seat in seats))
    return table


def _total(seat: SeatView) -> str:
    coming = sum(seat["projected"].values()) + seat.get("yellow_points", 0)
    return f"[bold]{seat['vp']}[/]" + (f" [dim]→ {seat['vp'] + coming}[/]" if coming else "")


def _points(seat: SeatView, source: str) -> str:
    now = str(seat["points"][source]) if seat["points"][source] else NO_POINTS
    coming = seat["projected"].get(source, 0)
    if source == "yellow":
        coming += seat.get("yellow_points", 0)
    return f"{now} [dim]+{coming}[/]" if coming else now


def _standing(seat: SeatView, view: AmunReView, texts: Texts) -> str:
    """What the seat is doing in this phase."""
    marks = " [bold]⛨[/]" if seat["protected"] else ""
    if seat["bid"]:
        return f"{texts.name('province', seat['bid']['province'])} {seat['bid']['gold']}{marks}"
    if view["phase"] == "auction" and seat["barred"]:
        return f"[dim]✗ {texts.name('province', seat['barred'])}[/]{marks}"
    if seat["ready"]:
        return "[green]✓[/]"
    if seat["offered"] is not None and view["phase"] != "auction":
        place = f" ({seat['rank']})" if seat["rank"] else ""
        return texts.say("thief") if seat["offered"] == 0 else f"{seat['offered']} ${place}"
    return marks


def _hand(view: AmunReView, texts: Texts) -> RenderableType:
    """The viewer's cards, with their texts and the phase in which they are played."""
    seat = next((each for each in view["seats"] if "hand" in each), None)
    if seat is None:
        return Text("")
    lines: list[RenderableType] = []
    for card, count in seat["hand"].items():
        phase = CARDS[card]["phase"]
        style = PHASE_STYLES[phase]
        times = f" ×{count}" if count > 1 else ""
        title = (
            f"[bold {style}]{texts.name('card', card)}{times}[/] [{style}]({texts.name('phase', phase)})[/]"
        )
        lines.append(Text.from_markup(f"{title} [dim]{texts.say(f'card-{card}-text')}[/]"))
    if seat["province_hand"]:
        names = ", ".join(texts.name("province", province) for province in seat["province_hand"])
        lines.append(Text.from_markup(f"[bold]{texts.say('pieces-province_card')}[/]: {names}"))
    return Panel(Group(*lines), width=52, border_style="dim") if lines else Text("")
