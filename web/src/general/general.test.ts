import { describe, expect, it } from 'vitest';
import type { Catalogue, Kind, Member, Option } from '../boards/types';
import { recorded } from '../lib/fixtures/recorded';
import { GameWords } from '../lib/words';
import { chipsOf } from './chips';
import { isNothing, legalThings, recordText, valueText } from './labels';
import { rowsOf } from './rows';

const member = (name: string, type: Kind, marks: Member['marks'] = []): Member => ({
  name,
  type,
  marks,
  required: true,
});
const name = (domain: string): Kind => ({ kind: 'name', domain });
const amount: Kind = { kind: 'number' };
const catalogue: Catalogue = {
  ...recorded.catalogue,
  view: {
    Bid: [
      member('province', name('province')),
      member('gold', amount, ['bare']),
      member('seat', name('seat')),
      member('ready', { kind: 'flag' }, ['untold']),
    ],
    Place: [
      member('owner', { ...name('seat'), optional: true }),
      member('stones', amount),
      member('cards', { kind: 'list', of: name('card') }),
    ],
  },
};
const words = new GameWords('en', catalogue, recorded.texts.en, recorded.seats, (key) => key);
const nothing: ReadonlySet<string> = new Set();
const cards: Kind = { kind: 'map', key: name('card'), of: amount };
const bids: Kind = { kind: 'list', of: { kind: 'record', record: 'Bid' } };
const provinces: Kind = { kind: 'map', key: name('province'), of: { kind: 'record', record: 'Place' } };

describe('what a game has declared is told without guessing', () => {
  it('names things, counts them, and tells what they do', () => {
    const [card, ...others] = chipsOf(words, cards, { architect: 2, bribe: 0 }, new Set(['card-architect']))!;
    expect(card).toMatchObject({ text: 'Architect ×2', legal: true });
    expect(card!.about).toContain('pyramid');
    expect(others).toEqual([]);
  });

  it('tells a small record in a line, and whose it is', () => {
    const bid = { province: 'thebes', gold: 6, seat: 'B', ready: true };
    expect(recordText(words, 'Bid', bid)).toBe('Thebes 6 · Boris');
    expect(chipsOf(words, bids, [bid], nothing)![0]).toMatchObject({ text: 'Thebes 6 · Boris', seat: 'B' });
  });

  it('gives amounts of points and players without a times sign', () => {
    expect(valueText(words, { kind: 'map', key: name('seat'), of: amount }, { A: 3, B: 0 })).toBe('Anna: 3');
  });

  it('makes a table of records, with the columns that say something', () => {
    const rows = rowsOf(words, provinces, {
      thebes: { owner: 'A', stones: 2, cards: [] },
      abu: { owner: null, stones: 0, cards: [] },
    })!;
    expect(rows.rows.map((row) => [row.key, row.name])).toEqual([
      ['province-thebes', 'Thebes'],
      ['province-abu', 'Abu'],
    ]);
    expect(rows.columns.map((column) => column.name)).toEqual(['owner', 'stones']);
  });

  it('names the rows of a list by the name that tells them apart', () => {
    const two = [
      { province: 'thebes', gold: 1, seat: 'A', ready: false },
      { province: 'thebes', gold: 3, seat: 'B', ready: false },
    ];
    expect(rowsOf(words, bids, two)!.rows.map((row) => row.name)).toEqual(['Anna', 'Boris']);
  });

  it('marks only what can be chosen by itself', () => {
    const option = (text: string): Option => ({
      text,
      verb: text.split(' ')[0]!,
      args: text.split(' ').slice(1),
      label: text,
    });
    expect([...legalThings(words, [option('bid thebes 6'), option('pass')])]).toEqual(['province-thebes']);
  });

  it('knows when there is nothing to tell', () => {
    expect([null, 0, false, [], {}, { a: 0 }, 'none'].every(isNothing)).toBe(true);
    expect([1, true, 'thebes', ['a']].some(isNothing)).toBe(false);
  });
});
