import { describe, expect, it } from 'vitest';
import type { SeatId } from '../boards/types';
import type { Entry } from '../generated/messages';
import { deeds, forEyesOf, lastOwn, since } from './recap';

function entry(seq: number, by: SeatId, n = 0): Entry {
  return { seq, n, at: '2026-01-01', by, event: { event: 'passed', seat: by } };
}

const entries = [entry(1, 'A'), entry(2, 'B'), entry(2, 'B', 1), entry(3, 'C')];

describe('since your last move', () => {
  it('is what came after the own last action', () => {
    expect(since(entries, lastOwn(entries, 'A')).map((each) => each.seq)).toEqual([2, 2, 3]);
    expect(since(entries, lastOwn(entries, 'C'))).toEqual([]);
  });

  it('holds what the own action set off', () => {
    expect(since(entries, lastOwn(entries, 'B')).map((each) => [each.seq, each.n])).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  it('is everything for who has not acted', () => {
    expect(lastOwn(entries, 'D')).toBeNull();
    expect(since(entries, null).length).toBe(4);
  });

  it('keeps the consequences with the deed', () => {
    expect(deeds(entries).map((deed) => deed.entries.length)).toEqual([1, 2, 1]);
  });

  it('hides what belongs to another seat of the same screen', () => {
    const drew: Entry = {
      ...entry(4, 'A'),
      event: { event: 'drew', seat: 'A', card: 'bribe' },
      secret: ['card'],
    };
    expect(forEyesOf(drew, 'A').event['card']).toBe('bribe');
    expect(forEyesOf(drew, 'B').event['card']).toBeUndefined();
    expect(forEyesOf(drew, null).event['card']).toBeUndefined();
  });
});
