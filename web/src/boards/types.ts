// What the game page hands to a board. A board draws a view and marks where options can be clicked;
// it knows no rules, sends nothing itself, and never sees more than the viewer may.
import type { Component } from 'svelte';
import type { BaseView, Decision, GameEvent, SeatId, Value, View } from '../generated/common';
import type {
  Catalogue as AnyCatalogue,
  ChartPoint,
  Domain,
  Effect,
  Field,
  GameOption,
  GameSummary,
  Kind,
  Member,
  Refusal,
  Result,
} from '../generated/messages';

export type {
  BaseView,
  ChartPoint,
  Decision,
  Domain,
  Effect,
  Field,
  GameEvent,
  GameOption,
  GameSummary,
  Kind,
  Member,
  Refusal,
  Result,
  SeatId,
  Value,
  View,
};
export type Language = 'en' | 'ru';
export type Glyph = 'ankh' | 'eye' | 'lotus' | 'feather' | 'scarab';

/** A seat as the page shows it everywhere: name, colour and glyph always go together. */
export interface SeatInfo {
  seat: SeatId;
  name: string;
  /** Fill colour; never the only mark of a seat. */
  colour: string;
  /** Colour of a glyph or text drawn on `colour`. */
  ink: string;
  glyph: Glyph;
  kind: 'person' | 'hotseat' | 'bot' | 'open';
  /** Played at this screen. */
  mine: boolean;
  away: boolean;
  /** Has to decide now. */
  active: boolean;
}

/** A legal action of the active seat, with its words. */
export interface Option {
  /** What is sent: `bid thebes 6`. */
  text: string;
  verb: string;
  args: string[];
  label: string;
}

export type Mark = Member['marks'][number];

/** Everything about a game that never changes during play; `data` is its data file, `Data` of `generated/<game>.ts`. */
export interface Catalogue<D = Record<string, unknown>> extends Omit<AnyCatalogue, 'data'> {
  data: D;
}

/** The game's texts in the chosen language; a new object comes when the language changes. */
export interface Words {
  language: Language;
  has(key: string): boolean;
  /** A message of the game's texts, filled in; the key itself when there is none. */
  say(key: string, values?: Record<string, string | number>): string;
  /** The name of a component: `name('province', 'thebes')`. Seats give the player's name. */
  name(domain: string, value: string | number): string;
  prompt(decision: Decision): string;
  action(text: string): string;
  event(event: GameEvent): string;
  refusal(refusal: Refusal): string;
  /** What a line of a preview is about; its numbers stand beside it. */
  effect(effect: Effect): string;
  /** Where the game stands, in one line. */
  status(view: View): string;
  /** Words of the client itself (web/src/texts/*.ftl); a board may bring its own keys there, prefixed by the game's id. */
  ui(key: string, values?: Record<string, string | number>): string;
}

/** What a change of the table brought, in order; a board moves its pieces by it. */
export interface News<E extends { event: string } = GameEvent> {
  /** The number of the change; asked for again it is another piece of news. */
  seq: number;
  events: E[];
  /** The viewer did it, or asked to see it: a story that is still open makes room for it. */
  own: boolean;
}

/** What the picked action would lead to, as far as the viewer can know. */
export interface Preview<V extends BaseView = View> {
  action: string;
  /** What is certain; whatever chance or something hidden decides stands as it is now. */
  view: V;
  effects: Effect[];
  samples: number;
}

export interface BoardProps<
  V extends BaseView = View,
  E extends { event: string } = GameEvent,
  D = Record<string, unknown>,
> {
  /** The position to draw: now, a past one, or the finished one. */
  view: V;
  catalogue: Catalogue<D>;
  words: Words;
  seats: SeatInfo[];
  /** The seat whose eyes these are; null for a spectator. */
  me: SeatId | null;
  /** Legal actions of `me` now; empty when it is not to act, when history is shown, or while one is being sent. */
  options: Option[];
  /** The option being considered, not yet confirmed. */
  picked: Option | null;
  /** Consider an option (null: none). The page shows its preview and the confirm button. */
  pick(option: Option | null): void;
  /** Take the next part of what somebody chose as a whole, as the second step of a march: at once, but what can't be
   *  taken back is asked unless the whole was confirmed. Missing where nothing can be sent. */
  goOn?(option: Option): void;
  /** The pointer or the focus rests on an option (null: no longer): the page shows its preview, nothing is picked. */
  point(option: Option | null): void;
  /** Names of the things a log line points at, as `domain-value`: `province-thebes`, `seat-A`. */
  highlight: string[];
  /** Things that changed since the viewer last acted, in the same form; drawn with a dotted ring. */
  changed: string[];
  /** What the latest change brought; null when there is none to play: at first sight, in history, after taking back. */
  news: News<E> | null;
  /** What the option that is picked or pointed at leads to; null while unknown. */
  preview: Preview<V> | null;
  /** Why what is asked about but not possible now is not, by the action's text; empty until the page has them. */
  reasons: ReadonlyMap<string, Refusal>;
  /** Ask why an action is not possible; the answer appears in the prompt bar. */
  why(text: string): void;
  /** False when motion is to be avoided. */
  motion: boolean;
  /** The tab a phone shows, of those the board names in its module; null where there is room for everything. */
  tab: string | null;
  /** Show another tab, as when a decision moves on to it. */
  turnTo(tab: string): void;
}

/** `Panels.svelte` draws seats, hand and score table beside the board; it gets what a board gets. */
export type PanelsProps<
  V extends BaseView = View,
  E extends { event: string } = GameEvent,
  D = Record<string, unknown>,
> = BoardProps<V, E, D>;

/** `End.svelte` draws the breakdown by source and whatever else its game's final page shows; the winner's banner above
 *  it and the chart below are the same for all games. */
export interface EndProps<V extends BaseView = View, D = Record<string, unknown>> {
  view: V;
  catalogue: Catalogue<D>;
  words: Words;
  seats: SeatInfo[];
  result: Result;
  chart: ChartPoint[];
}

/** `Mark.svelte` draws a choice of the list, in place of its words. */
export interface MarkProps<V extends BaseView = View> {
  option: Option;
  view: V;
}

/** A part of a board that a phone shows by itself; `words` is a key of the board's own words. */
export interface Tab {
  id: string;
  words: string;
  /** Whether there is such a part now; a part without it is always there. */
  when?: (view: View) => boolean;
}

export type Sound = 'battle' | 'coins' | 'dice';

/** How the page stands around a board; exported as `layout` by the module script of `Board.svelte`. */
export interface BoardLayout {
  /** The board draws the players' panels too and takes the whole room between head and prompt. */
  wide?: boolean;
  /** A CSS length: the width of the side column, or of the strip at a wide board's right edge over which the page may
   *  open its tray. */
  side?: string;
  tabs?: readonly Tab[];
  /** Keys that only this board knows, each with the key of the words that explain it. */
  keys?: readonly (readonly [readonly string[], string])[];
  /** Verbs whose choices are drawn in the list by `Mark`. */
  marked?: readonly string[];
  /** Events that are heard, by their names. */
  sounds?: Readonly<Record<string, Sound>>;
}

/** What a folder `boards/<game>/` may bring; a missing part is replaced by the general one. */
export interface BoardModule {
  Board?: Component<BoardProps>;
  Panels?: Component<PanelsProps>;
  /** In the page's head beside the title, at most 46 px high; on a phone a row of 44 px. */
  Head?: Component<BoardProps>;
  /** The phone's row of all players, at most 54 px high. */
  Strip?: Component<BoardProps>;
  Mark?: Component<MarkProps>;
  /** Not before a game is over. */
  loadEnd?: () => Promise<{ default: Component<EndProps> }>;
  layout: BoardLayout;
}
