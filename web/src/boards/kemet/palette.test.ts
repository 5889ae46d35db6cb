// Colours that tell things apart are far enough from each other for every kind of colour vision, and what is drawn is
// seen on what it lies on. Seats' colours are measured in theme.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Color } from '../../generated/kemet';
import { KINDS_OF_VISION, apart, contrast } from '../../lib/colours';
import { COLOURS } from './model';

const LEAST = 15;
const OUTLINE = '#2B2118';
const HALO = '#FFF9EA';
/** The ground of each kind of area: the lightest and the darkest colour it is painted with. */
const GROUNDS = ['#E3C48E', '#CBD48E', '#AFC073', '#DDD09A', '#B3C378', '#A9C28A', '#F4DFA9', '#E6C27C', '#F1E2C0'];

const source = (file: string): string => readFileSync(join(__dirname, file), 'utf8');

describe('colours of pyramids and tiles', () => {
  const all = Object.entries(COLOURS) as [Color, (typeof COLOURS)[Color]][];

  it('are told apart by everybody, although letters say the same', () => {
    for (const [n, [one, a]] of all.entries())
      for (const [other, b] of all.slice(n + 1))
        for (const vision of KINDS_OF_VISION)
          expect(apart(a.lit, b.lit, vision), `${one} and ${other}, ${vision}`).toBeGreaterThanOrEqual(LEAST);
  });

  it('carry their numbers readably', () => {
    for (const [colour, { lit, ink }] of all)
      expect(contrast(lit, ink.length === 4 ? '#ffffff' : ink), colour).toBeGreaterThanOrEqual(3);
  });

  it('have a rim that is seen: the outline, or the light halo around it', () => {
    for (const [colour, { lit }] of all)
      expect(Math.max(contrast(lit, OUTLINE), contrast(lit, HALO)), colour).toBeGreaterThanOrEqual(3);
    for (const ground of GROUNDS) expect(contrast(OUTLINE, ground), ground).toBeGreaterThanOrEqual(3);
  });
});

it('what a pair of battle cards comes to is said by a sign, its colour alone is not needed', () => {
  const battle = source('Battle.svelte');
  for (const pair of ["['holds', '✓']", "['wins', '○']", "['lost', '✗']"]) expect(battle).toContain(pair);
  for (const fill of ['#cfe3b8', '#f0d9a6', '#f0bfae']) {
    expect(battle).toContain(fill);
    expect(contrast(fill, OUTLINE)).toBeGreaterThanOrEqual(4.5);
  }
});

it('prices of a march are seen: their rim on the ground, their number on the pill', () => {
  const map = source('Map.svelte');
  for (const [mark, on] of [
    ['#a63d22', '#fff6e4'],
    ['#2b2118', '#eaf4ff'],
    ['#1f3a6e', '#fff1cc'],
  ] as const) {
    expect(map).toContain(mark);
    expect(contrast(mark, on)).toBeGreaterThanOrEqual(4.5);
  }
  for (const ground of GROUNDS) expect(contrast('#a63d22', ground), ground).toBeGreaterThanOrEqual(3);
});
