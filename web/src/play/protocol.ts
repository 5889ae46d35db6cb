// The messages of the table's socket, as docs/protocol.md describes them.
import type { Effect, GameEvent, Refusal, Result, SeatId, View } from '../boards/types';

export interface Seat {
  seat: SeatId;
  kind: 'person' | 'hotseat' | 'bot' | 'open';
  name: string | null;
  user?: string | null;
  bot?: string | null;
  mine: boolean;
  away: boolean;
  /** How often a hint was asked for on this seat. */
  hints?: number;
}

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  options: Record<string, boolean | string>;
  public: boolean;
  /** Whether people may ask for hints here. */
  hints: boolean;
  status: 'open' | 'playing' | 'finished' | 'closed';
  seats: Seat[];
  created: string | number;
  to_act?: SeatId[];
}

export interface Table extends TableSummary {
  owner: boolean;
  invite?: string | null;
  commitment: string;
  /** Open once the game is over, for the check of the commitment. */
  seed?: string;
  salt?: string;
  committed_id?: string;
  seq: number;
  result?: Result | null;
  rematch?: string | null;
}

/** One thing that happened, as this viewer may know it. */
export interface Entry {
  seq: number;
  n: number;
  at: string | number;
  by: SeatId | null;
  event: GameEvent;
  /** Fields for the eyes of the event's own seat only: others may share the screen. */
  secret?: string[];
}

/** True: possible; else why not. */
export type Possible = true | Refusal | string;

export interface Proposal {
  by: SeatId;
  to: number;
  yes: SeatId[];
  waiting?: SeatId[];
}

export interface Undo {
  step: Possible;
  turn: Possible;
  redo: Possible;
  /** Whose step would be taken back or done again. */
  seat?: SeatId;
  redo_seat?: SeatId;
  proposal?: Proposal | null;
}

export interface ChatLine {
  seat?: SeatId | null;
  name: string;
  text: string;
  at: string | number;
}

export type Views = Record<string, View>;

export type ServerMessage =
  | { type: 'hello'; seq: number; table: Table; views: Views; events: Entry[]; undo: Undo; undone_to?: number; chat?: ChatLine[] }
  | {
      type: 'update';
      seq: number;
      views: Views;
      events: Entry[];
      undo: Undo;
      undone_to?: number;
      by?: { seat: SeatId | null; kind: string };
    }
  | { type: 'ack'; key: string; seq: number }
  | { type: 'refused'; key?: string; seq: number; error: Refusal; views?: Views }
  | { type: 'table'; table: Table }
  | PreviewMessage
  | { type: 'impossible'; key: string; impossible: Impossible[] }
  | { type: 'proposal'; proposal?: Proposal | null }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'pong' };

export interface PreviewMessage {
  type: 'preview';
  key: string;
  action: string;
  view: View;
  effects: Effect[];
  samples: number;
  irreversible: null | Refusal | string;
}

/** What the seat is asked about but can't do, by verb and reason. */
export interface Impossible {
  verb: string;
  refusal: Refusal;
  actions: string[];
}

export type ClientMessage =
  | { type: 'submit'; expect: number; seat: SeatId; action: string }
  | { type: 'undo'; expect: number; seat: SeatId; scope: 'step' | 'turn' }
  | { type: 'redo'; expect: number; seat: SeatId }
  | { type: 'retract'; expect: number; seat: SeatId }
  | { type: 'propose_undo'; expect: number; seat: SeatId; to: number }
  | { type: 'answer_undo'; expect: number; seat: SeatId; yes: boolean }
  | { type: 'preview'; expect: number; seat: SeatId; action: string }
  | { type: 'why'; expect: number; seat: SeatId }
  | { type: 'chat'; text: string }
  | { type: 'ping' };
