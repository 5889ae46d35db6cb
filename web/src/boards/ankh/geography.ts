// Where things lie on the drawing of the map: hexes, their sides, outlines. Nothing here knows a rule.
import type { Aim, Data, Hex } from '../../generated/ankh';

export type Terrain = 'fertile' | 'desert' | 'water';

export const SIDE = 35;
const TALL = Math.sqrt(3) * SIDE;
export const WIDTH = 620;
export const HEIGHT = 630;
const LEFT = 12.5;
const TOP = 12;

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  id: Hex;
  terrain: Terrain;
  /** A number of its own, for drawings that vary. */
  seed: number;
}

const NAME = /^[a-k]\d$/;

export function isHex(text: string | undefined): text is Hex {
  return text !== undefined && NAME.test(text);
}

const TERRAINS: Readonly<Record<string, Terrain>> = { f: 'fertile', d: 'desert', '~': 'water' };

/** What is read of the printed map. */
export type Printed = Pick<Data['map'], 'columns' | 'rows' | 'river_edges'>;

function readCells(data: Printed): Cell[] {
  const cells: Cell[] = [];
  for (const [row, line] of Object.entries(data.rows)) {
    line.split(' ').forEach((code, q) => {
      const id = `${(data.columns[q] ?? '').toLowerCase()}${row}`;
      const terrain = TERRAINS[code[1] ?? ''];
      if (!terrain || !isHex(id)) return;
      const r = Number(row);
      cells.push({
        id,
        terrain,
        seed: q * 31 + r * 7 + 5,
        x: LEFT + SIDE + q * 1.5 * SIDE,
        y: TOP + TALL / 2 + r * TALL + (q % 2 ? TALL / 2 : 0),
      });
    });
  }
  return cells;
}

const corner = ({ x, y }: Point, n: number, size: number): Point => ({
  x: x + size * Math.cos((Math.PI / 3) * n),
  y: y + size * Math.sin((Math.PI / 3) * n),
});
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a hex around a point. */
export function hexagon(at: Point, size = SIDE): string {
  return `M${Array.from({ length: 6 }, (_, n) => written(corner(at, n, size))).join('L')}Z`;
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Directions of neighbours, clockwise from north, in degrees from the right. */
const TURNS = [-90, -30, 30, 90, 150, 210];

export class Geography {
  readonly cells: readonly Cell[];
  /** The far ones first. */
  readonly fromTheTop: readonly Cell[];
  readonly #at: ReadonlyMap<Hex, Cell>;
  readonly #around: ReadonlyMap<Hex, readonly Cell[]>;
  readonly river: string;
  /** Sides between two hexes of land without the Nile between them, `a1-a2`: where camels may stand. */
  readonly landSides: readonly string[];

  constructor(data: Printed) {
    this.cells = readCells(data);
    this.fromTheTop = [...this.cells].sort((a, b) => a.y - b.y);
    this.#at = new Map(this.cells.map((cell) => [cell.id, cell]));
    this.#around = new Map(
      this.cells.map((cell) => [
        cell.id,
        this.cells.filter((other) => other !== cell && apart(cell, other) < TALL + 2),
      ]),
    );
    const wet = new Set(data.river_edges.map((text) => text.toLowerCase()));
    this.landSides = this.cells
      .filter((cell) => cell.terrain !== 'water')
      .flatMap((cell) =>
        this.around(cell)
          .filter((other) => other.terrain !== 'water' && cell.id < other.id && !wet.has(`${cell.id}-${other.id}`))
          .map((other) => `${cell.id}-${other.id}`),
      );
    this.river = this.line(data.river_edges.map((text) => text.toLowerCase()));
  }

  cell(hex: Hex): Cell {
    return this.#at.get(hex)!;
  }

  find(text: string | undefined): Cell | undefined {
    return isHex(text) ? this.#at.get(text) : undefined;
  }

  /** Hexes that touch it, whatever lies between. */
  around(cell: Cell): readonly Cell[] {
    return this.#around.get(cell.id) ?? [];
  }

  /** The two ends of the side between two hexes, `a2-a3`. */
  ends(side: string): [Point, Point] {
    const [one, other] = side.split('-').map((text) => this.find(text));
    if (!one || !other)
      return [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ];
    const long = apart(one, other);
    const [px, py] = [(-(other.y - one.y) / long) * (SIDE / 2), ((other.x - one.x) / long) * (SIDE / 2)];
    const [mx, my] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
    return [
      { x: mx - px, y: my - py },
      { x: mx + px, y: my + py },
    ];
  }

  middle(side: string): Point & { turn: number } {
    const [a, b] = this.ends(side);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
  }

  /** Sides joined end to end, so that a river or a caravan bends in one stroke. */
  line(sides: readonly string[]): string {
    const left = sides.map((side) => [...this.ends(side)]);
    const lines: Point[][] = [];
    while (left.length) {
      const line = left.shift()!;
      for (let grown = true; grown;) {
        grown = false;
        for (const [n, piece] of left.entries()) {
          const [a, b] = [piece[0]!, piece[1]!];
          const [first, last] = [line[0]!, line.at(-1)!];
          if (apart(last, a) < 2) line.push(b);
          else if (apart(last, b) < 2) line.push(a);
          else if (apart(first, a) < 2) line.unshift(b);
          else if (apart(first, b) < 2) line.unshift(a);
          else continue;
          left.splice(n, 1);
          grown = true;
          break;
        }
      }
      lines.push(line);
    }
    return lines.map((line) => `M${line.map(written).join('L')}`).join('');
  }

  /** The outline of a set of hexes. */
  contour(hexes: Iterable<string>): string {
    const cells = [...hexes].flatMap((hex) => this.find(hex) ?? []);
    let path = '';
    for (const cell of cells) {
      for (let n = 0; n < 6; n += 1) {
        const turn = (Math.PI / 3) * n + Math.PI / 6;
        const beyond = { x: cell.x + TALL * Math.cos(turn), y: cell.y + TALL * Math.sin(turn) };
        if (!cells.some((other) => apart(other, beyond) < 3))
          path += `M${written(corner(cell, n, SIDE))}L${written(corner(cell, n + 1, SIDE))}`;
      }
    }
    return path;
  }

  /** Outlines of the hexes themselves, filled as one. */
  area(hexes: Iterable<string>, size = SIDE + 0.3): string {
    return [...hexes]
      .map((hex) => this.find(hex))
      .map((cell) => (cell ? hexagon(cell, size) : ''))
      .join('');
  }
}

const AIMS: readonly Aim[] = ['n_ne', 'ne_se', 'se_s', 's_sw', 'sw_nw', 'nw_n'];

/** The corner of a hex between the two hexes an aim points at. */
export function aimPoint(at: Point, aim: string): Point & { turn: number } {
  const n = AIMS.findIndex((each) => each === aim);
  const turn = (TURNS[n] ?? 0) + 30;
  const angle = (turn * Math.PI) / 180;
  return { x: at.x + SIDE * Math.cos(angle), y: at.y + SIDE * Math.sin(angle), turn };
}

/** A box along a side, for pointing at it. */
export function sideBox(turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): string =>
    `${(along * cos - across * sin).toFixed(1)} ${(along * sin + across * cos).toFixed(1)}`;
  return `M${at(-16, -7)}L${at(16, -7)}L${at(16, 7)}L${at(-16, 7)}Z`;
}
