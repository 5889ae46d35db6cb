import { describe, expect, it } from 'vitest';
import type { View } from '../boards/types';
import { differences, gainsAndLosses, settled } from './differences';

const before: View = {
  game: 'amun-re',
  players: 3,
  viewer: 'A',
  decision: null,
  phase: 'market',
  seats: [{ seat: 'A', gold: 20, hand: { architect: 1 } }],
  provinces: { thebes: { stones: 2, owner: 'A' } },
  for_sale: ['thebes'],
};

describe('what an action changes', () => {
  it('names the place and both values', () => {
    const after: View = {
      ...before,
      seats: [{ seat: 'A', gold: 14, hand: { architect: 1, bribe: 1 } }],
      provinces: { thebes: { stones: 0, owner: 'A' } },
    };
    expect(differences(before, after)).toEqual([
      { path: ['seats', 'A', 'gold'], from: 20, to: 14 },
      { path: ['seats', 'A', 'hand', 'bribe'], from: undefined, to: 1 },
      { path: ['provinces', 'thebes', 'stones'], from: 2, to: 0 },
    ]);
  });

  it('takes a list as one thing', () => {
    expect(differences(before, { ...before, for_sale: ['abu', 'edfu'] })).toEqual([
      { path: ['for_sale'], from: ['thebes'], to: ['abu', 'edfu'] },
    ]);
  });

  it('takes dice as one thing too, and tells which came and went', () => {
    const dice = [{ colour: 'white', face: 2 }, { colour: 'black', face: 5 }, { colour: 'white', face: 2 }];
    const [change] = differences({ ...before, dice }, { ...before, dice: dice.slice(1) });
    expect(change!.path).toEqual(['dice']);
    expect(gainsAndLosses(dice, dice.slice(1))).toEqual({ gained: [], lost: [dice[0]] });
    expect(gainsAndLosses(['a', 'b'], ['b', 'a'])).toEqual({ gained: [], lost: [] });
  });

  it('leaves the flow out', () => {
    expect(differences(before, { ...before, viewer: null })).toEqual([]);
  });
});

describe('what is only an example', () => {
  it('stays as it is now', () => {
    const view: View = {
      ...before,
      seats: [{ seat: 'A', gold: 19, hand_size: 2, hand: { architect: 1, bribe: 1 } }],
      for_sale: ['abu', 'edfu'],
    };
    const unsure = [['view', 'seats', 0, 'hand', 'bribe'], ['view', 'for_sale'], ['scores', 'A', 'temples']];
    const preview = { type: 'preview', key: '', action: '', view, irreversible: 'secret-was-shown', scores: {}, unsure } as const;
    const now: View = { ...before, seats: [{ seat: 'A', gold: 20, hand_size: 1, hand: { architect: 1 } }] };
    expect(differences(now, settled(now, preview))).toEqual([
      { path: ['seats', 'A', 'gold'], from: 20, to: 19 },
      { path: ['seats', 'A', 'hand_size'], from: 1, to: 2 },
    ]);
  });
});
