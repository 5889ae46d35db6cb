import { describe, expect, it } from 'vitest';
import type { View } from '../boards/types';
import type { Entry, MayUndo, ServerMessage, Table } from '../generated/messages';
import { NOTHING_KNOWN, reduce, type PlayState } from './reduce';

const undo: MayUndo = { step: true, turn: true, redo: 'nothing-to-redo' };
const table: Table = {
  id: 't',
  game: 'amun-re',
  version: 1,
  players: 3,
  options: {},
  public: false,
  hints: true,
  status: 'playing',
  seats: [],
  owner: false,
  commitment: '',
  seq: 1,
  to_act: [],
  created: '2026-01-01',
  updated: '2026-01-01',
  imported: false,
};

function view(players: number): View {
  return { game: 'amun-re', players, viewer: 'A', decision: null, seats: [] };
}

function entry(seq: number, n = 0): Entry {
  return { seq, n, at: '2026-01-01', by: 'A', event: { event: 'passed', seat: 'A' } };
}

function update(seq: number, more: Partial<Extract<ServerMessage, { type: 'update' }>> = {}): ServerMessage {
  return {
    type: 'update',
    seq,
    by: { seat: 'A', kind: 'action' },
    views: { A: view(seq) },
    events: [entry(seq)],
    undo,
    ...more,
  };
}

const joined: PlayState = reduce(NOTHING_KNOWN, {
  type: 'hello',
  seq: 3,
  table,
  views: { A: view(1) },
  events: [entry(1), entry(2), entry(3)],
  undo,
  chat: [],
});

const numbers = (state: PlayState) => state.entries.map((each) => each.seq);

describe('what a browser knows of a table', () => {
  it('begins with the hello', () => {
    expect(joined.seq).toBe(3);
    expect(joined.table?.id).toBe('t');
    expect(numbers(joined)).toEqual([1, 2, 3]);
  });

  it('grows by updates in order', () => {
    const state = reduce(joined, update(4));
    expect(state.seq).toBe(4);
    expect(state.views['A']?.players).toBe(4);
    expect(numbers(state)).toEqual([1, 2, 3, 4]);
    expect(state.gap).toBe(false);
  });

  it('ignores what a reconnect has overtaken', () => {
    expect(reduce(joined, update(2))).toBe(joined);
  });

  it('takes a private change, which has no number of its own', () => {
    const state = reduce(joined, update(3, { events: [], views: { A: view(9) } }));
    expect(state.views['A']?.players).toBe(9);
    expect(state.seq).toBe(3);
  });

  it('notices a hole', () => {
    expect(reduce(joined, update(6)).gap).toBe(true);
  });

  it('drops what was undone, while numbers go on', () => {
    const state = reduce(joined, update(4, { events: [], undone_to: 1 }));
    expect(numbers(state)).toEqual([1]);
    expect(state.seq).toBe(4);
  });

  it('catches up after a reconnect without telling anything twice', () => {
    const state = reduce(joined, {
      type: 'hello',
      seq: 5,
      table,
      views: { A: view(2) },
      events: [entry(3), entry(4), entry(5, 1), entry(5, 0)],
      undo,
      chat: [],
      undone_to: 2,
    });
    expect(state.entries.map((each) => [each.seq, each.n])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [5, 1],
    ]);
  });

  it('takes the newest views from a refusal of something stale', () => {
    const state = reduce(joined, {
      type: 'refused',
      key: 'k',
      seq: 4,
      error: { reason: 'stale', values: {}, message: '' },
      views: { A: view(7) },
    });
    expect(state.seq).toBe(4);
    expect(state.views['A']?.players).toBe(7);
    expect(state.gap).toBe(true);
  });

  it('keeps chat and proposals', () => {
    const line = { number: 1, seat: 'A' as const, name: 'Anna', text: 'hi', at: '2026-01-01' };
    const chatted = reduce(joined, { type: 'chat', ...line });
    expect(chatted.chat).toEqual([line]);
    const proposal = { by: 'B' as const, to: 2, yes: [], waiting: ['A' as const] };
    const asked = reduce(chatted, { type: 'proposal', proposal });
    expect(asked.undo.proposal).toEqual(proposal);
    expect(reduce(asked, { type: 'proposal', proposal: null }).undo.proposal).toBeNull();
  });
});
