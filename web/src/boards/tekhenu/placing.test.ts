import { describe, expect, it } from 'vitest';
import type { WheelDie } from '../../generated/tekhenu';
import { Placing } from './placing';

const die = (colour: WheelDie['colour'], face: number): WheelDie => ({
  colour,
  face,
  state: 'pure',
  next_state: 'pure',
});

describe('places of dice at the wheel', () => {
  it('fills the first places', () => {
    expect(new Placing().arrange('ra', [die('white', 1), die('black', 2)], 7)).toEqual([0, 1]);
  });

  it('keeps the others where they are when one leaves, and fills the gap with a new one', () => {
    const placing = new Placing();
    placing.arrange('ra', [die('white', 1), die('black', 2), die('gray', 3)], 7);
    expect(placing.arrange('ra', [die('white', 1), die('gray', 3)], 7)).toEqual([0, 2]);
    expect(placing.arrange('ra', [die('brown', 6), die('white', 1), die('gray', 3)], 7)).toEqual([1, 0, 2]);
  });

  it('tells equal dice apart', () => {
    const placing = new Placing();
    expect(placing.arrange('ra', [die('gray', 3), die('gray', 3)], 7)).toEqual([0, 1]);
    expect(placing.arrange('ra', [die('gray', 3)], 7)).toEqual([0]);
    expect(placing.free('ra')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('makes room for more dice than places', () => {
    const dice = Array.from({ length: 9 }, (_, n) => die('gray', (n % 6) + 1));
    expect(new Set(new Placing().arrange('ra', dice, 7)).size).toBe(9);
  });
});
