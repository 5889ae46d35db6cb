// The rings of the areas, joined from the arcs they share, and the painted ground.
import type { Area } from '../../generated/kemet';
import { ARCS, EAST_ARCS, HEIGHT, RIM, WIDTH, type Arcs } from './arcs';

export interface Point {
  x: number;
  y: number;
}

/** What an area's ground looks like, readable without colour. */
type Ground = 'city' | 'field' | 'bank' | 'marsh' | 'dune' | 'court' | 'storm';

export interface Land {
  /** Path data of each area and of the storms, closed. */
  rings: ReadonlyMap<string, string>;
  /** Pairs of areas that share a drawn border, as `a|b` in the order of the alphabet. */
  borders: ReadonlySet<string>;
  /** The painted ground, as svg. */
  ground: string;
}

const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });

/** Small numbers that look random and are the same on every screen. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A Catmull–Rom curve through the points with a hand's tremble; its ends stay. */
function curve(through: Point[], roll: () => number, tremble: number): Point[] {
  const found: Point[] = [];
  const at = (n: number): Point => through[Math.max(0, Math.min(n, through.length - 1))]!;
  for (let n = 0; n < through.length - 1; n++) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const steps = Math.max(3, Math.round(Math.hypot(c.x - b.x, c.y - b.y) / 8));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (k: 'x' | 'y'): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      const shake = n || step ? tremble : 0;
      found.push({ x: along('x') + (roll() - 0.5) * shake, y: along('y') + (roll() - 0.5) * shake });
    }
  }
  return [...found, at(through.length - 1)];
}

/** The land goes on beyond the frame, so that a frame of another shape shows land and no void. */
const BEYOND = 150;

const outward = (at: number, end: number): number => (at <= 0 ? -BEYOND : at >= end ? end + BEYOND : at);
const beyond = ({ x, y }: Point): Point => ({ x: outward(x, WIDTH), y: outward(y, HEIGHT) });
const isInFrame = ({ x, y }: Point): boolean => x > 0 && x < WIDTH && y > 0 && y < HEIGHT;

/** A line whose ends on the rim go on outward. */
function onward(line: Point[]): Point[] {
  const [first, last] = [line[0]!, line[line.length - 1]!];
  return [...(isInFrame(first) ? [] : [beyond(first)]), ...line, ...(isInFrame(last) ? [] : [beyond(last)])];
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;

/** Closed rings from parts in any order and direction; lands around a city have two. */
function join(parts: Point[][]): Point[][] {
  const left = [...parts];
  const rings: Point[][] = [];
  while (left.length) {
    const ring = [...left.shift()!];
    for (;;) {
      const end = ring[ring.length - 1]!;
      const next = left.findIndex((part) => near(part[0]!, end) || near(part[part.length - 1]!, end));
      if (next < 0) break;
      const part = left.splice(next, 1)[0]!;
      ring.push(...(near(part[0]!, end) ? part : [...part].reverse()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

export const path = (line: Point[], closed: boolean): string =>
  `M${line.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;

function inside(p: Point, rings: Point[][]): boolean {
  let within = false;
  for (const ring of rings) {
    ring.forEach((b, n) => {
      const a = ring[(n || ring.length) - 1]!;
      if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
    });
  }
  return within;
}

const gap = (p: Point, rings: Point[][]): number =>
  Math.min(...rings.flat().map((q) => Math.hypot(p.x - q.x, p.y - q.y)));

function groundOf(area: string): Ground {
  if (area.startsWith('storm')) return 'storm';
  if (/_d\d$/.test(area)) return 'city';
  if (area.endsWith('_lands')) return 'field';
  if (area === 'delta_marsh') return 'marsh';
  if (area.endsWith('_bank')) return 'bank';
  return area.includes('dunes') ? 'dune' : 'court';
}

const SHADES: Record<Ground, string> = {
  city: '#8a5f24',
  storm: '#8a5f24',
  dune: '#B9853A',
  court: '#B08A44',
  field: '#5f7a2c',
  bank: '#5f7a2c',
  marsh: '#5f7a2c',
};
const FILLS: Record<Ground, string> = {
  city: '#E3C48E',
  field: 'url(#km-field)',
  bank: 'url(#km-bank)',
  marsh: 'url(#km-marsh)',
  dune: 'url(#km-dune)',
  court: 'url(#km-court)',
  storm: '#D9B873',
};

interface Drawn {
  arcs: { sides: string[]; line: Point[] }[];
  rings: Map<string, Point[][]>;
}

function draw(arcs: Arcs, roll: () => number): Drawn {
  const lines = arcs.map(([sides, through]) => {
    const both = sides.split('|');
    const city = both.some((side) => groundOf(side) === 'city');
    return { sides: both, line: onward(curve(points(through), roll, city ? 1.2 : 2.6)) };
  });
  const parts = new Map<string, Point[][]>();
  for (const { sides, line } of lines) {
    for (const side of sides) if (side) parts.set(side, [...(parts.get(side) ?? []), line]);
  }
  const rings = new Map(
    [...parts].map(([area, lined]) => [
      area,
      join([...lined, ...(RIM[area] ?? []).map((rim) => points(rim).map(beyond))]),
    ]),
  );
  return { arcs: lines, rings };
}

const made = new Map<number, Land>();

/** The land for so many players; made once. */
export function landFor(players: number, free: (area: string) => Point[]): Land {
  const known = made.get(players);
  if (known) return known;
  const roll = dice(5);
  const drawn = draw(ARCS(players), roll);
  const borders = new Set(
    drawn.arcs
      .filter(({ sides }) => sides.every((side) => side && groundOf(side) !== 'storm'))
      .map(({ sides }) => [...sides].sort().join('|')),
  );
  const land: Land = {
    rings: new Map([...drawn.rings].map(([area, rings]) => [area, rings.map((ring) => path(ring, true)).join('')])),
    borders,
    ground: paint(drawn, players > 3 ? null : draw(EAST_ARCS, roll), roll, free),
  };
  made.set(players, land);
  return land;
}

// Painting

const num = (n: number): string => n.toFixed(1);
const put = (p: Point, scale: number, what: string): string =>
  `<g transform="translate(${num(p.x)} ${num(p.y)}) scale(${scale.toFixed(2)})">${what}</g>`;

const PALM =
  '<ellipse cx="3" cy="1" rx="8" ry="2" fill="#5a5a20" opacity=".25"/><path d="M0 1C1 -5 0 -9 2 -14" fill="none" stroke="#7a5426" stroke-width="1.8"/><path d="M2 -14C-2 -19 -8 -17 -9 -12C-6 -14 -2 -14 2 -14C0 -21 5 -23 9 -20C5 -19 4 -17 2 -14C7 -18 12 -15 11 -10C9 -13 6 -14 2 -14" fill="#5E8A3C" stroke="#33501f" stroke-width=".8" stroke-linejoin="round"/>';
const DUNE =
  '<path d="M-20 5C-12 -6 2 -9 18 2C8 0 2 3 -2 8C-6 4 -12 4 -20 5Z" fill="#FBEBC0" opacity=".85"/><path d="M18 2C8 0 2 3 -2 8C6 8 13 6 18 2Z" fill="#B98A45" opacity=".45"/><path d="M-20 5C-12 -6 2 -9 18 2" fill="none" stroke="#A87B38" opacity=".7"/>';
const REED =
  '<path d="M0 0C-1 -5 -3 -8 -5 -10M0 0C0 -6 0 -9 1 -13M0 0C2 -5 4 -7 6 -9" fill="none" stroke="#3f6b35" stroke-width="1.5" stroke-linecap="round"/>';
const HOUSE =
  '<path d="M-6 4V-3L6 -3V4Z" fill="#F0DCB2" stroke="#8a6a33"/><path d="M6 -3L10 -5.5V1.5L6 4Z" fill="#C79F62" stroke="#8a6a33"/><path d="M-6 -3L-2 -5.5H10L6 -3Z" fill="#E3C48E" stroke="#8a6a33"/><path class="window" d="M-1 4V0H2V4Z" fill="#7a5426"/>';
const TOWER =
  '<path d="M-8 9V-8H-4.5V-5.5H-1.8V-8H1.8V-5.5H4.5V-8H8V9Z" fill="#E9D2A0" stroke="#4c3814" stroke-width="1.5" stroke-linejoin="round"/><path d="M2.5 9V-5.5H4.5V-8H8V9Z" fill="#B8935A" opacity=".75"/>';
const GATE =
  '<rect x="-7" y="-7.5" width="14" height="15" rx="2" fill="#8a6228" stroke="#3a2a0c" stroke-width="1.4"/><path d="M-3.5 -6V6M0 -6V6M3.5 -6V6" stroke="#3a2a0c"/>';

function parcel(p: Point, roll: () => number): string {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)]!;
  const [turn, w, h] = [pick([-12, -6, 8, 20]), pick([17, 22, 26]), pick([11, 13, 15])];
  let furrows = '';
  for (let x = 3; x < w; x += 4) furrows += `M${x - w / 2} ${1 - h / 2}V${h / 2 - 1}`;
  return `<g transform="translate(${num(p.x)} ${num(p.y)}) rotate(${turn}) skewX(-14)"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${pick(['#9DB85C', '#BFCB74', '#DCC86C', '#8CAF5A'])}" stroke="#6f7f37" stroke-width=".8" opacity=".85"/><path d="${furrows}" stroke="#5f7a2c" stroke-width=".8" opacity=".5"/></g>`;
}

function paint(drawn: Drawn, sunken: Drawn | null, roll: () => number, free: (area: string) => Point[]): string {
  const all = [...drawn.rings, ...(sunken?.rings ?? [])];
  const out: string[] = [
    `<rect x="${-BEYOND}" y="${-BEYOND}" width="${WIDTH + 2 * BEYOND}" height="${HEIGHT + 2 * BEYOND}" fill="url(#km-water)"/>`,
  ];
  for (let n = 0; n < 110; n++) {
    const p = { x: 240 + roll() * 340, y: roll() * HEIGHT };
    if (all.some(([, rings]) => inside(p, rings))) continue;
    const s = 0.5 + roll() / 2;
    out.push(
      `<path d="M${num(p.x - 7 * s)} ${num(p.y)}q${num(3.5 * s)} ${num(-3 * s)} ${num(7 * s)} 0t${num(7 * s)} 0" fill="none" stroke="#D8F2F0" stroke-width="1.2" opacity="${(0.25 + roll() * 0.35).toFixed(2)}"/>`,
    );
  }
  const shore = all.map(([, rings]) => rings.map((ring) => path(ring, true)).join('')).join('');
  for (const [stroke, width, opacity] of [
    ['#9ED4D2', 13, 0.45],
    ['#F3E0AE', 7, 1],
    ['#6d5a26', 2.6, 1],
  ] as const) {
    out.push(
      `<path d="${shore}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
  }
  for (const [area, rings] of all)
    out.push(cover(area, rings, sunken?.rings.has(area) ? 'storm' : groundOf(area), roll, free(area)));
  for (const { sides, line } of drawn.arcs) out.push(border(sides, line));
  out.push(walls(drawn));
  return out.join('');
}

/** An area's ground: its colour, what grows or stands on it, a soft shade along its rim. */
function cover(area: string, rings: Point[][], kind: Ground, roll: () => number, keep: Point[]): string {
  const d = rings.map((ring) => path(ring, true)).join('');
  // What lies beyond the frame is seldom seen: growth keeps near it.
  const flat = rings.flat().map((p) => ({
    x: Math.max(-30, Math.min(p.x, WIDTH + 30)),
    y: Math.max(-30, Math.min(p.y, HEIGHT + 30)),
  }));
  const [left, right] = [Math.min(...flat.map((p) => p.x)), Math.max(...flat.map((p) => p.x))];
  const [top, bottom] = [Math.min(...flat.map((p) => p.y)), Math.max(...flat.map((p) => p.y))];
  const spots = (count: number, rim: number, away: number, apart: number): Point[] => {
    const found: Point[] = [];
    for (let tries = 0; tries < count * 12 && found.length < count; tries++) {
      const p = { x: left + roll() * (right - left), y: top + roll() * (bottom - top) };
      const clear = (others: Point[], least: number): boolean =>
        others.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > least);
      if (clear(keep, away) && clear(found, apart) && inside(p, rings) && gap(p, rings) > rim) found.push(p);
    }
    return found.sort((a, b) => a.y - b.y);
  };
  const several = (places: Point[], least: number, most: number, what: string): string =>
    places.map((p) => put(p, least + roll() * (most - least), what)).join('');
  const grain = (fill: string, opacity: number): string =>
    `<path d="${d}" fill="url(#km-${fill})" opacity="${opacity}" fill-rule="evenodd"/>`;
  const growth: Record<Ground, () => string> = {
    city: () => grain('pave', 1) + several(spots(8, 11, 22, 15), 0.75, 1, HOUSE),
    field: () =>
      spots(22, 7, 14, 21)
        .map((p) => parcel(p, roll))
        .join('') + several(spots(7, 6, 22, 30), 0.7, 0.95, PALM),
    bank: () =>
      grain('grain', 0.5) +
      spots(8, 9, 20, 30)
        .map((p) => parcel(p, roll))
        .join('') +
      several(spots(12, 7, 20, 22), 0.7, 1, PALM),
    marsh: () =>
      spots(6, 8, 12, 16)
        .map((p) => `<ellipse cx="${num(p.x)}" cy="${num(p.y)}" rx="10" ry="4" fill="#4FA3AE" opacity=".8"/>`)
        .join('') + several(spots(22, 5, 8, 9), 0.8, 1.1, REED),
    dune: () => grain('grain', 0.7) + several(spots(16, 8, 8, 24), 0.7, 1.25, DUNE),
    court: () => grain('ston', 1) + several(spots(5, 8, 28, 26), 0.65, 0.9, PALM),
    storm: () =>
      grain('grain', 1) +
      (area.startsWith('storm')
        ? whirl({ x: (left + right) / 2, y: (top + bottom) / 2 }, area === 'storm_w' ? 9 : 4)
        : several(spots(14, 10, 6, 34), 0.9, 1.6, DUNE)),
  };
  return `<path d="${d}" fill="${FILLS[kind]}" fill-rule="evenodd"/><clipPath id="km-c-${area}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#km-c-${area})">${growth[kind]()}<path d="${d}" fill="none" stroke="${SHADES[kind]}" stroke-width="9" opacity=".3"/></g>`;
}

function whirl(middle: Point, turns: number): string {
  let out = '';
  for (let n = 0; n < turns; n++) {
    const [rx, ry] = turns > 4 ? [22 + n * 7, 8 + n * 2.6] : [8 + n * 7, 4 + n * 3.4];
    out += `<ellipse cx="${num(middle.x + Math.sin(n * 1.7) * 4)}" cy="${num(middle.y)}" rx="${rx}" ry="${num(ry)}" fill="none" stroke="${n % 2 ? '#A97C33' : '#FBEBC0'}" stroke-width="${n % 2 ? 2.6 : 3.4}" stroke-dasharray="${18 + ((n * 7) % 16)} ${5 + ((n * 5) % 9)}" stroke-linecap="round" opacity=".75"/>`;
  }
  return out;
}

/** Dashed ink on a cream line; inner walls in a city; a dotted rim where the sand begins. */
function border(sides: string[], line: Point[]): string {
  const [a = '', b = ''] = sides;
  if (!a || !b) return '';
  const d = path(line, false);
  const [one, other] = [groundOf(a), groundOf(b)];
  if (one === 'storm' || other === 'storm')
    return `<path d="${d}" fill="none" stroke="#E9CB8C" stroke-width="7" stroke-linecap="round" opacity=".9"/><path d="${d}" fill="none" stroke="#9b7438" stroke-width="1.4" stroke-dasharray="1 5" stroke-linecap="round"/>`;
  if (one === 'city' && other === 'city')
    return `<path d="${d}" fill="none" stroke="#7d5a26" stroke-width="5.5"/><path d="${d}" fill="none" stroke="#DDBB80" stroke-width="3.2" stroke-dasharray="6 1.5"/>`;
  if (one === 'city' || other === 'city') return '';
  return `<path d="${d}" fill="none" stroke="#FFF3D0" stroke-width="3.4" opacity=".75"/><path d="${d}" fill="none" stroke="#5d4418" stroke-width="1.9" stroke-dasharray="9 3.5" stroke-linecap="round"/>`;
}

/** Masonry with towers, and a gate to each district. */
function walls(drawn: Drawn): string {
  const outer = drawn.arcs.filter(({ sides }) => sides.filter((side) => groundOf(side) === 'city').length === 1);
  const stone = outer.map(({ line }) => {
    const d = path(line, false);
    return `<path d="${d}" fill="none" stroke="#2b1d08" stroke-width="13" opacity=".28" transform="translate(1.5 3)"/><path d="${d}" fill="none" stroke="#4c3814" stroke-width="12.5"/><path d="${d}" fill="none" stroke="#B8935A" stroke-width="10"/><path d="${d}" fill="none" stroke="#E7CD98" stroke-width="9" stroke-dasharray="6.5 1.8"/><path d="${d}" fill="none" stroke="#9b7438" stroke-width="1.3"/>`;
  });
  const works = outer.map(({ line }) => {
    const ends = [line[0]!, line[line.length - 1]!].filter(isInFrame);
    const seen = line.filter(isInFrame);
    const at = Math.floor(seen.length * 0.55);
    const [p, q] = [seen[at]!, seen[at + 1] ?? seen[at - 1]!];
    const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
    return (
      ends.map((end) => put(end, 1, TOWER)).join('') +
      `<g transform="translate(${num(p.x)} ${num(p.y)}) rotate(${Math.round(turn)})">${GATE}</g>`
    );
  });
  return stone.join('') + works.join('');
}

/** Gradients and patterns of the ground. */
export const PAINTS = `<linearGradient id="km-field" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="#CBD48E"/><stop offset="1" stop-color="#AFC073"/></linearGradient><linearGradient id="km-bank" x1="0" y1="0" x2="1" y2=".2"><stop stop-color="#DDD09A"/><stop offset="1" stop-color="#B3C378"/></linearGradient><linearGradient id="km-marsh" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#A9C28A"/><stop offset="1" stop-color="#86AE7E"/></linearGradient><linearGradient id="km-dune" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#F4DFA9"/><stop offset="1" stop-color="#E6C27C"/></linearGradient><linearGradient id="km-court" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#F1E2C0"/><stop offset="1" stop-color="#E0C795"/></linearGradient><linearGradient id="km-water" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#2A7A92"/><stop offset=".5" stop-color="#3E9FAE"/><stop offset="1" stop-color="#2A758B"/></linearGradient><pattern id="km-pave" width="18" height="12" patternUnits="userSpaceOnUse"><path d="M0 0H18M0 6H18M4 0V6M13 6V12" stroke="#9b7438" stroke-width=".7" opacity=".38" fill="none"/></pattern><pattern id="km-ston" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M0 0H26M0 11H26M8 0V11M20 11V22" stroke="#a58a55" stroke-width=".7" opacity=".34" fill="none"/></pattern><pattern id="km-grain" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M1 2h.1M4.5 5h.1" stroke="#8a5f1f" stroke-width="1.3" stroke-linecap="round" opacity=".5"/></pattern>`;

export type { Area };
