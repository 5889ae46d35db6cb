// Colours are measured, not judged by eye: contrast of text and marks, distance of the seat colours for every
// kind of colour vision.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apart, contrast, KINDS_OF_VISION } from './lib/colours';
import { SEAT_IDS, SEAT_LOOKS } from './lib/seats';

const css = readFileSync(join(__dirname, 'theme.css'), 'utf-8');
const light = tokens(css.slice(0, css.indexOf("[data-theme='dark']")));
const dark = { ...light, ...tokens(css.slice(css.indexOf("[data-theme='dark']"))) };

function tokens(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [match[1]!, match[2]!]),
  );
}

const pairs = SEAT_IDS.flatMap((first, place) => SEAT_IDS.slice(place + 1).map((second) => [first, second] as const));

describe('the seats', () => {
  it.each(KINDS_OF_VISION)('stay apart for %s vision', (kind) => {
    for (const [first, second] of pairs) {
      const [a, b] = [SEAT_LOOKS[first].colour, SEAT_LOOKS[second].colour];
      expect(apart(a, b, kind), `${first} and ${second}`).toBeGreaterThan(15);
    }
  });

  it('differ by their glyph too', () => {
    expect(new Set(SEAT_IDS.map((seat) => SEAT_LOOKS[seat].glyph)).size).toBe(SEAT_IDS.length);
  });

  it('carry a glyph that can be read, within an outline that shows on any ground', () => {
    for (const seat of SEAT_IDS)
      expect(contrast(SEAT_LOOKS[seat].colour, SEAT_LOOKS[seat].ink), seat).toBeGreaterThan(3);
    for (const theme of [light, dark]) {
      for (const ground of ['ground', 'panel', 'board', 'sand-1', 'sand-2', 'fertile-1', 'fertile-2']) {
        const outline = contrast(theme['piece-outline']!, theme[ground]!);
        const halo = contrast(theme['piece-halo']!, theme[ground]!);
        expect(Math.max(outline, halo), ground).toBeGreaterThan(3);
      }
    }
  });
});

const TEXT: [string, string][] = [
  ['ink', 'ground'],
  ['ink', 'panel'],
  ['ink', 'panel-2'],
  ['ink', 'board'],
  ['ink', 'sand-1'],
  ['ink', 'sand-2'],
  ['ink', 'fertile-1'],
  ['ink', 'fertile-2'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'panel'],
  ['ink-soft', 'panel-2'],
  ['ink-soft', 'board'],
  ['ink', 'lapis-soft'],
  ['on-lapis', 'lapis'],
  ['on-lapis', 'lapis-raised'],
  ['on-lapis', 'lapis-hover'],
  ['gain-on-lapis', 'lapis-raised'],
  ['loss-on-lapis', 'lapis-raised'],
  ['on-gold', 'gold'],
  ['on-carnelian', 'carnelian'],
  ['on-malachite', 'malachite'],
  ['carnelian', 'panel'],
  ['carnelian', 'ground'],
  ['malachite', 'panel'],
  ['malachite', 'ground'],
  ['malachite', 'panel-2'],
  ['active', 'panel'],
  ['active', 'ground'],
  ['loss', 'panel'],
  ['loss', 'ground'],
];
const MARKS: [string, string][] = [
  ['line-strong', 'panel'],
  ['line-strong', 'ground'],
  ['carnelian', 'sand-1'],
  ['carnelian', 'sand-2'],
  ['carnelian', 'fertile-1'],
  ['carnelian', 'fertile-2'],
  ['focus', 'ground'],
  ['focus', 'panel'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  it.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(theme[text]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('%s shows on %s', (mark, ground) => {
    expect(contrast(theme[mark]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
