// Is every field that a view declares drawn? The fields come from the generated types; where one has another value, the
// page must look otherwise. Each board says how its pages are drawn, and names what it doesn't draw, with the reason.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BaseView, BoardProps, Catalogue, Words } from '../boards/types';
import { still } from '../kit/still';
import { SEAT_IDS, SEAT_LOOKS } from '../lib/seats';
import { parseAction } from '../lib/words';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Holder = { [key: string]: Json };

export interface Field {
  record: string;
  name: string;
  type: string;
  optional: boolean;
}

/** A field in one of the views: who holds it there. */
export interface Place {
  at: number;
  field: Field;
  holder: Holder;
}

/** So many places of a field are tried, spread over all views. */
const MOST = 24;
/** So many other values are tried in a place. */
const VALUES = 8;

/** What a game's generated types declare: records with their fields, and names with what they may be. */
export class Declared {
  readonly records: ReadonlyMap<string, Field[]>;
  readonly #names: Map<string, string[]>;

  constructor(game: string) {
    const source = readFileSync(join(process.cwd(), `src/generated/${game}.ts`), 'utf8');
    const [views = ''] = source.split('export type View =');
    this.records = new Map(
      [...views.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)].map(([, record = '', body = '']) => [
        record,
        [...body.matchAll(/^ {2}(\w+)(\??): (.*);$/gm)].map(([, name = '', optional, type = '']): Field => ({
          record,
          name,
          type,
          optional: optional === '?',
        })),
      ]),
    );
    this.#names = new Map(
      [...views.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', values = '']) => [
        name,
        [...values.matchAll(/'([^']*)'/g)].map((match) => match[1]!),
      ]),
    );
    this.#names.set('SeatId', [...SEAT_IDS]);
  }

  get fields(): string[] {
    return [...this.records.values()].flat().map(nameOf);
  }

  names(of: string): string[] {
    return this.#names.get(of) ?? [];
  }

  /** The record that this type holds, whatever it is wrapped in. */
  recordIn(type: string): string | undefined {
    return [...this.records.keys()].find((record) => new RegExp(`\\b${record}\\b`).test(type));
  }

  /** Every place of a field in a value of this type. */
  *places(at: number, value: Json, type: string): Generator<Place> {
    const record = this.recordIn(type);
    if (!record || value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) for (const each of value) yield* this.places(at, each, record);
    else if (type.includes('Record<')) for (const each of Object.values(value)) yield* this.places(at, each, record);
    else
      for (const field of this.records.get(record)!) {
        if (value[field.name] === undefined) continue;
        yield { at, field, holder: value };
        yield* this.places(at, value[field.name]!, field.type);
      }
  }

  /** Other values that a field of this type might have, near to the one it has. */
  others(value: Json, type: string): Json[] {
    const held = type.replace(/Record<\w+, /, '');
    const names = [...this.#names].find(([name]) => new RegExp(`\\b${name}\\b`).test(held))?.[1] ?? [];
    if (typeof value === 'number') return [value + 1, value + 4, ...(value > 0 ? [value - 1] : [])];
    if (typeof value === 'boolean') return [!value];
    if (typeof value === 'string') return names.filter((name) => name !== value).slice(0, 4);
    if (value === null) return names.slice(0, 3);
    if (Array.isArray(value)) {
      const [first, ...rest] = value;
      if (first === undefined) return [];
      const changed = this.others(first, type).map((other) => [other, ...rest]);
      return [rest, value.slice(0, -1), value.toReversed(), ...changed].slice(0, VALUES);
    }
    const [, ...rest] = Object.entries(value);
    const changed = Object.entries(value).flatMap(([key, each]) =>
      this.others(each, type).map((other) => ({ ...value, [key]: other })),
    );
    return Object.keys(value).length ? [Object.fromEntries(rest), ...changed].slice(0, VALUES) : [];
  }
}

const nameOf = ({ record, name }: Field): string => `${record}.${name}`;

export interface Drawing {
  declared: Declared;
  /** The record of the view itself. */
  root: string;
  views: object[];
  notDrawn: Readonly<Record<string, string>>;
  /** What can be seen of a position in the hope to see this place; places that are looked at alike have the same key. */
  look: (place: Place) => { key: string | number; pages: () => Iterable<string> };
}

/** A test for each declared field. */
export function everyFieldIsDrawn({ declared, root, views, notDrawn, look }: Drawing): void {
  const found = new Map<string, Place[]>();
  views.forEach((view, at) => {
    for (const place of declared.places(at, view as Json, root))
      found.set(nameOf(place.field), [...(found.get(nameOf(place.field)) ?? []), place]);
  });
  const usual = new Map<string | number, string[]>();

  function matters(place: Place): boolean {
    const { field, holder } = place;
    const { key, pages } = look(place);
    if (!usual.has(key)) usual.set(key, [...pages()]);
    const was = holder[field.name]!;
    try {
      return declared.others(was, field.type).some((other) => {
        holder[field.name] = other;
        try {
          let n = 0;
          for (const page of pages()) if (page !== usual.get(key)![n++]) return true;
          return false;
        } catch {
          // A value that can't be is no proof.
          return false;
        }
      });
    } finally {
      holder[field.name] = was;
    }
  }

  it.each(declared.fields.filter((name) => !(name in notDrawn)))('draws %s', { timeout: 120_000 }, async (name) => {
    // Lets the runner hear of the tests before.
    await new Promise(setImmediate);
    const all = found.get(name) ?? [];
    expect(all, 'has a value nowhere: record the positions anew').not.toEqual([]);
    // What holds a record has fields of its own.
    if (declared.recordIn(all[0]!.field.type)) return;
    const telling = all.filter(({ field, holder }) => declared.others(holder[field.name]!, field.type).length);
    const step = Math.max(1, telling.length / MOST);
    const tried = telling.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
    expect(tried.some(matters)).toBe(true);
  });

  it('names nothing as not drawn that there is not', () => {
    expect(Object.keys(notDrawn).filter((name) => !declared.fields.includes(name))).toEqual([]);
  });
}

/** A key and what it is filled with, instead of a sentence: no value is lost in a plural or a case. */
const filled = (key: string, values?: object): string => (values ? `${key} ${JSON.stringify(values)}` : key);
const WORDS: Words = {
  language: 'en',
  has: () => true,
  say: filled,
  name: (domain, value) => `${domain}-${value}`,
  prompt: JSON.stringify,
  action: (text) => text,
  event: JSON.stringify,
  refusal: JSON.stringify,
  effect: JSON.stringify,
  status: () => 'status',
  ui: filled,
};

/** What the page would hand to the board in this position. */
export function propsAt<V extends BaseView, E extends { event: string }, D>(
  view: V,
  catalogue: Catalogue<D>,
): BoardProps<V, E, D> {
  return {
    ...still({
      view,
      catalogue,
      words: WORDS,
      seats: SEAT_IDS.slice(0, view.players).map((seat) => ({
        seat,
        name: `name of ${seat}`,
        ...SEAT_LOOKS[seat],
        kind: 'person',
        mine: seat === view.viewer,
        away: false,
        active: view.decision?.seats.includes(seat) ?? false,
      })),
    }),
    me: view.viewer,
    options: (view.decision?.options ?? []).map((text) => ({ text, ...parseAction(text), label: text })),
  };
}
