// What is told apart by colour stays apart for every kind of colour vision, and shows on what it lies on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apart, contrast, KINDS_OF_VISION } from '../../lib/colours';
import { SEAT_LOOKS } from '../../lib/seats';
import { DICE, EDGES, EDGE_INKS, EDGE_SIGNS, HALO, INK, KINDS, LIGHTS, PANS, RINGS, SECTIONS } from './art';

const css = readFileSync(join(process.cwd(), 'src/theme.css'), 'utf8');
const [DAY, NIGHT] = css.split("[data-theme='dark']").map((text) => /--panel:\s*(#[0-9a-f]{6})/i.exec(text)![1]!) as [
  string,
  string,
];
const symbols = readFileSync(join(__dirname, 'Symbols.svelte'), 'utf8');
/** The grounds of a sector, from its middle to its rim. */
const groundsOf = (light: string): string[] => {
  const gradient = new RegExp(`id="tkw-${light}"[^]*?</radialGradient`).exec(symbols)![0];
  return [...gradient.matchAll(/stop-color="(#\w{6})"/g)].map((match) => match[1]!);
};

function expectApart(colours: Record<string, string>, vision: string): void {
  const all = Object.entries(colours);
  for (const [n, [first, a]] of all.entries())
    for (const [second, b] of all.slice(n + 1))
      expect(apart(a, b, vision), `${first} and ${second}`).toBeGreaterThanOrEqual(15);
}

const bodies = (side: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(DICE).map(([colour, body]) => [colour, body[side]]));

describe.each(KINDS_OF_VISION)('for %s vision', (vision) => {
  it('dice stay apart, where they are light and where they are dark', () => {
    expectApart(bodies(0), vision);
    expectApart(bodies(1), vision);
  });

  it('edges of tiles stay apart', () => expectApart(EDGES, vision));

  it('the two bowls of the scales stay apart', () => expectApart({ pure: PANS.pure, tainted: PANS.tainted }, vision));
});

describe('on what they lie on', () => {
  it('the face of a die can be read', () => {
    for (const [from, to, ink] of Object.values(DICE))
      for (const body of [from, to]) expect(contrast(ink, body)).toBeGreaterThanOrEqual(3);
  });

  it('a die shows in every light, by its outline or the halo around it', () => {
    for (const light of Object.keys(LIGHTS))
      for (const ground of groundsOf(light))
        expect(Math.max(contrast(INK, ground), contrast(HALO, ground)), light).toBeGreaterThanOrEqual(3);
  });

  it('the ring of a die that can be taken shows in every light', () => {
    for (const light of Object.keys(LIGHTS))
      for (const ground of groundsOf(light))
        expect(contrast(light === 'dark' ? RINGS.dark : RINGS.light, ground), light).toBeGreaterThanOrEqual(3);
  });

  it('the sign of an edge can be read', () => {
    for (const colour of ['red', 'blue', 'green', 'yellow'] as const)
      expect(contrast(EDGE_INKS[colour], EDGES[colour]), colour).toBeGreaterThanOrEqual(3);
  });

  it('bowls show by day and by night, and dice upon them', () => {
    for (const bowl of [PANS.pure, PANS.tainted]) {
      expect(contrast(INK, bowl)).toBeGreaterThanOrEqual(3);
      for (const panel of [DAY, NIGHT])
        expect(Math.max(contrast(bowl, panel), contrast(PANS.line, panel))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('where colour is not the only sign', () => {
  it('an edge has its shape, too', () => expect(new Set(Object.values(EDGE_SIGNS)).size).toBe(4));

  it('a light has its texture: rays, hatching, stars', () => {
    for (const light of ['shaded', 'dark']) expect(symbols).toContain(`id="tkp-${light}"`);
    for (const [light, colour] of Object.entries(LIGHTS))
      expect(contrast(light === 'dark' ? HALO : INK, colour)).toBeGreaterThanOrEqual(3);
  });

  it('a section of the market has its Roman number, a kind of card its sign', () => {
    for (const colour of SECTIONS) expect(contrast(INK, colour)).toBeGreaterThanOrEqual(3);
    for (const colour of Object.values(KINDS)) expect(contrast(HALO, colour)).toBeGreaterThanOrEqual(3);
  });

  it('a bowl has its sign: sun or half', () => {
    const scales = readFileSync(join(__dirname, 'Scales.svelte'), 'utf8');
    expect(scales).toContain('name={pan.side}');
  });

  it('a seat has its glyph', () => {
    for (const { colour, ink } of Object.values(SEAT_LOOKS)) expect(contrast(colour, ink)).toBeGreaterThanOrEqual(3);
  });
});
