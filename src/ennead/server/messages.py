"""Everything that passes between browsers and the server, typed: bodies of HTTP and messages of the socket.

The client's TypeScript types are written from these structs; docs/protocol.md says how they are used.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Literal["A", "B", "C", "D", "E"]
SEATS: tuple[Seat, ...] = get_args(Seat)
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
# One value of an event or a refusal; things that are hidden or do not exist are null.
Value = str | int | float | bool | list[str] | None
# An event's name under "event", and its fields as the reader may know them.
GameEvent = Annotated[dict[str, Value], Meta(extra={"ts": "GameEvent"})]
# What a seat may know of a position; every game types its own.
View = Annotated[dict[str, Any], Meta(extra={"ts": "View"})]
# By seat; "-" is the spectator's.
Views = dict[str, View]
GameOptions = dict[str, bool | str]
# Points by source.
Points = dict[str, int]

# Bodies that come in


class Guest(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Profile(Struct, forbid_unknown_fields=True):
    """What a person changes; `settings` replace the old ones as a whole."""

    name: Name | None = None
    # A new password needs the old one.
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None
    settings: dict[str, Any] | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "hotseat", "bot"]
    bot: Word | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    players: Annotated[int, Meta(ge=1, le=5)]
    seats: Annotated[list[NewSeat], Meta(max_length=5)]
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool = True
    start: bool = False


class Join(Struct, forbid_unknown_fields=True):
    seat: Seat
    invite: Annotated[str, Meta(max_length=100)] | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    kind: Literal["bot", "me"]
    bot: Word | None = None


class AskAnalysis(Struct, forbid_unknown_fields=True):
    """By what each seat knew at the time, or with everything known."""

    everything_known: bool = False


class Answer(Struct, forbid_unknown_fields=True):
    """The action that somebody thinks is the best."""

    action: Annotated[str, Meta(max_length=200)]


# Bodies that go out


class Refusal(Struct):
    """Why something is not possible: a reason, the values that tell, and an English sentence."""

    reason: str
    values: dict[str, Value]
    message: str


class Failure(Struct):
    """The body of every answer with an error status."""

    error: Refusal


class Health(Struct):
    status: str
    version: str


class Readiness(Struct):
    status: Literal["ready", "not ready"]


class User(Struct):
    id: str
    name: str
    guest: bool
    settings: dict[str, Any]


class Me(Struct):
    """Who is asking, and the token every change must carry."""

    user: User | None
    csrf: str


class Names(Struct):
    """A name in each language."""

    en: str
    ru: str


class GameOption(Struct):
    """A flag when there are no `values`, else one of them."""

    name: str
    default: bool | str
    values: list[str]
    # For how many players it matters.
    players: list[int]
    names: Names
    # In the order of `values`.
    value_names: list[Names]


class GameSummary(Struct):
    id: str
    version: int
    players: list[int]
    options: list[GameOption]
    names: Names
    # What it is, in a sentence or two.
    about: Names
    # About how long it takes, by the number of players; from games of bots.
    minutes: dict[str, int]
    # Whether it has a tutorial and a tour of its board.
    tutorial: bool


class Domain(Struct):
    name: str
    values: list[str]


class Verb(Struct):
    name: str
    domains: list[Domain]


class Field(Struct, omit_defaults=True):
    name: str
    kind: Literal["seat", "number", "flag", "domain"]
    domain: str | None = None


class Fields(Struct):
    """A kind of event or a step of the game, with the fields it has."""

    name: str
    fields: list[Field]


class Kind(Struct, omit_defaults=True):
    """The type of a value in a view; `optional` when it may be null."""

    kind: Literal["number", "flag", "text", "name", "list", "map", "record", "any"]
    optional: bool = False
    # Of a name.
    domain: str | None = None
    record: str | None = None
    # Of a map.
    key: "Kind | None" = None
    # Of a list or a map.
    of: "Kind | None" = None


class Member(Struct):
    """A field of a record in a view; its words are `field-<record>-<name>` or `field-<name>`."""

    name: str
    type: Kind
    marks: list[Literal["score", "forecast", "status", "secret", "opens", "panel", "every", "bare", "untold"]]
    required: bool


class Ending(Struct):
    """The action that ends a decision, and the verbs that would then go unused."""

    action: str
    unused: list[str]


class Catalogue(GameSummary):
    """Everything about a game that never changes during play; `data` is its data file."""

    # The shape of its views: fields by record, the view itself first.
    view: dict[str, list[Member]]
    verbs: list[Verb]
    events: list[Fields]
    steps: list[Fields]
    sources: list[str]
    # By decision, for reminders in somebody's first games.
    endings: dict[str, Ending]
    # Scores of skilled bots by the number of players: the lowest, at each tenth of the way up, the highest.
    scores: dict[str, list[int]]
    data: dict[str, Any]


class GameTexts(Struct):
    """Fluent messages, and names of components by `domain-value`."""

    messages: str
    names: dict[str, str]


class Span(Struct):
    set: Literal["plain", "strong", "emphasis"]
    text: str


class Block(Struct, omit_defaults=True):
    """A line of a guide: its words by cells (only a table's row has several), and the rules it stands on.

    `pictures` show things of the glossary, `try` asks what an example asks.
    """

    kind: Literal["paragraph", "heading", "item", "example", "row", "pictures", "try"]
    cells: list[list[Span]]
    rules: list[str]
    things: list[str] | None = None
    example: str | None = None


class Chapter(Struct):
    id: str
    title: str
    blocks: list[Block]


class Guide(Struct):
    """The rules of a game for people, and which of them stand behind what a page shows."""

    title: str
    about: list[Block]
    chapters: list[Chapter]
    prompts: dict[str, list[str]]
    refusals: dict[str, list[str]]
    events: dict[str, list[str]]
    things: dict[str, dict[str, list[str]]]


class TutorialStop(Struct):
    """Something to say, and the places it is about; a phone shows them in a tab of the board."""

    title: str
    text: str
    places: list[str]
    tab: str | None


class TutorialAnswer(Struct):
    """What is said to moves that were not asked for; `*` in the pattern stands for anything."""

    to: str
    text: str


class TutorialStep(TutorialStop):
    """A step holds while the script has seen from `begins` to `ends` moves, and asks for some by number."""

    rules: list[str]
    begins: int
    ends: int
    asks: dict[int, str]
    answers: list[TutorialAnswer]


class Tutorial(Struct):
    """How a game is learnt: the steps of its script, and a tour of its board."""

    steps: list[TutorialStep]
    tour: list[TutorialStop]


class Example(Struct):
    """An example of the rules after the answers given so far, and what the last of them brought."""

    seat: Seat
    view: View
    events: list[GameEvent]


class Printed(Struct):
    """Something printed on a thing: a number, or a name."""

    label: str
    value: str


class Thing(Struct):
    """What it is called and does, its numbers, when it works, how many are in the box, its rules."""

    id: str
    kind: str
    name: str
    text: str
    numbers: list[Printed]
    when: list[str]
    count: int
    rules: list[str]


class ThingKind(Struct):
    id: str
    name: str


class Glossary(Struct):
    """Every thing of a game in one language, and the words for places where things can be.

    What is in one of the places `to_be_had` somebody can still get.
    """

    kinds: list[ThingKind]
    entries: list[Thing]
    places: dict[str, str]
    to_be_had: list[str]


class Spot(Struct):
    """Some of a thing are in this place, a seat's or nobody's."""

    place: str
    seat: Seat | None
    count: int


class Things(Struct):
    """Where everything is in a position, as the reader may know it: spots by the id of an entry."""

    seq: int
    spots: dict[str, list[Spot]]


class Bot(Struct):
    id: str
    names: Names
    default: bool


class TableSeat(Struct, omit_defaults=True):
    """A bot that stands in for a person keeps the person's `user`."""

    seat: Seat
    kind: Literal["open", "person", "hotseat", "bot"]
    name: str
    # Whether the reader sits or sat there, and whether nobody is there now.
    mine: bool
    away: bool
    user: str | None = None
    bot: str | None = None
    # How often a hint was asked for on this seat.
    hints: int = 0


class Score(Struct):
    seat: Seat
    total: int
    by_source: Points


class Result(Struct):
    """How a game ended; seats that share a place stand together."""

    scores: list[Score]
    ranking: list[list[Seat]]
    winners: list[Seat]
    # Names of the tie-breaks that decided about first place, in order of use.
    tie_breaks: list[str]


class Table(Struct, omit_defaults=True):
    """A table as the reader may know it."""

    id: str
    game: str
    version: int
    players: int
    options: GameOptions
    public: bool
    # Whether people may ask for hints here.
    hints: bool
    status: Literal["open", "playing", "finished", "closed"]
    seats: list[TableSeat]
    # Whether the reader owns it.
    owner: bool
    # SHA-256 of seed, salt and committed_id, which are told at the end.
    commitment: str
    seq: int
    to_act: list[Seat]
    created: str
    updated: str
    imported: bool
    # For the owner, while seats are open.
    invite: str | None = None
    seed: str | None = None
    salt: str | None = None
    committed_id: str | None = None
    result: Result | None = None
    rematch: str | None = None
    # Whether it began with the script of a tutorial.
    tutorial: bool = False


class Advice(Struct):
    """One choice and what the search expects of it."""

    action: str
    weight: float
    chance: float
    points: float
    error: float
    sources: dict[str, float]
    # The line expected: seat and action, this choice first.
    line: list[tuple[Seat, str]]


class Hint(Struct):
    """The best choices, the best first."""

    seq: int
    choices: list[Advice]


class AnalysedChoice(Struct):
    """One choice and what comes of it, as the search expects."""

    action: str
    # Everybody's chance to win, by seat.
    chances: list[float]
    points: float
    sources: dict[str, float]
    # The line expected: seat and action, this choice first.
    line: list[tuple[Seat, str]]


class AnalysedDecision(Struct):
    """A decision: what was chosen, what the search prefers (null: the same), what the difference costs."""

    # The change it was, and the position it was decided in.
    move: int
    since: int
    seat: Seat
    options: int
    round: int | None
    chosen: AnalysedChoice
    preferred: AnalysedChoice | None
    next_best: AnalysedChoice | None
    # In chance to win, with its error; in points by source.
    cost: float
    error: float
    points_cost: dict[str, float]
    # How much better it was than the next best choice.
    gain: float
    # Whether it was looked into a second time, deeper.
    deep: bool


class AnalysedMoment(Struct):
    """Everybody's chance to win when a seat had to decide; the seat is null at the end."""

    move: int
    round: int | None
    seat: Seat | None
    chances: dict[Seat, float]


class TurningPoint(Struct):
    """After it the chances were others than before; `seat` gained most."""

    since: int
    move: int
    seat: Seat
    before: dict[Seat, float]
    after: dict[Seat, float]


class AnalysedDraw(Struct):
    """A move after which chance, or what was hidden, had its say."""

    move: int
    since: int
    seat: Seat
    action: str
    before: dict[Seat, float]
    after: dict[Seat, float]
    error: float


class AnalysedSeat(Struct):
    """A seat's game in short; mistakes and best moves are places in the list of decisions."""

    seat: Seat
    name: str
    decisions: int
    mistakes: list[int]
    best: list[int]
    mean_cost: float
    luck: float


class Analysis(Struct):
    """What the search says about a finished game; see `ennead.analysis`."""

    format: str
    game: str
    version: int
    players: int
    iterations: int
    seed: str
    everything_known: bool
    seats: list[AnalysedSeat]
    curve: list[AnalysedMoment]
    turning_points: list[TurningPoint]
    decisions: list[AnalysedDecision]
    draws: list[AnalysedDraw]
    result: Result | None


class AnalysisState(Struct):
    """How far the analysis is, between 0 and 1, and itself when it is done."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    progress: float
    analysis: Analysis | None


class PuzzleName(Struct):
    """Where a puzzle is found."""

    game: str
    id: str


class PuzzleSummary(Struct):
    """What a list says of a puzzle: the name of the question's prompt, and where in a game it is asked."""

    id: str
    question: str
    players: int
    options: int
    round: int | None


class GamePuzzles(Struct):
    """A game's puzzles, and which of them is that of the day."""

    game: str
    daily: str
    puzzles: list[PuzzleSummary]


class Today(Struct):
    """The puzzle of the day: the same for everybody from midnight to midnight (UTC)."""

    day: str
    daily: PuzzleName | None


class Practice(Today):
    """All puzzles, and the one of the day."""

    games: list[GamePuzzles]


class Puzzle(PuzzleSummary):
    """One decision as its seat sees it; what is best is told to who has answered."""

    game: str
    version: int
    seat: Seat
    game_options: GameOptions
    view: View


class PuzzleChoice(Struct):
    """What comes of one choice, as the search expects: the seat's chance to win and its final points."""

    action: str
    chance: float
    points: float
    sources: dict[str, float]
    # Seat and action, this choice first.
    line: list[tuple[Seat, str]]


class Answered(Struct):
    """Whether it was the best choice, and what every choice is worth, the best first."""

    right: bool
    action: str
    # What the choice costs against the best one: in chance to win, and in points by source.
    cost: float
    points_cost: dict[str, float]
    # How far the best is ahead of the second, and the error of that.
    margin: float
    error: float
    choices: list[PuzzleChoice]
    # The rules that stand behind the question.
    rules: list[str]


class Tally(Struct):
    """Games counted together: how many, how many won, the 95 % interval of that share, mean points."""

    # What they have in common: a number of players, a god, a province.
    of: str
    games: int
    won: float
    low: float
    high: float
    points: float


class TraitStatistics(Struct):
    """Games by the role of one's seat, or by its first choice that matters; `of` is of the domain."""

    kind: Literal["role", "opening"]
    domain: str
    rows: list[Tally]


class GameStatistics(Struct):
    game: str
    whole: Tally
    by_players: list[Tally]
    by_trait: list[TraitStatistics]


class Statistics(Struct):
    """The reader's own finished games, by game."""

    games: list[GameStatistics]


class Entry(Struct, omit_defaults=True):
    """One thing that happened, as the reader may know it."""

    seq: int
    n: int
    at: str
    by: Seat | None
    event: GameEvent
    # Fields for the eyes of the event's own seat only: others may share the screen.
    secret: list[str] | None = None


class Position(Struct, omit_defaults=True):
    """The position after change number `seq`; once the game is over `views` holds every seat's."""

    seq: int
    view: View
    events: list[Entry]
    views: Views | None = None


class ChartPoint(Struct):
    seq: int
    round: int | None
    scores: dict[Seat, int]


class ExportedSeat(Struct):
    name: str
    kind: str
    bot: str | None


class ExportedRecord(Struct, omit_defaults=True):
    """One change of the log; see `ennead.core.record.Record`."""

    number: int
    seq: int
    kind: str
    at: str
    seat: int | None = None
    do: str = ""
    to: int = 0
    how: str = ""
    chances: list[tuple[str, list[int]]] = []
    events: list[tuple[str, list[int | bool]]] = []
    forced: list[tuple[int, int, str, str]] = []
    barrier: str = ""
    sealed: bool = False
    private: bool = False
    hash: str = ""
    sits: dict[str, str | int | None] | None = None


class Export(Struct):
    """A finished game with all its secrets; `ennead verify` checks it."""

    format: str
    id: str
    game: str
    version: int
    players: int
    options: GameOptions
    seats: list[ExportedSeat]
    commitment: str
    seed: str
    salt: str
    records: list[ExportedRecord]
    result: Result


# Messages of the socket that come in


class Submit(Struct, tag="submit"):
    key: Key
    expect: Number
    seat: Seat
    action: Annotated[str, Meta(max_length=200)]


class Undo(Struct, tag="undo"):
    key: Key
    expect: Number
    seat: Seat
    scope: Literal["step", "turn"]


class Redo(Struct, tag="redo"):
    key: Key
    expect: Number
    seat: Seat


class Retract(Struct, tag="retract"):
    key: Key
    expect: Number
    seat: Seat


class ProposeUndo(Struct, tag="propose_undo"):
    key: Key
    expect: Number
    seat: Seat
    to: Number


class AnswerUndo(Struct, tag="answer_undo"):
    key: Key
    expect: Number
    yes: bool


class Preview(Struct, tag="preview"):
    key: Key
    expect: Number
    seat: Seat
    action: Annotated[str, Meta(max_length=200)]


class Why(Struct, tag="why"):
    """What of the question the seat is asked is not possible, and why."""

    key: Key
    expect: Number
    seat: Seat


class Chat(Struct, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Key | None = None


class Ping(Struct, tag="ping"):
    pass


Change = Submit | Undo | Redo | Retract | ProposeUndo | AnswerUndo
ClientMessage = Change | Preview | Why | Chat | Ping

# Messages of the socket that go out


class Proposal(Struct):
    """Somebody asks the others to go back to the position after change number `to`."""

    by: Seat
    to: int
    yes: list[Seat]
    waiting: list[Seat]


class MayUndo(Struct, omit_defaults=True):
    """What the reader's seats may take back or do again: true, or the reason why not."""

    step: bool | str
    turn: bool | str
    redo: bool | str
    # Whose action would be taken back, and whose done again.
    seat: Seat | None = None
    redo_seat: Seat | None = None
    proposal: Proposal | None = None


class By(Struct):
    """Whose change it was, and of which kind."""

    seat: Seat | None
    kind: Literal["start", "action", "undo", "redo", "retract", "bot", "seat", "proposal", "answer", "close"]


class ChatLine(Struct):
    number: int
    at: str
    seat: Seat | None
    name: str
    text: str


class Hello(Struct, tag="hello", omit_defaults=True):
    """The first message: everything a screen needs. Entries beyond `undone_to` are to be dropped first."""

    table: Table
    events: list[Entry]
    seq: int
    views: Views
    undo: MayUndo
    chat: list[ChatLine]
    undone_to: int | None = None
    # How many moves of its script a tutorial has seen.
    scripted: int | None = None


class Update(Struct, tag="update", omit_defaults=True):
    """A change of the table; after an undo, entries beyond `undone_to` are void."""

    seq: int
    by: By
    views: Views
    events: list[Entry]
    undo: MayUndo
    undone_to: int | None = None
    scripted: int | None = None


class Ack(Struct, tag="ack"):
    key: str
    seq: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """What was asked for is not possible; who fell behind gets the newest views with it."""

    key: str | None
    seq: int
    error: Refusal
    views: Views | None = None
    undo: MayUndo | None = None


class TableChanged(Struct, tag="table"):
    """Seats, status or presence have changed."""

    table: Table


class Outcome(Struct):
    """An amount, and in how many samples it came out."""

    amount: int
    count: int


class Effect(Struct):
    """A line of a preview, `preview-<name>` in the game's words: an amount before and after, or a note."""

    name: str
    values: dict[str, str | int]
    # 1: more of it is good for the seat; -1: it is bad; 0: neither.
    good: Literal[-1, 0, 1]
    # None: a note, which came true in as many samples as its one outcome counts.
    before: int | None
    outcomes: list[Outcome]


class Previewed(Struct, tag="preview"):
    """What an action would lead to, worked out from what the seat knows.

    Where chance or hidden things decide, several samples were drawn: the `view` stays as it is now
    where they differ.
    """

    key: str
    seq: int
    action: str
    view: View
    effects: list[Effect]
    samples: int
    irreversible: str | None


class Impossible(Struct):
    """Actions of one verb that are refused for one reason."""

    verb: str
    refusal: Refusal
    actions: list[str]


class Reasons(Struct, tag="impossible"):
    """The answer to `why`."""

    key: str
    seq: int
    impossible: list[Impossible]


class ProposalChanged(Struct, tag="proposal"):
    proposal: Proposal | None


class Said(ChatLine, tag="chat"):
    """A line of chat."""


class Announcement(Struct, tag="announcement"):
    """What the operator says to everybody; an empty text takes it back.

    With `stops`, the server stops in so many seconds, and comes back soon.
    """

    text: str
    stops: float | None = None


class Pong(Struct, tag="pong"):
    pass


ServerMessage = (
    Hello
    | Update
    | Ack
    | Refused
    | TableChanged
    | Previewed
    | Reasons
    | ProposalChanged
    | Said
    | Announcement
    | Pong
)

# Every body of HTTP, first those that come in.
BODIES: tuple[type[Struct], ...] = (
    Today,
    Guest,
    Credentials,
    Profile,
    NewTable,
    Join,
    SeatChange,
    AskAnalysis,
    Answer,
    Failure,
    Health,
    Readiness,
    Me,
    GameSummary,
    Catalogue,
    GameTexts,
    Guide,
    Glossary,
    Tutorial,
    Example,
    Bot,
    Table,
    Hint,
    Position,
    Things,
    ChartPoint,
    AnalysisState,
    Practice,
    Puzzle,
    Answered,
    Statistics,
    Export,
)

decode_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
