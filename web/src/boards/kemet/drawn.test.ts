// Every field that a view declares is drawn: where it has another value, the page looks otherwise; or it stands here with
// the reason why not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Data, View } from '../../generated/kemet';
import type { Facts, Option, Words } from '../types';
import Everything from './fixtures/Everything.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
// The ground is the same in every position, and large.
vi.mock('./land', async (original) => {
  const land = await original<typeof import('./land')>();
  return { ...land, landFor: (...of: Parameters<typeof land.landFor>) => ({ ...land.landFor(...of), ground: '' }) };
});

const NOT_DRAWN: Record<string, string> = {
  'KemetView.game': 'the page knows which board it draws',
  'KemetView.winner': 'the end is told as a story, and the final page follows',
  'KemetView.discard': 'in the sheet of the discard pile, which Everything lists by hand',
  'PairView.card': 'the row of the table says it',
};

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Holder = { [key: string]: Json };
interface Field {
  record: string;
  name: string;
  type: string;
}

const declared = readFileSync(join(process.cwd(), 'src/generated/kemet.ts'), 'utf8').split('export type View =')[0]!;
const RECORDS = new Map(
  [...declared.matchAll(/export interface (\w+)[^{]*\{([^}]*)\}/g)].map(([, record = '', body = '']) => [
    record,
    [...body.matchAll(/^ {2}(\w+)\??: (.*);$/gm)].map(([, name = '', type = '']): Field => ({ record, name, type })),
  ]),
);
const NAMES = new Map(
  [...declared.matchAll(/export type (\w+) = (.*);/g)].map(([, name = '', values = '']) => [
    name,
    [...values.matchAll(/'([^']*)'/g)].map((match) => match[1]!),
  ]),
);
NAMES.set('SeatId', ['A', 'B', 'C', 'D']);

interface Recorded {
  data: Data;
  positions: { view: View; picked: string | null }[];
}
const recorded: Recorded = JSON.parse(readFileSync(join(__dirname, 'fixtures/positions.json'), 'utf8'));

/** Every place of a field in a value of this type: who holds it, and what it may hold. */
function* places(value: Json, type: string): Generator<{ field: Field; holder: Holder }> {
  const record = [...RECORDS.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(type));
  if (!record || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) for (const each of value) yield* places(each, record);
  else if (type.includes('Record<')) for (const each of Object.values(value)) yield* places(each, record);
  else
    for (const field of RECORDS.get(record)!) {
      if (value[field.name] === undefined) continue;
      yield { field, holder: value };
      yield* places(value[field.name]!, field.type);
    }
}

/** Other values that this field might have. */
function others(value: Json, type: string): Json[] {
  const names = [...NAMES].find(([name]) => new RegExp(`\\b${name}\\b`).test(type.replace(/Record<\w+, /, '')))?.[1];
  if (typeof value === 'number') return [value + 1, Math.max(0, value - 1)];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return (names ?? []).filter((name) => name !== value).slice(0, 4);
  if (value === null) return (names ?? []).slice(0, 3);
  if (Array.isArray(value)) return value.length ? [value.slice(1), value.slice(0, -1), value.toReversed()] : [];
  const [first, ...rest] = Object.entries(value);
  return first ? [Object.fromEntries(rest), { ...value, [first[0]]: others(first[1], type)[0] ?? null }] : [null];
}

const say = (key: string, values?: Record<string, string | number>): string => `${key} ${JSON.stringify(values ?? {})}`;
const words: Words = {
  language: 'en',
  has: () => true,
  say,
  name: (domain, value) => `${domain}-${value}`,
  prompt: (decision) => decision.name,
  action: (text) => text,
  event: (event) => event.event,
  refusal: (refusal) => refusal.reason,
  effect: () => '',
  status: () => '',
  ui: say,
};
const facts = { data: recorded.data, sources: NAMES.get('Source')! } as Facts<Data>;

function draw({ view, picked }: Recorded['positions'][number]): string {
  const options = (view.decision?.options ?? []).map((text): Option => {
    const [verb = '', ...args] = text.split(' ');
    return { text, verb, args, label: text };
  });
  const nothing = (): void => undefined;
  return render(Everything, {
    props: {
      view,
      facts,
      words,
      seats: [],
      me: view.viewer,
      options,
      picked: options.find((option) => option.text === picked) ?? null,
      pick: nothing,
      point: nothing,
      highlight: [],
      changed: [],
      news: null,
      preview: null,
      reasons: new Map(),
      why: nothing,
      motion: false,
      tab: null,
      turnTo: nothing,
    },
  }).body;
}

// Of a march one step is picked, and its way comes first: it is drawn step by step.
for (const position of recorded.positions) {
  const [reach] = position.view.reach ?? [];
  const steps = (position.view.decision?.options ?? []).filter((text) => text.startsWith('step '));
  const way = reach?.routes.find((route) => steps.includes(`step ${route.area}`));
  if (!reach || !way) continue;
  position.picked = `step ${way.area}`;
  reach.routes = [way, ...reach.routes.filter((route) => route.area !== way.area)];
}

const usual = recorded.positions.map(draw);

/** Does the page look otherwise when this field has another value? */
function matters(at: number, field: Field, holder: Holder): boolean {
  const was = holder[field.name]!;
  try {
    return others(was, field.type).some((other) => {
      holder[field.name] = other;
      try {
        return draw(recorded.positions[at]!) !== usual[at];
      } catch {
        // A value that can't be: it would have been used.
        return true;
      }
    });
  } finally {
    holder[field.name] = was;
  }
}

interface Place {
  at: number;
  field: Field;
  holder: Holder;
}
const found = new Map<string, Place[]>();
recorded.positions.forEach(({ view }, at) => {
  for (const { field, holder } of places(view as never, 'KemetView')) {
    const name = `${field.record}.${field.name}`;
    found.set(name, [...(found.get(name) ?? []), { at, field, holder }]);
  }
});

/** Of each position some places of a field, those that say something first. */
function some(all: Place[]): Place[] {
  const says = ({ field, holder }: Place): boolean => {
    const value = holder[field.name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  };
  return recorded.positions.flatMap((_, at) => {
    const here = all.filter((place) => place.at === at);
    const telling = here.filter(says);
    const tried = [telling[0], telling[telling.length - 1], here[0]];
    return [...new Set(tried)].flatMap((place) => place ?? []);
  });
}

const fields = [...RECORDS.values()].flat().map(({ record, name }) => `${record}.${name}`);

it.each(fields.filter((name) => !(name in NOT_DRAWN)))(
  'draws %s',
  (name) => {
    const all = found.get(name) ?? [];
    expect(all, 'has a value nowhere: record the positions anew').not.toEqual([]);
    expect(some(all).some(({ at, field, holder }) => matters(at, field, holder))).toBe(true);
  },
  120_000,
);

it('names no field as not drawn that there is not', () => {
  expect(Object.keys(NOT_DRAWN).filter((name) => !fields.includes(name))).toEqual([]);
});
