import { expect, it } from 'vitest';
import { keep } from './keep';

it('keeps what is equal and takes over what is not', () => {
  const old = { round: 1, seats: [{ vp: 3 }, { vp: 4 }], temple: { cells: { r1c1: 'p01' } } };
  const next = { round: 2, seats: [{ vp: 3 }, { vp: 5 }], temple: { cells: { r1c1: 'p01' } } };
  const kept = keep(old, next) as typeof old;
  expect(kept).toEqual(next);
  expect(kept.seats[0]).toBe(old.seats[0]);
  expect(kept.seats[1]).not.toBe(old.seats[1]);
  expect(kept.temple).toBe(old.temple);
});

it('is the old one when nothing changed, and sees what came and what went', () => {
  const old = { laws: ['z01'], turn: null };
  expect(keep(old, { laws: ['z01'], turn: null })).toBe(old);
  expect(keep(old, { laws: [], turn: null })).toEqual({ laws: [], turn: null });
  expect(keep(old, { laws: ['z01'] })).toEqual({ laws: ['z01'] });
  expect(keep(undefined, old)).toBe(old);
});
