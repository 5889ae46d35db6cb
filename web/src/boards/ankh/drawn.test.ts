// Every field a view declares is drawn: another value of it makes another page. What is not drawn stands here with its reason.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { View } from '../../generated/ankh';
import type { Option } from '../types';
import About from './About.svelte';
import Board from './Board.svelte';
import Head from './Head.svelte';
import Strip from './Strip.svelte';
import { propsOf, recorded } from './fixtures/recorded';
import { Geography } from './geography';

// Printed, and the same in every view.
vi.mock('./Land.svelte', () => ({ default: () => undefined }));

const NOT_DRAWN: Readonly<Record<string, string>> = {
  'AnkhView.game': 'the page knows which board it draws',
  'AnkhView.active': 'the seat of the turn, which is drawn, or of nobody when the game is over',
  'AnkhView.conflict': 'the event track shows which conflicts have been',
  'AnkhView.events_to_conflict': 'the outlook says it and is drawn',
  'HexView.claws': 'drawn as the hexes they point at (aimed_at)',
};

/** So many places of a record are tried. */
const MOST = 16;

interface Field {
  name: string;
  /** The record or enum it holds, whatever it is wrapped in. */
  type: string;
  optional: boolean;
}

const declared = readFileSync(join(process.cwd(), 'src/generated/ankh.ts'), 'utf8');
const RECORDS = new Map<string, Field[]>(
  [...declared.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)].map(([, record, body]) => [
    record!,
    [...body!.matchAll(/^ {2}(\w+)(\??): (.*);$/gm)].map(([, name, optional, type]) => ({
      name: name!,
      type: type!,
      optional: optional === '?',
    })),
  ]),
);
const ENUMS = new Map<string, string[]>(
  [...declared.matchAll(/^export type (\w+) = ('.*');$/gm)].map(([, name, values]) => [
    name!,
    [...values!.matchAll(/'([^']+)'/g)].map((each) => each[1]!),
  ]),
);
ENUMS.set('SeatId', ['A', 'B', 'C', 'D', 'E']);

type Row = Record<string, unknown>;
interface Found {
  view: View;
  row: Row;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All places in the recorded views where a record of each kind stands. */
function standing(): Map<string, Found[]> {
  const found = new Map<string, Found[]>([...RECORDS.keys()].map((record) => [record, []]));
  const visit = (view: View, record: string, row: Row): void => {
    found.get(record)!.push({ view, row });
    for (const { name, type } of RECORDS.get(record)!) {
      const inner = [...RECORDS.keys()].find((each) => new RegExp(`\\b${each}\\b`).test(type));
      const value = row[name];
      if (!inner) continue;
      if (isRow(value) && !type.includes('Record<')) visit(view, inner, value);
      else if (typeof value === 'object' && value !== null)
        for (const each of Object.values(value)) if (isRow(each)) visit(view, inner, each);
    }
  };
  for (const view of recorded.views) if (isRow(view)) visit(view, 'AnkhView', view);
  return found;
}

/** Other values a field could have. */
function others(type: string, value: unknown): unknown[] {
  const values = [...ENUMS].find(([name]) => new RegExp(`\\b${name}\\b`).test(type.replace(/Record<\w+, /, '')))?.[1];
  if (typeof value === 'number') return [value + 1, value + 4, ...(value > 0 ? [value - 1] : [])];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return (values ?? []).filter((each) => each !== value).slice(0, 4);
  if (Array.isArray(value)) return [value.slice(1), [...value].reverse(), ...(value.length ? [[]] : [])];
  if (isRow(value)) {
    const [key, first] = Object.entries(value)[0] ?? [];
    if (key === undefined) return [];
    return [
      ...others(type, first).map((other) => ({ ...value, [key]: other })),
      Object.fromEntries(Object.entries(value).slice(1)),
    ];
  }
  return [];
}

describe('the board of Ankh', () => {
  const geography = new Geography(recorded.data.map);
  const rows = standing();
  const before = new Map<View, string[]>();

  /** All that can be seen of a position, part by part: the page's head, a phone's strip, the board, every sheet, the end. */
  function parts(view: View): (() => string)[] {
    const props = propsOf(view);
    const drawing = (picked: Option | null) => (): string => render(Board, { props: { ...props, picked } }).body;
    const about = [
      ...view.regions.map((region) => `region-${region.first_hex}`),
      ...view.seats.map((seat) => `god-${seat.seat}`),
    ];
    return [
      () => render(Head, { props }).body,
      () => render(Strip, { props }).body,
      drawing(null),
      // A caravan's next side shows what it leads to while it is considered.
      ...(view.caravan ? [drawing(props.options[0] ?? null)] : []),
      ...about.map((id) => () => render(About, { props: { ...props, id, geography, reason: undefined } }).body),
    ];
  }

  function looksOther(found: Found, name: string, value: unknown): boolean {
    const { view, row } = found;
    if (!before.has(view))
      before.set(
        view,
        parts(view).map((part) => part()),
      );
    const was = before.get(view)!;
    const now = row[name];
    row[name] = value;
    try {
      return parts(view).some((part, n) => part() !== was[n]);
    } catch {
      // A value that can't be is no proof.
      return false;
    } finally {
      row[name] = now;
    }
  }

  /** Is there a position in which another value makes another page? */
  function isDrawn(record: string, { name, type }: Field): boolean {
    const places = rows.get(record)!.filter(({ row }) => row[name] !== undefined && row[name] !== null);
    // What is in a record has fields of its own.
    if ([...RECORDS.keys()].some((inner) => new RegExp(`\\b${inner}\\b`).test(type))) return places.length > 0;
    // Spread over all positions: a field may be seen in some of them only.
    const every = Math.max(1, Math.floor(places.length / MOST));
    for (const found of places.filter((_, n) => n % every === 0))
      for (const value of others(type, found.row[name])) if (looksOther(found, name, value)) return true;
    return false;
  }

  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    return () => vi.unstubAllGlobals();
  });

  it('is measured against views as they are declared', () => {
    expect([...RECORDS.values()].flat().length).toBeGreaterThan(120);
    for (const [record, fields] of RECORDS) {
      const names = fields.map((field) => field.name);
      expect(rows.get(record)!.length, record).toBeGreaterThan(0);
      for (const { row } of rows.get(record)!) {
        const base = record === 'AnkhView' ? ['players', 'viewer', 'decision'] : [];
        expect(Object.keys(row).filter((key) => ![...names, ...base].includes(key))).toEqual([]);
        expect(fields.filter((field) => !field.optional && !(field.name in row))).toEqual([]);
      }
    }
  });

  const fields = [...RECORDS].flatMap(([record, all]) =>
    all.map((field): [string, string, Field] => [`${record}.${field.name}`, record, field]),
  );

  it.each(fields.filter(([name]) => !(name in NOT_DRAWN)))(
    'draws %s',
    { timeout: 120_000 },
    async (_, record, field) => {
      // Lets the runner hear of the tests before.
      await new Promise(setImmediate);
      expect(isDrawn(record, field)).toBe(true);
    },
  );

  it('names nothing as not drawn that there is not', () => {
    const all = [...RECORDS].flatMap(([record, fields]) => fields.map((field) => `${record}.${field.name}`));
    expect(Object.keys(NOT_DRAWN).filter((name) => !all.includes(name))).toEqual([]);
  });
});
