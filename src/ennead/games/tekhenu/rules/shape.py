"""What a view of Tekhenu holds (section 30)."""

from typing import Annotated, NotRequired, TypedDict

from ennead.core.shape import BARE, EVERY, FORECAST, OPENS, SCORE, SECRET, STATUS, UNTOLD, BaseView, SeatName
from ennead.games.tekhenu.rules.cards import (
    BLESSING_CARD,
    CARD,
    DESTINY,
    DIFFICULTY,
    LAW_CARD,
    START,
    TECHNOLOGY_CARD,
    TOKEN,
)
from ennead.games.tekhenu.rules.components import (
    CELL,
    COLOUR,
    DISPLAY,
    EDGE,
    GOD,
    GOOD,
    KIND,
    LIGHT,
    OSIRIS_SLOT,
    PEOPLE,
    PHASE,
    RESOURCE,
    SLOT,
    SOURCE,
    STATE,
    TAKEN_AS,
    TILE,
)
from ennead.games.tekhenu.rules.fields import NUDGE

God = Annotated[str, GOD]
Good = Annotated[str, GOOD]
Resource = Annotated[str, RESOURCE]
Colour = Annotated[str, COLOUR]
Light = Annotated[str, LIGHT]
Purity = Annotated[str, STATE]
Card = Annotated[str, CARD]
Law = Annotated[str, LAW_CARD]
Tile = Annotated[str, TILE]
Edge = Annotated[str, EDGE]
Source = Annotated[str, SOURCE]
Start = Annotated[str, START]


class GodUse(TypedDict):
    """What the god action of a die would ask and bring, as far as it is known before it is performed."""

    possible: bool
    cost: int
    good: Good | None
    vp: int
    happiness: int | None
    population: int | None
    scribes: int
    cards: int
    row: int | None
    tile: Tile | None
    statue: God | None
    pays: list[SeatName]


class ProductionUse(TypedDict):
    """What production with a die would bring."""

    resource: Resource
    kept: int
    excess: int


class DieUse(TypedDict):
    """What a die at the wheel would be to the viewer, taken as it lies there."""

    action: GodUse
    production: ProductionUse | None
    balance: int
    order: list[SeatName]


class WheelDie(TypedDict):
    """A die at the wheel, now and after the next turn of the wheel."""

    colour: Colour
    face: Annotated[int, BARE]
    state: Purity
    next_state: Purity
    use: NotRequired[DieUse]


class SectorView(TypedDict):
    """One of the six sectors: its light now and next, the dice that will come, its statues."""

    light: Light
    next_light: Light
    coming_dice: int
    dice: list[WheelDie]
    statues: list[SeatName | None]
    horus_slot: int


class CellView(TypedDict):
    """A pillar tile on a cell; its sides as they lie, from the north clockwise."""

    tile: Tile
    turns: int
    sides: list[Edge]
    pillar: SeatName | None


class TempleView(TypedDict):
    """The temple complex."""

    cells: dict[Annotated[str, CELL], CellView]
    buildings: dict[Annotated[str, SLOT], SeatName]
    open_slots: list[Annotated[str, SLOT]]


class TurnedTile(TypedDict):
    """A tile held over a cell: its sides from the north clockwise, which of them match, points for all."""

    sides: list[Edge]
    matches: list[bool]
    points: int


class HeldTile(TypedDict):
    """The tile the viewer is laying: what each cell and each of four turns would bring in points."""

    tile: Tile
    display: Annotated[str, DISPLAY]
    spots: dict[Annotated[str, CELL], list[TurnedTile]]


class SectionView(TypedDict):
    """A section of the market; who could take cards from it."""

    open: bool
    cards: list[Card | None]
    buyers: list[SeatName]


class MarketView(TypedDict):
    """The card market, its decks and discard piles."""

    sections: list[SectionView]
    decks: Annotated[dict[Annotated[str, KIND], int], EVERY]
    discards: Annotated[dict[Annotated[str, KIND], list[Card]], EVERY]
    removed: list[Card]


class PiecesLeft(TypedDict):
    """Pieces not built yet."""

    buildings: int
    statues: int
    pillars: int


class TakenDie(TypedDict):
    """A die on a pan, below the scales, or with Botankhamun."""

    taken_as: Annotated[str, TAKEN_AS]
    colour: Colour
    face: Annotated[int, BARE]


class SeatView(TypedDict):
    """A participant: what lies open, and to its own eyes the decrees."""

    seat: Annotated[SeatName, UNTOLD]
    vp: Annotated[int, SCORE]
    points: dict[Source, int]
    projected: Annotated[dict[Source, int], FORECAST]
    goods: Annotated[dict[Good, int], EVERY]
    production: Annotated[dict[Resource, int], EVERY]
    excess: Annotated[dict[Resource, int], EVERY]
    population: int
    happiness: int
    happiness_rewards: int
    left: PiecesLeft
    statue_cost: int | None
    bread_due: int
    dice: list[TakenDie]
    balance: int
    maat_loss: int
    maat_marker: int
    faith_laid: int
    ankh: int | None
    destiny: Annotated[str, DESTINY] | None
    starting_cards: list[Start]
    blessings: list[Annotated[str, BLESSING_CARD]]
    technologies: list[Annotated[str, TECHNOLOGY_CARD]]
    laws_held: int
    laws_scored: list[Law]
    ready: Annotated[bool, UNTOLD]
    laws: NotRequired[Annotated[list[Law], SECRET]]
    law_points: NotRequired[Annotated[dict[Law, int], SECRET]]
    dealt_laws: NotRequired[Annotated[list[Law], SECRET]]
    returned_law: NotRequired[Annotated[Law | None, SECRET]]
    seen: NotRequired[Annotated[list[Card], SECRET]]


class TurnView(TypedDict):
    """The turn being played: whose it is and the die in use."""

    seat: SeatName
    sector: God | None
    colour: Colour | None
    value: int
    taken_as: Annotated[str, TAKEN_AS] | None
    nudge: Annotated[str, UNTOLD, NUDGE]
    main_open: bool
    extras: list[God]


class SoloView(TypedDict):
    """Botankhamun: his level, his pyramid, where his marker is and where it may go next."""

    difficulty: Annotated[str, DIFFICULTY]
    random_start_cards: bool
    law_vp: int
    pyramid: list[Annotated[str, TOKEN]]
    progress: Annotated[int | None, UNTOLD]
    next_places: Annotated[list[int], UNTOLD]
    within_reach: Annotated[list[int], UNTOLD]


class TekhenuView(BaseView):
    """The table as a seat sees it."""

    bot: SeatName | None
    round: Annotated[int, STATUS]
    phase: Annotated[str, PHASE, STATUS]
    coming: Annotated[str, PHASE, STATUS]
    maat: int
    order: list[SeatName]
    order_to_come: list[SeatName]
    arrow: Annotated[int, UNTOLD]
    scoring_markers: Annotated[list[int], UNTOLD]
    sectors: Annotated[dict[God, SectorView], EVERY]
    bag: Annotated[dict[Colour, int], EVERY]
    horus_tiles: list[God]
    temple: TempleView
    held_tile: HeldTile | None
    osiris: dict[Annotated[str, OSIRIS_SLOT], SeatName]
    leaders: Annotated[dict[Resource, SeatName | None], EVERY]
    row_gold: int
    people_statues: dict[Annotated[str, PEOPLE], SeatName]
    people_gold: list[Annotated[str, PEOPLE]]
    display: Annotated[dict[Annotated[str, DISPLAY], Tile | None], EVERY]
    working: list[Annotated[str, DISPLAY]]
    tiles_left: int
    market: MarketView
    starting_cards: list[Start]
    laws_open: Annotated[bool, UNTOLD, OPENS]
    seats: list[SeatView]
    turn: TurnView | None
    solo: SoloView | None
