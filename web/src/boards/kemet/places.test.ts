// Pieces never cover each other or a name: every place of an area has a box, and no two of them meet.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Area, City } from '../../generated/kemet';
import { HEIGHT, WIDTH } from './arcs';
import { landFor, type Point } from './land';
import { CITY_PLATES, placesOf } from './places';

/** Left, right, top and bottom of a thing, seen from its point. */
type Reach = readonly [number, number, number, number];
interface Box {
  name: string;
  /** Names and what stands always, what a march shows, who attacks. */
  kind: 'still' | 'march' | 'battle';
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const source = readFileSync('../src/ennead/games/kemet/data.yaml', 'utf-8');
const nameOf = (area: string): string[] =>
  [...(new RegExp(`^    ${area}: .*name: \\{en: "?([^",]*)"?, ru: "([^"]*)"`, 'm').exec(source) ?? [])].slice(1);

/** How long a name is, drawn, with its longest line of both languages. */
function sizeOf(area: string): { width: number; rows: number } {
  const LETTER = [6.6, 7.2];
  const both = nameOf(area).map((name, n) => {
    const words = name.split(' ');
    const half = Math.ceil(words.length / 2);
    const rows = name.length < 15 ? [name] : [words.slice(0, half).join(' '), words.slice(half).join(' ')];
    return { width: Math.max(...rows.map((row) => row.length)) * LETTER[n]!, rows: rows.length };
  });
  return { width: Math.max(...both.map((each) => each.width)), rows: Math.max(...both.map((each) => each.rows)) };
}

const boxOf = (name: string, kind: Box['kind'], { x, y }: Point, [left, right, top, bottom]: Reach): Box => ({
  name,
  kind,
  left: x + left,
  right: x + right,
  top: y + top,
  bottom: y + bottom,
});
const scaled = (reach: Reach, by: number): Reach => [reach[0] * by, reach[1] * by, reach[2] * by, reach[3] * by];
const TROOP: Reach = [-16, 16, -24, 20];
const CREATURE: Reach = [-18, 18, -18, 14];
/** What a creature adds, on a plate below it: two numbers that keep their size however small the creature is. */
const PLATE: Reach = [-18.5, 18.5, -7.8, 7.8];
const TEMPLES: Record<string, Reach> = { sanctuary: [-28, 34, -36, 16], temple_delta: [-28, 43, -39, 18] };

const creature = (name: string, kind: Box['kind'], at: Point, scale: number): Box[] => [
  boxOf(name, kind, at, scaled(CREATURE, scale)),
  boxOf(name, kind, { x: at.x, y: at.y + 19 * scale }, PLATE),
];

function boxesOf(area: Area, players: number): Box[] {
  const places = placesOf(area, players);
  const { scale } = places;
  const found = [
    boxOf(`troop of ${area}`, 'still', places.troop, scaled(TROOP, scale)),
    ...creature(`creature of ${area}`, 'still', places.creature, scale),
    boxOf(`price of ${area}`, 'march', places.price, [-26, 26, -10.5, 10.5]),
    boxOf(`attack in ${area}`, 'battle', places.attack, scaled(TROOP, scale * 0.9)),
    ...creature(`ally in ${area}`, 'battle', places.ally, scale * 0.9),
  ];
  const add = (what: string, at: Point | undefined, reach: Reach): void => {
    if (at) found.push(boxOf(`${what} of ${area}`, 'still', at, reach));
  };
  const { width, rows } = sizeOf(area);
  add('pyramid', places.pyramid, scaled([-28, 28, -39, 10], scale));
  add('obelisk', places.obelisk, [-5, 5, -16, 12]);
  add('temple', places.temple, TEMPLES[area] ?? [-28, 49, -25, 18]);
  add('boat', places.boat, [-14, 14, -13, 8]);
  add('name', places.name, [-width / 2, width / 2, -9 - (rows - 1) * 3, 3 + (rows - 1) * 10]);
  return found;
}

/** By how much two boxes meet, in units of the drawing. */
const meet = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );
/** A shadow may lie on a rim. */
const SLACK = 3;
/** The price of a march and who attacks are never there together. */
const apart = (a: Box, b: Box): boolean =>
  new Set([a.kind, b.kind]).size === 2 && a.kind !== 'still' && b.kind !== 'still';

/** The corners of an area, ring by ring. */
const cornersOf = (ring: string): Point[][] =>
  ring
    .split('Z')
    .filter(Boolean)
    .map((part) =>
      part
        .split(/[ML]/)
        .filter(Boolean)
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(' ').map(Number);
          return { x, y };
        }),
    );

/** Whether a ray from the point crosses the rings an odd number of times. */
const isInside = (rings: Point[][], { x, y }: Point): boolean =>
  rings
    .flatMap((ring) => ring.map((a, n) => [a, ring[(n + 1) % ring.length]!] as const))
    .filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x).length %
    2 ===
  1;

describe.each([2, 3, 4, 5])('with %i players', (players) => {
  const land = landFor(players, () => []);
  const areas = [...land.rings.keys()].filter((area) => nameOf(area).length || /_d\d$/.test(area)) as Area[];
  const cities = Object.entries(CITY_PLATES).filter(([city]) => land.rings.has(`${city as City}_lands`));
  const plates = cities.map(([city, at]) =>
    boxOf(`plate of ${city}`, 'still', { x: at.x, y: Math.min(at.y, HEIGHT - 14) }, [-52, 52, -11, 11]),
  );
  const boxes = [...areas.flatMap((area) => boxesOf(area, players)), ...plates];

  it('nothing covers anything', () => {
    expect(areas.length).toBeGreaterThan(15);
    const covered = boxes.flatMap((a, n) =>
      boxes
        .slice(n + 1)
        .flatMap((b) => (a.name !== b.name && !apart(a, b) && meet(a, b) > SLACK ? `${a.name} and ${b.name}` : [])),
    );
    expect(covered).toEqual([]);
  });

  it('everybody stands in their own area', () => {
    const outside = areas.flatMap((area) => {
      const { troop, creature, attack, ally, scale } = placesOf(area, players);
      const ring = cornersOf(land.rings.get(area)!);
      // A shield with both its sides; a creature may look over a wall.
      const feet = Object.entries({ troop, attack }).flatMap(([what, { x, y }]) =>
        [-9, 9].map((aside) => [what, { x: x + aside * scale, y }] as const),
      );
      return [...feet, ...Object.entries({ creature, ally })].flatMap(([what, spot]) =>
        isInside(ring, spot) ? [] : `${what} of ${area}`,
      );
    });
    expect(outside).toEqual([]);
  });

  it('nothing leaves the land', () => {
    const outside = boxes.filter((box) => box.left < -4 || box.right > WIDTH + 4 || box.bottom > HEIGHT + 4);
    expect(outside.map((box) => box.name)).toEqual([]);
  });
});
