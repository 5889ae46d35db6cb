"""What a view of Kemet holds (section 25), and what follows from it by the rules: reach, prices, odds."""

from typing import Annotated, NotRequired, TypedDict

from ennead.core.shape import BARE, FORECAST, SCORE, SECRET, STATUS, UNTOLD, BaseView, SeatName
from ennead.games.kemet.rules.components import (
    AREA,
    BATTLE_CARD,
    CARD,
    CITY,
    COLOR,
    CREATURE,
    GOD,
    NIGHT_STEP,
    ORIGIN,
    PHASE,
    SOURCE,
    TILE,
    TOKEN_SPACE,
    VALUE,
)
from ennead.games.kemet.rules.market import LACK
from ennead.games.kemet.rules.reach import LEG

Area = Annotated[str, AREA]
BattleCard = Annotated[str, BATTLE_CARD]
Card = Annotated[str, CARD]
Color = Annotated[str, COLOR]
Creature = Annotated[str, CREATURE]
Source = Annotated[str, SOURCE]
Space = Annotated[str, TOKEN_SPACE]
Tile = Annotated[str, TILE]


class TierView(TypedDict):
    """A row of the action pyramid; it must hold a token when the day ends."""

    spaces: list[Space]
    tokens: int
    # Still empty, and as many tokens are left as there are empty tiers: the next one has to go here.
    due: bool


class SeatView(TypedDict):
    """A player: what lies open, and to its own eyes the rest."""

    seat: Annotated[SeatName, UNTOLD]
    god: Annotated[str, GOD]
    city: Annotated[str, CITY] | None
    fame: Annotated[int, SCORE]
    # Fame that is never lost, and fame that goes with temples and pyramids.
    lasting: int
    held: int
    points: dict[Source, int]
    projected: Annotated[dict[Source, int], FORECAST]
    # Would win if the player's turn began now.
    winning: bool
    pp: int
    # Prayer points the coming night brings if nothing changes.
    night_pp: int
    veterans: int
    supply: int
    # Units on the map.
    army: int
    troop_limit: int
    tiles: list[Tile]
    bought_today: list[Color]
    markers: list[Color | None]
    tokens: int
    own_tokens: list[Space]
    tiers: list[TierView]
    silver: bool
    silver_at: Space | None
    gold_tiles: list[Tile]
    gold_tile: Tile | None
    hand_size: int
    battle_hand_size: int
    # Battle cards that may be in hand, as everybody can tell.
    may_hold: list[BattleCard]
    face_up: list[BattleCard]
    face_down_count: int
    removed_count: int
    ready: Annotated[bool, UNTOLD]
    hand: NotRequired[Annotated[dict[Card, int], SECRET]]
    battle_hand: NotRequired[Annotated[list[BattleCard], SECRET]]
    face_down: NotRequired[Annotated[list[BattleCard], SECRET]]
    removed: NotRequired[Annotated[list[BattleCard], SECRET]]


class AreaView(TypedDict):
    """What stands in an area."""

    holder: SeatName | None
    units: int
    assault: int
    controller: SeatName | None
    pyramid: Color | None
    height: int
    fame: SeatName | None
    creatures: list[Creature]


class CreatureView(TypedDict):
    """Whose a creature is, and where it stands; in supply it stands nowhere."""

    owner: SeatName
    area: Area | None


class LackView(TypedDict):
    """Something that is missing for a tile."""

    lack: Annotated[str, LACK]
    needs: int
    has: int


class TileView(TypedDict):
    """A power tile: who has it, and what it would take to buy it today."""

    copies: int
    owners: list[SeatName]
    price: NotRequired[int]
    lacks: NotRequired[list[LackView]]


class LegView(TypedDict):
    """A step of a march."""

    leg: Annotated[str, LEG]
    area: Area
    # The creature met on the way that does not come along.
    left: Creature | None


class OddsView(TypedDict):
    """What a battle can come to, over all pairs of battle cards that may be played."""

    pairs: int
    wins: int
    # Won, and units are left to hold the area.
    holds: int
    # Won, whatever divine intervention cards the enemy adds.
    sure: int


class LineView(TypedDict):
    """Where a number of the battle comes from."""

    value: Annotated[str, VALUE]
    origin: Annotated[str, ORIGIN]
    amount: Annotated[int, BARE]


class TotalsView(TypedDict):
    """A side's numbers."""

    strength: int
    damage: int
    guaranteed: int
    protection: int


class CountView(TypedDict):
    """A side's numbers while the battle is open, and what cards can still make of its strength."""

    lines: list[LineView]
    totals: TotalsView
    self_damage: int
    # Strength with the weakest and the strongest battle card that may be played.
    least: int
    most: int
    # The most strength that divine intervention cards can add to it.
    divine: int


class MeetingView(OddsView):
    """The battle at the end of a march: who is met, and what counts for both, as far as the viewer knows."""

    enemy: SeatName
    own: CountView
    theirs: CountView


class RouteView(TypedDict):
    """A way to an area."""

    area: Area
    legs: list[LegView]
    points: int
    pp: int
    battle: MeetingView | None


class ReachView(TypedDict):
    """Everywhere a troop can go as a whole, by land, by water and through obelisks."""

    area: Area
    units: int
    points: int
    teleports: int
    routes: list[RouteView]


class SideView(TypedDict):
    """A side of the battle. Once it is decided, only the log tells what counted: units have fallen since."""

    seat: SeatName
    units: int
    played: BattleCard | None
    may_play: list[BattleCard]
    cards: dict[Card, int]
    # Divine intervention cards in hand but for Diversion.
    hidden_cards: int
    count: CountView | None
    discarded: NotRequired[BattleCard | None]


class PairView(TypedDict):
    """How the battle ends with one battle card of each side."""

    card: BattleCard
    other: BattleCard
    wins: bool
    lost: int
    killed: int
    left: int
    sure: bool


class DivineView(TypedDict):
    """What a divine intervention card in hand would make of the odds, added alone."""

    card: Card
    pp: int
    wins: int
    holds: int


class ForecastView(TypedDict):
    """The odds of a side that may still choose, pair by pair."""

    odds: OddsView
    pairs: list[PairView]
    divine: list[DivineView]


class BattleView(TypedDict):
    """The battle that is being fought."""

    area: Area
    clashed: bool
    winner: SeatName | None
    attacker: SideView
    defender: SideView
    # For the two sides alone, until it is decided.
    forecast: NotRequired[ForecastView]


class RevealedView(TypedDict):
    """What a side showed in the last battle."""

    seat: SeatName
    played: BattleCard | None
    cards: dict[Card, int]


class ClashView(TypedDict):
    """The last battle."""

    area: Area
    winner: SeatName | None
    attacker: RevealedView
    defender: RevealedView


class KemetView(BaseView):
    """The table as a seat sees it."""

    round: Annotated[int, STATUS]
    phase: Annotated[str, PHASE, STATUS]
    night_step: Annotated[str, NIGHT_STEP, STATUS] | None
    active: Annotated[SeatName, STATUS] | None
    winner: SeatName | None
    fame_to_win: int
    colors: list[Color]
    order: list[SeatName]
    next_order: list[SeatName | None]
    # Who would choose a place in the next turn order before whom.
    destiny: list[SeatName]
    max_pp: int
    seats: list[SeatView]
    areas: dict[Area, AreaView]
    creatures: dict[Creature, CreatureView]
    market: dict[Tile, TileView]
    deck: int
    discard: dict[Card, int]
    # For the seat that moves: its troops, or the troop on its way.
    reach: NotRequired[list[ReachView]]
    battle: BattleView | None
    last_clash: ClashView | None
