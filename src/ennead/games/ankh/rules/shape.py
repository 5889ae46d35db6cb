"""What a view of Ankh holds (section 24): all is public but sealed cards and bids."""

from typing import Annotated, NotRequired, TypedDict

from ennead.core.shape import EVERY, FORECAST, PANEL, SCORE, SECRET, STATUS, UNTOLD, BaseView, SeatName
from ennead.games.ankh.rules.components import (
    ACTION,
    BASE,
    BATTLE_STEP,
    CARD,
    CITY,
    EVENT,
    GOD,
    GUARDIAN,
    MONUMENT,
    OUTCOME,
    PIECE,
    POWER,
    REGION,
    ROLE,
    SCENARIO,
    SOURCE,
)
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX

Hex = Annotated[str, HEX]
Side = Annotated[str, EDGE]
God = Annotated[str, GOD]
Guardian = Annotated[str, GUARDIAN]
Monument = Annotated[str, MONUMENT]
Card = Annotated[str, CARD]
Power = Annotated[str, POWER]
Source = Annotated[str, SOURCE]
TrackAction = Annotated[str, ACTION]
TrackEvent = Annotated[str, EVENT]


class TurnView(TypedDict):
    """The turn going on: what the seat has done and may still do (AN-TRN-05 to AN-TRN-09)."""

    seat: SeatName
    next: SeatName
    taken: int
    allowed: int
    first: TrackAction | None
    under_way: TrackAction | None
    open: list[TrackAction]


class ActionView(TypedDict):
    """An action track: its marker, and who would set off the event if all took this action in turn."""

    marker: int
    start_space: int
    event_space: int
    steps_to_event: int
    event_for: SeatName | None


class Outlook(TypedDict):
    """What would come of the devotion of now; the lower god of a merge stands first."""

    conflict: int | None
    events_away: int
    merge: list[SeatName]
    forgotten: list[SeatName]
    winner: SeatName | None


class SeatView(TypedDict):
    """A player and its god; a forgotten one has no side in the game any more."""

    seat: Annotated[SeatName, UNTOLD]
    god: God
    side: SeatName
    role: Annotated[str, ROLE]
    merged: Annotated[bool, UNTOLD]
    in_game: bool
    devotion: Annotated[int, SCORE]
    points: dict[Source, int]
    projected: Annotated[dict[Source, int], FORECAST]
    ready: Annotated[bool, UNTOLD]
    sealed: NotRequired[Annotated[list[str], SECRET, UNTOLD]]


class NextPower(TypedDict):
    """The next free slot of the god board, and the guardian it would bring now."""

    level: int
    cost: int
    guardian: Guardian | None


class SideView(TypedDict):
    """A god in the game with all that belongs to it."""

    gods: list[God]
    seats: list[SeatName]
    devotion: int
    red: bool
    followers: int
    gain_now: int
    gain_from: list[Hex]
    control_now: list[Hex]
    god_strength: int
    warriors: int
    guardians: dict[Guardian, int]
    bases: Annotated[dict[Annotated[str, BASE], int], EVERY]
    ankh_tokens: int
    monuments: Annotated[dict[Monument, int], EVERY]
    powers: list[Power]
    next_power: NextPower | None
    hand: list[Card]
    played: list[Card]
    suns: NotRequired[int]
    gates: NotRequired[int]
    captive_slots: NotRequired[int]


class GuardianView(TypedDict):
    """The guardian of a level in this game; owners count map and pool."""

    level: int
    guardian: Guardian
    base: Annotated[str, BASE]
    stock: int
    removed: int
    owners: dict[SeatName, int]


class HexView(TypedDict):
    """What stands or lies on a hex; a figure's strength as it counts in a battle."""

    piece: Annotated[str, PIECE] | None
    side: SeatName | None
    god: NotRequired[God]
    strength: NotRequired[int]
    neutralised: NotRequired[bool]
    protected: NotRequired[bool]
    radiant: NotRequired[bool]
    gate: NotRequired[bool]
    claws: NotRequired[Annotated[str, AIM]]
    aimed_at: NotRequired[list[Hex]]


class StrengthView(TypedDict):
    """A side's strength in a region before cards, by parts, and with how many figures."""

    total: int
    figures: int
    captives: int
    temples: int
    count: int
    reward: int


class MajorityView(TypedDict):
    """Monuments of one kind in a region; the side that would score the majority (AN-MAJ-01)."""

    counts: dict[SeatName, int]
    neutral: int
    side: SeatName | None


class RegionView(TypedDict):
    """A region, in the order of its token; just split off, it has none yet."""

    token: int | None
    land: Annotated[str, REGION]
    first_hex: Hex
    hexes: Annotated[list[Hex], UNTOLD]
    size: int
    outcome: Annotated[str, OUTCOME]
    leader: SeatName | None
    strength: dict[SeatName, StrengthView]
    monuments: Annotated[dict[Monument, MajorityView], EVERY]


class CaravanPlan(TypedDict):
    """A next side of the caravan, the shortest legal line it leads to, and the smaller part split off."""

    side: Side
    line: list[Side]
    part: list[Hex]
    rest: int


class CaravanView(TypedDict):
    """The caravan being laid: camels so far, how many there may be, and where it can go."""

    laid: list[Side]
    most: int
    plans: list[CaravanPlan]


class SupplyView(TypedDict):
    """What nobody owns; conflict order tokens by their numbers."""

    monuments: Annotated[dict[Monument, int], EVERY]
    camels: int
    tokens: list[int]


class TiebreakerView(TypedDict):
    """Who holds the tiebreaker in this conflict, and whether it can still be used."""

    side: SeatName
    face_up: bool


class AmunTokenView(TypedDict):
    """Whether Amun can still play two cards in this conflict."""

    face_up: bool


class FighterView(TypedDict):
    """A participant of a battle: strength by parts as it counts now, cards, bids, the fallen."""

    strength: int
    figures: int
    captives: int
    temples: int
    from_cards: int
    count: int
    cards: list[Card]
    with_card: dict[Card, int]
    bids: list[int]
    fallen: int


class BattleView(TypedDict):
    """The battle going on, or the last one, which lies open until the next begins."""

    going_on: bool
    step: Annotated[str, BATTLE_STEP] | None
    token: int | None
    first_hex: Hex | None
    doubling: bool
    sides: dict[SeatName, FighterView]
    resolved: bool
    flooded: list[Hex]
    saved: list[Hex]
    victor: SeatName | None


class AnkhView(BaseView):
    """The table as a seat sees it."""

    scenario: Annotated[str, SCENARIO]
    first_player: SeatName
    active: Annotated[SeatName, UNTOLD]
    event_marker: Annotated[int, STATUS]
    next_event: Annotated[TrackEvent | None, STATUS]
    conflict: Annotated[int, STATUS]
    events_to_conflict: Annotated[int | None, STATUS]
    event_track: Annotated[list[TrackEvent], UNTOLD]
    turn: TurnView | None
    actions: Annotated[dict[TrackAction, ActionView], EVERY]
    outlook: Outlook
    ascending: list[SeatName]
    forgotten: list[SeatName]
    winner: SeatName | None
    seats: list[SeatView]
    sides: Annotated[dict[SeatName, SideView], PANEL]
    guardians: list[GuardianView]
    hexes: dict[Hex, HexView]
    neighbours: Annotated[dict[Hex, list[Hex]], EVERY, UNTOLD]
    reach: Annotated[list[Hex], UNTOLD]
    regions: list[RegionView]
    camels: list[Side]
    caravan: CaravanView | None
    cities: dict[Hex, Annotated[str, CITY]]
    captives: list[SeatName]
    supply: SupplyView
    moved: list[Hex]
    used: list[Hex]
    tiebreaker: TiebreakerView | None
    amun_token: AmunTokenView | None
    battle: BattleView | None
