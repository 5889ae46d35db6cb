// What this browser knows of a table, and how each message of the server changes it. Pure, so that it can be tested.
import type { View } from '../boards/types';
import type { ChatLine, Entry, MayUndo, Proposal, ServerMessage, Table } from '../generated/messages';

export interface PlayState {
  /** Number of the last change seen; 0 before the first. */
  seq: number;
  table: Table | null;
  views: Record<string, View>;
  /** All valid entries, oldest first; what was undone is gone. */
  entries: Entry[];
  undo: MayUndo;
  chat: ChatLine[];
  /** How many moves of its script a tutorial has seen; null elsewhere, and once it is over. */
  scripted: number | null;
  /** A change was missed: the entries have a hole, and the client should fetch them again. */
  gap: boolean;
}

export const NOTHING_KNOWN: PlayState = {
  seq: 0,
  table: null,
  views: {},
  entries: [],
  undo: { step: 'nothing-to-undo', turn: 'nothing-to-undo', redo: 'nothing-to-redo' },
  chat: [],
  scripted: null,
  gap: false,
};

export function reduce(state: PlayState, message: ServerMessage): PlayState {
  switch (message.type) {
    case 'hello':
      return {
        ...state,
        seq: message.seq,
        table: message.table,
        views: message.views,
        undo: message.undo,
        entries: joined(valid(state.entries, message.undone_to), message.events),
        chat: message.chat,
        scripted: message.scripted ?? null,
        gap: false,
      };
    case 'update': {
      // A message older than what we have was overtaken by a reconnect. A change that only its own seat
      // may notice carries the number we already have.
      if (message.seq < state.seq) return state;
      return {
        ...state,
        seq: message.seq,
        views: message.views,
        undo: message.undo,
        entries: joined(valid(state.entries, message.undone_to), message.events),
        scripted: message.scripted ?? null,
        gap: state.gap || message.seq > state.seq + 1,
      };
    }
    case 'refused':
      if (!message.views || message.seq < state.seq) return state;
      return { ...state, views: message.views, seq: message.seq, gap: state.gap || message.seq > state.seq };
    case 'table':
      return { ...state, table: message.table };
    case 'proposal':
      return { ...state, undo: { ...state.undo, proposal: proposalOf(message) } };
    case 'chat': {
      const { type: _, ...line } = message;
      return { ...state, chat: [...state.chat, line] };
    }
    default:
      return state;
  }
}

function proposalOf(message: Extract<ServerMessage, { type: 'proposal' }>): Proposal | null {
  return message.proposal;
}

function valid(entries: Entry[], undoneTo: number | null | undefined): Entry[] {
  return undoneTo === undefined || undoneTo === null ? entries : entries.filter((entry) => entry.seq <= undoneTo);
}

/** Entries in order, each once, however often the server told them. */
function joined(known: Entry[], fresh: Entry[]): Entry[] {
  if (fresh.length === 0) return known;
  const byPlace = new Map(known.map((entry) => [placeOf(entry), entry]));
  for (const entry of fresh) byPlace.set(placeOf(entry), entry);
  return [...byPlace.values()].sort((a, b) => a.seq - b.seq || a.n - b.n);
}

function placeOf(entry: Entry): string {
  return `${entry.seq}.${entry.n}`;
}
