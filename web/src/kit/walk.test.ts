import { describe, expect, it } from 'vitest';
import { STEPS, nearestTo } from './walk';

const places = [
  ['right', { x: 100, y: 0 }],
  ['far right', { x: 200, y: 0 }],
  ['aside', { x: 60, y: 70 }],
  ['below', { x: 0, y: 90 }],
  ['left', { x: -50, y: 5 }],
] as const;

describe('walking by arrow keys', () => {
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowLeft', 'left'],
    ['ArrowDown', 'below'],
    ['ArrowUp', null],
  ])('%s leads to %s', (key, expected) => {
    expect(nearestTo({ x: 0, y: 0 }, STEPS[key]!, places)).toBe(expected);
  });

  it('comes back the way it went', () => {
    const there = nearestTo({ x: 0, y: 0 }, STEPS['ArrowRight']!, places);
    expect(there).toBe('right');
    expect(
      nearestTo({ x: 100, y: 0 }, STEPS['ArrowLeft']!, [...places.slice(3), ['start', { x: 0, y: 0 }] as const]),
    ).toBe('start');
  });
});
