import { describe, expect, it } from 'vitest';
import type { Effect, Words } from '../boards/types';
import { tell } from './effects';

const words = {
  effect: (effect: Effect) => effect.name,
  ui: (key: string, values?: Record<string, string | number>) => [key, ...Object.values(values ?? {})].join(' '),
} as Words;

function effect(before: number | null, outcomes: [number, number][], good: Effect['good'] = 1): Effect {
  return { name: 'gold', values: {}, good, before, outcomes: outcomes.map(([amount, count]) => ({ amount, count })) };
}

describe('a line of a preview', () => {
  it('tells a sure amount with its sign, coloured by what is good for the seat', () => {
    expect(tell(effect(7, [[4, 1]]), 1, words)).toEqual({ label: 'gold', delta: '−3', amounts: '7 → 4', tone: 'bad' });
    expect(tell(effect(7, [[9, 12]]), 12, words)).toMatchObject({ delta: '+2', tone: 'good' });
    expect(tell(effect(1, [[2, 1]], -1), 1, words).tone).toBe('bad');
    expect(tell(effect(1, [[-2, 1]], 0), 1, words)).toMatchObject({ amounts: '1 → −2', tone: 'plain' });
  });

  it('tells a chance as a chance', () => {
    const told = tell(
      effect(7, [
        [5, 1],
        [6, 9],
        [9, 2],
      ]),
      12,
      words,
    );
    expect(told.delta).toBe('');
    expect(told.amounts).toBe('7 → 5 … 9, chance-of-amount 6 9 12');
    expect(told.tone).toBe('bad');
  });

  it('notes what happens, and how often where that is not sure', () => {
    expect(tell(effect(null, [[1, 12]]), 12, words)).toEqual({ label: 'gold', delta: '', amounts: '', tone: 'good' });
    expect(tell(effect(null, [[1, 4]], 0), 12, words).amounts).toBe('chance-of-note 4 12');
  });
});
