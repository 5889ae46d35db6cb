import { describe, expect, it } from 'vitest';
import type { AnalysedChoice, AnalysedDecision, Analysis } from '../generated/messages';
import type { SeatId } from '../boards/types';
import { addressOf, chances, decisionsOf, moments, nearest, readAddress, shifts, stepFrom, tellable } from './walk';

const choice: AnalysedChoice = { action: 'pass', chances: [0.5, 0.5], points: 1, sources: {}, line: [] };

function decided(move: number, seat: SeatId): AnalysedDecision {
  return {
    move,
    since: move - 1,
    seat,
    options: 2,
    round: 1,
    chosen: choice,
    preferred: null,
    next_best: null,
    cost: 0,
    error: 0,
    points_cost: {},
    gain: 0,
    deep: false,
  };
}

const seats: SeatId[] = ['A', 'B', 'A', 'A', 'B'];
const analysis: Analysis = {
  format: '',
  game: 'kemet',
  version: 1,
  players: 1,
  iterations: 1,
  seed: '0',
  everything_known: false,
  seats: [],
  curve: [0.2, 0.4, 0.6, 0.8, 0.4, 1].map((chance, place) => ({
    move: place + 1,
    round: 1,
    seat: seats[place] ?? null,
    chances: { A: chance, B: 1 - chance },
  })),
  turning_points: [],
  decisions: seats.map((seat, place) => decided(place + 2, seat)),
  draws: [
    { move: 3, since: 2, seat: 'B', action: 'pass', before: { A: 0.5 }, after: { A: 0.6 }, error: 0.01 },
    { move: 6, since: 5, seat: 'B', action: 'pass', before: { A: 0.5 }, after: { A: 0.2 }, error: 0.01 },
  ],
  result: { ranking: [], winners: ['A'], scores: [], tie_breaks: [] },
};

describe('walking through an analysis', () => {
  it('knows whose decisions are whose', () => expect(decisionsOf(analysis, 'A')).toEqual([0, 2, 3]));

  it('steps from decision to decision, and in from both ends', () => {
    const own = decisionsOf(analysis, 'A');
    expect(stepFrom(analysis, own, null, 1)).toBe(0);
    expect(stepFrom(analysis, own, null, -1)).toBe(3);
    expect(stepFrom(analysis, own, { decision: 0 }, 1)).toBe(2);
    expect(stepFrom(analysis, own, { decision: 0 }, -1)).toBeUndefined();
    expect(stepFrom(analysis, own, { decision: 3 }, 1)).toBeUndefined();
    expect(stepFrom(analysis, own, { draw: 0 }, 1)).toBe(2);
    expect(stepFrom(analysis, own, { draw: 0 }, -1)).toBe(0);
  });

  it('finds the decision nearest to a click', () => {
    expect(nearest([0, 2, 3], 1.6)).toBe(2);
    expect(nearest([], 1)).toBeUndefined();
  });

  it('smooths chances but not the end', () => {
    const found = chances(analysis, 'A');
    expect(found[1]).toBeCloseTo(0.4);
    expect(found[3]).toBeCloseTo(0.6);
    expect(found.at(-1)).toBe(1);
  });

  it('puts the largest shifts of luck first', () =>
    expect(shifts(analysis, 'A').map((shift) => shift.place)).toEqual([1, 0]));

  it('tells what makes a difference', () =>
    expect(tellable({ a: 0.01, b: 1, c: -2 })).toEqual([
      ['c', -2],
      ['b', 1],
    ]));

  it('makes a table of few rows', () => {
    expect(moments(analysis, 3)).toEqual([0, 3, 5]);
    expect(moments(analysis, 30)).toHaveLength(6);
  });
});

describe('addresses of an analysis', () => {
  it('lead back to the same place', () => {
    const wanted = { seat: 'B' as const, decision: 12, draw: null, everythingKnown: true };
    const address = addressOf('abc', wanted);
    expect(address).toBe('/table/abc/analysis?seat=B&decision=12&known=all');
    expect(readAddress(address.slice(address.indexOf('?')))).toEqual(wanted);
  });

  it('take nonsense for nothing', () =>
    expect(readAddress('?seat=Z&decision=-3&draw=x')).toEqual({
      seat: null,
      decision: null,
      draw: null,
      everythingKnown: false,
    }));
});
