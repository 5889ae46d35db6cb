import { describe, expect, it } from 'vitest';
import { gainsByRound } from './rounds';

describe('what each round brought', () => {
  it('gives points to the round that brought them, though they come with the next', () => {
    const chart = [
      { seq: 1, round: 2, scores: { A: 0 } },
      { seq: 2, round: 3, scores: { A: 0 } },
      { seq: 3, round: 4, scores: { A: 7 } },
      { seq: 4, round: 6, scores: { A: 7 } },
      { seq: 5, round: 6, scores: { A: 20 } },
    ];
    expect(gainsByRound(chart, ['A'])).toEqual([
      { round: 3, gains: [{ seat: 'A', points: 7 }] },
      { round: 6, gains: [{ seat: 'A', points: 13 }] },
    ]);
  });
});
