"""Amun-Re in the terminal: the map along the Nile, the seats, the score by source and the own hand."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ennead.games.amun_re.components import BID_CELLS, DATA
from ennead.terminal.screens import SEAT_STYLES
from ennead.texts import Texts

PROVINCES = {row["id"]: row for row in DATA["provinces"]}
TILES = {f"tile{row['id']}": row for row in DATA["offering_tiles"]}
PHASES = [row["id"] for row in DATA["phases"]]
CARDS = {row["id"]: row for row in DATA["power_cards"]["types"]}
PHASE_STYLES = {
    "auction": "blue",
    "market": "green",
    "offering": "cyan",
    "harvest": "orange3",
    "scoring": "yellow",
}
ROWS = 4


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    parts: list[RenderableType] = [_header(view, texts), _map(view, texts), _legend(texts)]
    below = Table.grid(padding=(0, 2))
    below.add_row(_seats(view, texts), _hand(view, texts))
    return Group(*parts, below)


def _header(view: dict[str, Any], texts: Texts) -> RenderableType:
    line = Text.from_markup(f"[bold gold3]{texts.say('game')}[/]  ")
    line.append(f"{texts.name('kingdom', view['kingdom'])} · {view['round']}/6   ")
    for phase in PHASES:
        style = "bold reverse" if phase == view["phase"] else "dim"
        line.append(f" {texts.name('phase', phase)} ", style=style)
    if view["phase"] == "scoring":
        line.append(f" {texts.name('phase', 'scoring')} ", style="bold reverse")
    line.append("   ")
    line.append_text(_tile(view, texts))
    line.append(f"   {texts.say('board-power_deck')}: {view['power_deck']}")
    return line


def _tile(view: dict[str, Any], texts: Texts) -> Text:
    if view["tile"] is None:
        return Text("")
    tile = TILES[view["tile"]]
    camel = f" + {texts.say('board-camel').lower()}" if tile["camel"] else ""
    label = texts.name("tile", view["tile"])
    return Text(f"[{label}] ×{tile['value']}{camel}", style="bold cyan")


def _map(view: dict[str, Any], texts: Texts) -> RenderableType:
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


def _province(province: str, view: dict[str, Any], texts: Texts) -> RenderableType:
    printed = PROVINCES[province]
    shown = view["provinces"][province]
    owner = shown["owner"]
    body = Text.from_markup(
        "\n".join([_features(printed), _pieces(printed, shown), _auction(province, view)])
    )
    for_sale = province in view["for_sale"]
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


def _pieces(printed: dict[str, Any], shown: dict[str, Any]) -> str:
    """What stands there: pyramids, stones, farmers on their fields."""
    fields = "●" * shown["farmers"] + "·" * (printed["fields"] - shown["farmers"])
    parts = [f"[green]{fields}[/]"] if fields else []
    if shown["free_farmers"]:
        parts.append(f"[green]+{'●' * shown['free_farmers']}[/]")
    if shown["pyramids"]:
        pyramids = "▲" * shown["pyramids"] if shown["pyramids"] <= 4 else f"▲×{shown['pyramids']}"
        parts.append(f"[bold bright_yellow]{pyramids}[/]")
    if shown["stones"]:
        parts.append("■" * shown["stones"])
    return " ".join(parts)


def _auction(province: str, view: dict[str, Any]) -> str:
    """The bid cells of a province for sale, the standing bid marked."""
    if province not in view["for_sale"] or view["phase"] != "auction":
        return ""
    bids = {seat["bid"]["gold"]: seat["seat"] for seat in view["seats"] if _bids_in(seat, province)}
    cells = []
    for amount in BID_CELLS[:7]:
        if amount in bids:
            seat = bids[amount]
            cells.append(f"[reverse {SEAT_STYLES[seat]}]{amount}{seat}[/]")
        else:
            cells.append(f"[dim]{amount}[/]")
    high = [amount for amount in bids if amount > BID_CELLS[6]]
    if high:
        return f"[reverse {SEAT_STYLES[bids[high[0]]]}]{high[0]}{bids[high[0]]}[/]"
    return " ".join(cells)


def _bids_in(seat: dict[str, Any], province: str) -> bool:
    return bool(seat["bid"]) and seat["bid"]["province"] == province


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


def _seats(view: dict[str, Any], texts: Texts) -> RenderableType:
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
    if any(seat["province_cards"] for seat in seats):
        counts = [str(seat["province_cards"]) for seat in seats]
        table.add_row(texts.say("pieces-province_card"), *counts)
    table.add_section()
    for source in seats[0]["points"]:
        if any(seat["points"][source] or seat["projected"].get(source) for seat in seats):
            table.add_row(texts.name("source", source), *(_points(seat, source) for seat in seats))
    table.add_row(f"[bold]{texts.say('pieces-vp')}[/]", *(_total(seat) for seat in seats))
    return table


def _total(seat: dict[str, Any]) -> str:
    coming = sum(seat["projected"].values())
    return f"[bold]{seat['vp']}[/]" + (f" [dim]→ {seat['vp'] + coming}[/]" if coming else "")


def _points(seat: dict[str, Any], source: str) -> str:
    now = str(seat["points"][source]) if seat["points"][source] else "[dim]·[/]"
    coming = seat["projected"].get(source, 0)
    return f"{now} [dim]+{coming}[/]" if coming else now


def _standing(seat: dict[str, Any], view: dict[str, Any], texts: Texts) -> str:
    """What the seat is doing in this phase."""
    marks = " [bold]⛨[/]" if seat["protected"] else ""
    if seat["bid"]:
        return f"{texts.name('province', seat['bid']['province'])} {seat['bid']['gold']}{marks}"
    if view["phase"] == "auction" and seat["barred"]:
        return f"[dim]✗ {texts.name('province', seat['barred'])}[/]{marks}"
    if seat["ready"]:
        return "[green]✓[/]"
    if seat["offered"] is not None and view["phase"] != "auction":
        return texts.say("thief") if seat["offered"] == 0 else f"{seat['offered']} $"
    return marks


def _hand(view: dict[str, Any], texts: Texts) -> RenderableType:
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
