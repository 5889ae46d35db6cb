// Colours of the board, as its sources have them: what is told apart by colour alone stays apart for every kind of colour
// vision, and marks stand out from what they lie on, by day and by night.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS_OF_VISION, apart, contrast } from '../../lib/colours';
import { SEAT_LOOKS } from '../../lib/seats';
import { EVENT_ICONS } from './model';

const read = (name: string): string => readFileSync(join(process.cwd(), 'src/boards/ankh', name), 'utf8');
const land = read('Land.svelte');

/** A property of a rule in a component's style. */
function styled(file: string, rule: string, property: string): string {
  const css = `\n${read(file).split('<style>')[1]!}`;
  const body = css.split(new RegExp(`(?:^|\\n)\\n  ${rule.replaceAll('.', '\\.')} \\{`))[1]?.split('}')[0];
  const found = body?.match(new RegExp(`(?:^|\\s)${property}: [^;]*?(#[0-9a-f]{6}|[\\d.]+)\\b`));
  if (!found) throw new Error(`${file} has no ${property} of ${rule}`);
  return found[1]!;
}

/** The colours of the land by day or by night. */
function tones(theme: 'day' | 'night'): Record<string, string> {
  const blocks = [...land.matchAll(/\.land \{(.*?)\}/gs)].map((each) => each[1]!);
  const block = blocks[theme === 'day' ? 0 : 1]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]));
}

const of = (theme: 'day' | 'night', kind: string): string[] =>
  Object.entries(tones(theme))
    .filter(([name]) => name.startsWith(`${kind}-`))
    .map(([, hex]) => hex);

/** What a colour laid over another looks like. */
function over(ground: string, colour: string, part: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [below, above] = [ground, colour].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(below + (above - below) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

const nearest = (one: string, other: string): number =>
  Math.min(...KINDS_OF_VISION.map((vision) => apart(one, other, vision)));

const THEMES = ['day', 'night'] as const;

describe('what colour alone tells apart', () => {
  it.each(THEMES)('the two regions a caravan would make, on any land, by %s', (theme) => {
    const tint = (which: string, ground: string): string =>
      over(ground, styled('Caravan.svelte', which, 'fill'), Number(styled('Caravan.svelte', which, 'fill-opacity')));
    for (const kind of ['sand', 'green'])
      for (const ground of of(theme, kind))
        expect(nearest(tint('.one', ground), tint('.other', ground)), ground).toBeGreaterThanOrEqual(15);
  });

  it('the red zone of devotion and the blue one', () => {
    expect(
      nearest(styled('Devotion.svelte', 'li.red', 'background'), styled('Devotion.svelte', 'li', 'background')),
    ).toBeGreaterThanOrEqual(15);
    expect(
      nearest(
        styled('Devotion.svelte', 'li.red.five', 'background'),
        styled('Devotion.svelte', 'li.five', 'background'),
      ),
    ).toBeGreaterThanOrEqual(15);
  });

  it('spaces of an action track that are used, free, or hold the marker', () => {
    const [used, free, marker] = [
      styled('Actions.svelte', '.used', 'background'),
      styled('Actions.svelte', '.space,\n  .event', 'background'),
      styled('Actions.svelte', '.marker', 'background'),
    ];
    for (const [one, other] of [
      [used, free],
      [used, marker],
      [free, marker],
    ] as const)
      expect(nearest(one, other)).toBeGreaterThanOrEqual(15);
  });

  it('cards in hand and cards played', () => {
    expect(
      nearest(styled('SevenCards.svelte', '.one', 'background'), styled('SevenCards.svelte', '.sunk', 'background')),
    ).toBeGreaterThanOrEqual(15);
  });
});

/** Things that differ in colour and in something else, which has to be there. */
describe('what shape, glyph, picture or number tells as well', () => {
  it('seats have glyphs of their own', () => {
    const glyphs = Object.values(SEAT_LOOKS).map((look) => look.glyph);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });

  it('terrains have strokes of their own: waves, dunes, reeds', () => {
    for (const look of ['wave', 'dune', 'reed']) expect(land).toContain(`look: '${look}'`);
  });

  it.each(THEMES)('and water, sand and bank are far apart all the same by %s', (theme) => {
    for (const [one, other] of [
      ['sea', 'sand'],
      ['sea', 'green'],
    ] as const)
      for (const a of of(theme, one))
        for (const b of of(theme, other)) expect(nearest(a, b), `${a} ${b}`).toBeGreaterThanOrEqual(15);
  });

  it('events have pictures: obelisk, camel, swords', () => {
    expect(new Set(Object.values(EVENT_ICONS)).size).toBe(3);
  });
});

describe.each(THEMES)('on the land by %s', (theme) => {
  const stands = (marks: string[], kinds = ['sand', 'green', 'sea']): void => {
    for (const ground of kinds.flatMap((kind) => of(theme, kind)))
      expect(Math.max(...marks.map((mark) => contrast(mark, ground))), `${marks.join()} on ${ground}`).toBeGreaterThan(
        3,
      );
  };

  it('pieces stand out by their outline or their halo', () => stands(['#2b2118', '#fff9ea']));

  it('caravans stand out by their edge or the dust beside it', () =>
    stands([styled('Caravan.svelte', '.edge', 'stroke'), styled('Caravan.svelte', '.dust', 'stroke')]));

  it('the Nile stands out by its bed or its bank', () =>
    stands([tones(theme)['bed']!, tones(theme)['bank']!], ['sand', 'green']));

  it('what can be chosen, the range and the region fought for stand out by line or halo', () => {
    stands([styled('Marks.svelte', '.range', 'stroke'), styled('Marks.svelte', '.halo', 'stroke')]);
    stands([styled('Marks.svelte', '.fought', 'stroke'), styled('Marks.svelte', '.halo', 'stroke')]);
    stands([theme === 'day' ? '#a63d22' : '#ff9a76', styled('Hexes.svelte', '.open', 'stroke')]);
  });

  it('neighbours and cut sides stand out', () => {
    stands([styled('Neighbours.svelte', 'circle', 'stroke'), styled('Neighbours.svelte', 'circle', 'fill')]);
  });
});

it('seat colours are read on what they lie on', () => {
  for (const { colour, ink } of Object.values(SEAT_LOOKS)) expect(contrast(colour, ink)).toBeGreaterThan(3);
});
