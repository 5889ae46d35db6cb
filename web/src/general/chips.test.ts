import { describe, expect, it } from 'vitest';
import type { Facts } from '../boards/types';
import recorded from '../lib/fixtures/amun-re-words.json';
import { GameWords } from '../lib/words';
import { byColour, chipsOf, thingText } from './chips';
import { asRows } from './labels';

const words = new GameWords('en', recorded.facts as unknown as Facts, recorded.texts.en, recorded.seats, (key) => key);
const nothing = new Set<string>();

describe('things as labels', () => {
  it('are named, counted, and tell what they do', () => {
    const [card] = chipsOf(words, 'hand', { architect: 2, bribe: 0 }, new Set(['architect']))!;
    expect(card).toMatchObject({ text: 'Architect ×2', legal: true });
    expect(card!.about).toContain('pyramid');
    expect(chipsOf(words, 'hand', { bribe: 0 }, nothing)).toEqual([]);
  });

  it('join what belongs to one thing, and know whose it is', () => {
    expect(thingText(words, 'dice', { colour: 'white', face: 2, state: 'pure' })).toBe('White 2 · Pure');
    expect(chipsOf(words, 'bids', [{ province: 'thebes', owner: 'B' }], nothing)![0]).toMatchObject({ text: 'Thebes', seat: 'B' });
  });

  it('leave lists of lists and numbers to others', () => {
    expect(chipsOf(words, 'rows', [['a'], ['b']], nothing)).toBeNull();
    expect(chipsOf(words, 'round', 3, nothing)).toBeNull();
  });

  it('go by colour when they are many', () => {
    const tiles = Array.from({ length: 12 }, (_, place) => ({ text: `${place}`, legal: false, colour: place % 2 ? 'ruby' : 'onyx' }));
    expect([...byColour(tiles)!.keys()]).toEqual(['onyx', 'ruby']);
    expect(byColour(tiles.slice(1))).toBeNull();
  });
});

describe('rows of a table', () => {
  it('bear the name that tells them apart', () => {
    const rows = asRows([{ level: 1, guardian: 'mummy', stock: 2 }, { level: 2, guardian: 'apep', stock: 2 }])!;
    expect(rows.rows.map((row) => row.id)).toEqual(['mummy', 'apep']);
    expect(rows.columns).toEqual(['level', 'stock']);
    expect(asRows([{ land: 'west', token: 4 }, { land: 'west', token: 2 }])!.rows.map((row) => row.id)).toEqual(['#4', '#2']);
  });
});
