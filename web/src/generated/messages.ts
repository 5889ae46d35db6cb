// Written by web/generate_types.py from what games and server declare: change that, `make types`.

import type { GameEvent, SeatId, View } from './common';

export interface Ack {
  type: 'ack';
  key: string;
  seq: number;
}

/** One choice and what the search expects of it. */
export interface Advice {
  action: string;
  weight: number;
  chance: number;
  points: number;
  error: number;
  sources: Record<string, number>;
  line: [SeatId, string][];
}

/** One choice and what comes of it, as the search expects. */
export interface AnalysedChoice {
  action: string;
  chances: number[];
  points: number;
  sources: Record<string, number>;
  line: [SeatId, string][];
}

/** A decision: what was chosen, what the search prefers (null: the same), what the difference costs. */
export interface AnalysedDecision {
  move: number;
  since: number;
  seat: SeatId;
  options: number;
  round: number | null;
  chosen: AnalysedChoice;
  preferred: AnalysedChoice | null;
  next_best: AnalysedChoice | null;
  cost: number;
  error: number;
  points_cost: Record<string, number>;
  gain: number;
  deep: boolean;
}

/** A move after which chance, or what was hidden, had its say. */
export interface AnalysedDraw {
  move: number;
  since: number;
  seat: SeatId;
  action: string;
  before: Partial<Record<SeatId, number>>;
  after: Partial<Record<SeatId, number>>;
  error: number;
}

/** Everybody's chance to win when a seat had to decide; the seat is null at the end. */
export interface AnalysedMoment {
  move: number;
  round: number | null;
  seat: SeatId | null;
  chances: Partial<Record<SeatId, number>>;
}

/** A seat's game in short; mistakes and best moves are places in the list of decisions. */
export interface AnalysedSeat {
  seat: SeatId;
  name: string;
  decisions: number;
  mistakes: number[];
  best: number[];
  mean_cost: number;
  luck: number;
}

/** What the search says about a finished game; see `ennead.analysis`. */
export interface Analysis {
  format: string;
  game: string;
  version: number;
  players: number;
  iterations: number;
  seed: string;
  everything_known: boolean;
  seats: AnalysedSeat[];
  curve: AnalysedMoment[];
  turning_points: TurningPoint[];
  decisions: AnalysedDecision[];
  draws: AnalysedDraw[];
  result: Result | null;
}

/** How far the analysis is, between 0 and 1, and itself when it is done. */
export interface AnalysisState {
  status: 'done' | 'failed' | 'none' | 'waiting' | 'working';
  progress: number;
  analysis: Analysis | null;
}

/** What the operator says to everybody; an empty text takes it back. With `stops`, the server stops in so many seconds, and comes back soon. */
export interface Announcement {
  type: 'announcement';
  text: string;
  stops?: number | null;
}

/** The action that somebody thinks is the best. */
export interface Answer {
  action: string;
}

export interface AnswerUndo {
  type: 'answer_undo';
  key: string;
  expect: number;
  yes: boolean;
}

/** Whether it was the best choice, and what every choice is worth, the best first. */
export interface Answered {
  right: boolean;
  action: string;
  cost: number;
  points_cost: Record<string, number>;
  margin: number;
  error: number;
  choices: PuzzleChoice[];
  rules: string[];
}

/** By what each seat knew at the time, or with everything known. */
export interface AskAnalysis {
  everything_known?: boolean;
}

/** A line of a guide: its words by cells (only a table's row has several), and the rules it stands on. `pictures` show things of the glossary, `try` asks what an example asks. */
export interface Block {
  kind: 'example' | 'heading' | 'item' | 'paragraph' | 'pictures' | 'row' | 'try';
  cells: Span[][];
  rules: string[];
  things?: string[] | null;
  example?: string | null;
}

export interface Bot {
  id: string;
  names: Names;
  default: boolean;
}

/** Whose change it was, and of which kind. */
export interface By {
  seat: SeatId | null;
  kind: 'action' | 'answer' | 'bot' | 'close' | 'proposal' | 'redo' | 'retract' | 'seat' | 'start' | 'undo';
}

/** Everything about a game that never changes during play; `data` is its data file. */
export interface Catalogue {
  id: string;
  version: number;
  players: number[];
  options: GameOption[];
  names: Names;
  about: Names;
  minutes: Record<string, number>;
  tutorial: boolean;
  view: Record<string, Member[]>;
  verbs: Verb[];
  events: Fields[];
  steps: Fields[];
  sources: string[];
  endings: Record<string, Ending>;
  scores: Record<string, number[]>;
  data: Record<string, unknown>;
}

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export interface ChartPoint {
  seq: number;
  round: number | null;
  scores: Partial<Record<SeatId, number>>;
}

export interface Chat {
  type: 'chat';
  text: string;
  key?: string | null;
}

export interface ChatLine {
  number: number;
  at: string;
  seat: SeatId | null;
  name: string;
  text: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Domain {
  name: string;
  values: string[];
}

/** A line of a preview, `preview-<name>` in the game's words: an amount before and after, or a note. */
export interface Effect {
  name: string;
  values: Record<string, string | number>;
  good: -1 | 0 | 1;
  before: number | null;
  outcomes: Outcome[];
}

/** The action that ends a decision, and the verbs that would then go unused. */
export interface Ending {
  action: string;
  unused: string[];
}

/** One thing that happened, as the reader may know it. */
export interface Entry {
  seq: number;
  n: number;
  at: string;
  by: SeatId | null;
  event: GameEvent;
  secret?: string[] | null;
}

/** An example of the rules after the answers given so far, and what the last of them brought. */
export interface Example {
  seat: SeatId;
  view: View;
  events: GameEvent[];
}

/** A finished game with all its secrets; `ennead verify` checks it. */
export interface Export {
  format: string;
  id: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, boolean | string>;
  seats: ExportedSeat[];
  commitment: string;
  seed: string;
  salt: string;
  records: ExportedRecord[];
  result: Result;
}

/** One change of the log; see `ennead.core.record.Record`. */
export interface ExportedRecord {
  number: number;
  seq: number;
  kind: string;
  at: string;
  seat?: number | null;
  do?: string;
  to?: number;
  how?: string;
  chances?: [string, number[]][];
  events?: ([string, (number | boolean)[]])[];
  forced?: [number, number, string, string][];
  barrier?: string;
  sealed?: boolean;
  private?: boolean;
  hash?: string;
  sits?: Record<string, string | number | null> | null;
}

export interface ExportedSeat {
  name: string;
  kind: string;
  bot: string | null;
}

/** The body of every answer with an error status. */
export interface Failure {
  error: Refusal;
}

export interface Field {
  name: string;
  kind: 'domain' | 'flag' | 'number' | 'seat';
  domain?: string | null;
}

/** A kind of event or a step of the game, with the fields it has. */
export interface Fields {
  name: string;
  fields: Field[];
}

/** A flag when there are no `values`, else one of them. */
export interface GameOption {
  name: string;
  default: boolean | string;
  values: string[];
  players: number[];
  names: Names;
  value_names: Names[];
}

/** A game's puzzles, and which of them is that of the day. */
export interface GamePuzzles {
  game: string;
  daily: string;
  puzzles: PuzzleSummary[];
}

export interface GameStatistics {
  game: string;
  whole: Tally;
  by_players: Tally[];
  by_trait: TraitStatistics[];
}

export interface GameSummary {
  id: string;
  version: number;
  players: number[];
  options: GameOption[];
  names: Names;
  about: Names;
  minutes: Record<string, number>;
  tutorial: boolean;
}

/** Fluent messages, and names of components by `domain-value`. */
export interface GameTexts {
  messages: string;
  names: Record<string, string>;
}

/** Every thing of a game in one language, and the words for places where things can be. What is in one of the places `to_be_had` somebody can still get. */
export interface Glossary {
  kinds: ThingKind[];
  entries: Thing[];
  places: Record<string, string>;
  to_be_had: string[];
}

export interface Guest {
  name: string;
}

/** The rules of a game for people, and which of them stand behind what a page shows. */
export interface Guide {
  title: string;
  about: Block[];
  chapters: Chapter[];
  prompts: Record<string, string[]>;
  refusals: Record<string, string[]>;
  events: Record<string, string[]>;
  things: Record<string, Record<string, string[]>>;
}

export interface Health {
  status: string;
  version: string;
}

/** The first message: everything a screen needs. Entries beyond `undone_to` are to be dropped first. */
export interface Hello {
  type: 'hello';
  table: Table;
  events: Entry[];
  seq: number;
  views: Record<string, View>;
  undo: MayUndo;
  chat: ChatLine[];
  undone_to?: number | null;
  scripted?: number | null;
}

/** The best choices, the best first. */
export interface Hint {
  seq: number;
  choices: Advice[];
}

/** Actions of one verb that are refused for one reason. */
export interface Impossible {
  verb: string;
  refusal: Refusal;
  actions: string[];
}

export interface Join {
  seat: SeatId;
  invite?: string | null;
}

/** The type of a value in a view; `optional` when it may be null. */
export interface Kind {
  kind: 'any' | 'flag' | 'list' | 'map' | 'name' | 'number' | 'record' | 'text';
  optional?: boolean;
  domain?: string | null;
  record?: string | null;
  key?: Kind | null;
  of?: Kind | null;
}

/** What the reader's seats may take back or do again: true, or the reason why not. */
export interface MayUndo {
  step: boolean | string;
  turn: boolean | string;
  redo: boolean | string;
  seat?: SeatId | null;
  redo_seat?: SeatId | null;
  proposal?: Proposal | null;
}

/** Who is asking, and the token every change must carry. */
export interface Me {
  user: User | null;
  csrf: string;
}

/** A field of a record in a view; its words are `field-<record>-<name>` or `field-<name>`. */
export interface Member {
  name: string;
  type: Kind;
  marks: ('bare' | 'every' | 'forecast' | 'opens' | 'panel' | 'score' | 'secret' | 'status' | 'untold')[];
  required: boolean;
}

/** A name in each language. */
export interface Names {
  en: string;
  ru: string;
}

export interface NewSeat {
  kind: 'bot' | 'hotseat' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  public?: boolean;
  hints?: boolean;
  start?: boolean;
}

/** An amount, and in how many samples it came out. */
export interface Outcome {
  amount: number;
  count: number;
}

export interface Ping {
  type: 'ping';
}

export interface Pong {
  type: 'pong';
}

/** The position after change number `seq`; once the game is over `views` holds every seat's. */
export interface Position {
  seq: number;
  view: View;
  events: Entry[];
  views?: Record<string, View> | null;
}

/** All puzzles, and the one of the day. */
export interface Practice {
  day: string;
  daily: PuzzleName | null;
  games: GamePuzzles[];
}

export interface Preview {
  type: 'preview';
  key: string;
  expect: number;
  seat: SeatId;
  action: string;
}

/** What an action would lead to, worked out from what the seat knows. Where chance or hidden things decide, several samples were drawn: the `view` stays as it is now where they differ. */
export interface Previewed {
  type: 'preview';
  key: string;
  seq: number;
  action: string;
  view: View;
  effects: Effect[];
  samples: number;
  irreversible: string | null;
}

/** Something printed on a thing: a number, or a name. */
export interface Printed {
  label: string;
  value: string;
}

/** What a person changes; `settings` replace the old ones as a whole. */
export interface Profile {
  name?: string | null;
  password?: string | null;
  old_password?: string | null;
  settings?: Record<string, unknown> | null;
}

/** Somebody asks the others to go back to the position after change number `to`. */
export interface Proposal {
  by: SeatId;
  to: number;
  yes: SeatId[];
  waiting: SeatId[];
}

export interface ProposalChanged {
  type: 'proposal';
  proposal: Proposal | null;
}

export interface ProposeUndo {
  type: 'propose_undo';
  key: string;
  expect: number;
  seat: SeatId;
  to: number;
}

/** One decision as its seat sees it; what is best is told to who has answered. */
export interface Puzzle {
  id: string;
  question: string;
  players: number;
  options: number;
  round: number | null;
  game: string;
  version: number;
  seat: SeatId;
  game_options: Record<string, boolean | string>;
  view: View;
}

/** What comes of one choice, as the search expects: the seat's chance to win and its final points. */
export interface PuzzleChoice {
  action: string;
  chance: number;
  points: number;
  sources: Record<string, number>;
  line: [SeatId, string][];
}

/** Where a puzzle is found. */
export interface PuzzleName {
  game: string;
  id: string;
}

/** What a list says of a puzzle: the name of the question's prompt, and where in a game it is asked. */
export interface PuzzleSummary {
  id: string;
  question: string;
  players: number;
  options: number;
  round: number | null;
}

export interface Readiness {
  status: 'not ready' | 'ready';
}

/** The answer to `why`. */
export interface Reasons {
  type: 'impossible';
  key: string;
  seq: number;
  impossible: Impossible[];
}

export interface Redo {
  type: 'redo';
  key: string;
  expect: number;
  seat: SeatId;
}

/** Why something is not possible: a reason, the values that tell, and an English sentence. */
export interface Refusal {
  reason: string;
  values: Record<string, string | number | number | boolean | string[] | null>;
  message: string;
}

/** What was asked for is not possible; who fell behind gets the newest views with it. */
export interface Refused {
  type: 'refused';
  key: string | null;
  seq: number;
  error: Refusal;
  views?: Record<string, View> | null;
  undo?: MayUndo | null;
}

/** How a game ended; seats that share a place stand together. */
export interface Result {
  scores: Score[];
  ranking: SeatId[][];
  winners: SeatId[];
  tie_breaks: string[];
}

export interface Retract {
  type: 'retract';
  key: string;
  expect: number;
  seat: SeatId;
}

/** A line of chat. */
export interface Said {
  type: 'chat';
  number: number;
  at: string;
  seat: SeatId | null;
  name: string;
  text: string;
}

export interface Score {
  seat: SeatId;
  total: number;
  by_source: Record<string, number>;
}

export interface SeatChange {
  kind: 'bot' | 'me';
  bot?: string | null;
}

export interface Span {
  set: 'emphasis' | 'plain' | 'strong';
  text: string;
}

/** Some of a thing are in this place, a seat's or nobody's. */
export interface Spot {
  place: string;
  seat: SeatId | null;
  count: number;
}

/** The reader's own finished games, by game. */
export interface Statistics {
  games: GameStatistics[];
}

export interface Submit {
  type: 'submit';
  key: string;
  expect: number;
  seat: SeatId;
  action: string;
}

/** A table as the reader may know it. */
export interface Table {
  id: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, boolean | string>;
  public: boolean;
  hints: boolean;
  status: 'closed' | 'finished' | 'open' | 'playing';
  seats: TableSeat[];
  owner: boolean;
  commitment: string;
  seq: number;
  to_act: SeatId[];
  created: string;
  updated: string;
  imported: boolean;
  invite?: string | null;
  seed?: string | null;
  salt?: string | null;
  committed_id?: string | null;
  result?: Result | null;
  rematch?: string | null;
  tutorial?: boolean;
}

/** Seats, status or presence have changed. */
export interface TableChanged {
  type: 'table';
  table: Table;
}

/** A bot that stands in for a person keeps the person's `user`. */
export interface TableSeat {
  seat: SeatId;
  kind: 'bot' | 'hotseat' | 'open' | 'person';
  name: string;
  mine: boolean;
  away: boolean;
  user?: string | null;
  bot?: string | null;
  hints?: number;
}

/** Games counted together: how many, how many won, the 95 % interval of that share, mean points. */
export interface Tally {
  of: string;
  games: number;
  won: number;
  low: number;
  high: number;
  points: number;
}

/** What it is called and does, its numbers, when it works, how many are in the box, its rules. */
export interface Thing {
  id: string;
  kind: string;
  name: string;
  text: string;
  numbers: Printed[];
  when: string[];
  count: number;
  rules: string[];
}

export interface ThingKind {
  id: string;
  name: string;
}

/** Where everything is in a position, as the reader may know it: spots by the id of an entry. */
export interface Things {
  seq: number;
  spots: Record<string, Spot[]>;
}

/** The puzzle of the day: the same for everybody from midnight to midnight (UTC). */
export interface Today {
  day: string;
  daily: PuzzleName | null;
}

/** Games by the role of one's seat, or by its first choice that matters; `of` is of the domain. */
export interface TraitStatistics {
  kind: 'opening' | 'role';
  domain: string;
  rows: Tally[];
}

/** After it the chances were others than before; `seat` gained most. */
export interface TurningPoint {
  since: number;
  move: number;
  seat: SeatId;
  before: Partial<Record<SeatId, number>>;
  after: Partial<Record<SeatId, number>>;
}

/** How a game is learnt: the steps of its script, and a tour of its board. */
export interface Tutorial {
  steps: TutorialStep[];
  tour: TutorialStop[];
}

/** What is said to moves that were not asked for; `*` in the pattern stands for anything. */
export interface TutorialAnswer {
  to: string;
  text: string;
}

/** A step holds while the script has seen from `begins` to `ends` moves, and asks for some by number. */
export interface TutorialStep {
  title: string;
  text: string;
  places: string[];
  tab: string | null;
  rules: string[];
  begins: number;
  ends: number;
  asks: Partial<Record<number, string>>;
  answers: TutorialAnswer[];
}

/** Something to say, and the places it is about; a phone shows them in a tab of the board. */
export interface TutorialStop {
  title: string;
  text: string;
  places: string[];
  tab: string | null;
}

export interface Undo {
  type: 'undo';
  key: string;
  expect: number;
  seat: SeatId;
  scope: 'step' | 'turn';
}

/** A change of the table; after an undo, entries beyond `undone_to` are void. */
export interface Update {
  type: 'update';
  seq: number;
  by: By;
  views: Record<string, View>;
  events: Entry[];
  undo: MayUndo;
  undone_to?: number | null;
  scripted?: number | null;
}

export interface User {
  id: string;
  name: string;
  guest: boolean;
  settings: Record<string, unknown>;
}

export interface Verb {
  name: string;
  domains: Domain[];
}

/** What of the question the seat is asked is not possible, and why. */
export interface Why {
  type: 'why';
  key: string;
  expect: number;
  seat: SeatId;
}

export type ClientMessage = Submit | Undo | Redo | Retract | ProposeUndo | AnswerUndo | Preview | Why | Chat | Ping;
export type ServerMessage = Hello | Update | Ack | Refused | TableChanged | Previewed | Reasons | ProposalChanged | Said | Announcement | Pong;
