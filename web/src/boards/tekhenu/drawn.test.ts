// Everything a view declares is drawn: where it has another value, the page looks otherwise, or it stands here with the
// reason why not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { Data, View } from '../../generated/tekhenu';
import type { Facts, Option, Words } from '../types';
import Everything from './fixtures/Everything.svelte';
import { GODS, pointer, type PlacedDie } from './table.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
vi.stubGlobal('localStorage', { getItem: () => 'seen' });

const NOT_DRAWN: Record<string, string> = {
  'TekhenuView.game': 'the page knows which board it draws',
  'TekhenuView.phase': 'the calendar and the question say where the game is',
  'TekhenuView.coming': 'the calendar shows what follows each round',
  'TekhenuView.laws_open': 'the laws themselves appear',
  'SeatView.seen': 'the desk shows both as cards to choose from',
  'SeatView.dealt_laws': 'the desk shows both as cards to choose from',
  'CellView.turns': 'the sides are given as they lie',
  'TurnView.nudge': 'says which options come next; the desk shows them',
  'TurnView.main_open': 'the desk shows the actions still open',
  'TurnView.extras': 'the desk shows them as options',
  'SoloView.random_start_cards': 'chosen before the game; the cards themselves lie in the panels',
};

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
interface Field {
  record: string;
  name: string;
  type: string;
}

const declared = readFileSync(join(process.cwd(), 'src/generated/tekhenu.ts'), 'utf8').split('export type View =')[0]!;
const RECORDS = new Map(
  [...declared.matchAll(/export interface (\w+)[^{]*\{([^}]*)\}/g)].map(([, record, body]): [string, Field[]] => [
    record!,
    [...body!.matchAll(/^ {2}(\w+)\??: (.*);$/gm)].map(([, name, type]) => ({
      record: record!,
      name: name!,
      type: type!,
    })),
  ]),
);
const NAMES = new Map(
  [...declared.matchAll(/export type (\w+) = (.*);/g)].map(([, name, values]): [string, string[]] => [
    name!,
    [...values!.matchAll(/'([^']*)'/g)].map((match) => match[1]!),
  ]),
);
NAMES.set('SeatId', ['A', 'B', 'C', 'D']);

const file = JSON.parse(readFileSync(join(__dirname, 'fixtures/views.json'), 'utf8'));
const data: Data = file.data;
const views: View[] = file.views;
/** The same, as what may be changed in them. */
const values: Json[] = file.views;

/** What each field holds in a value of this type: the object that has it, and its key there. */
function* places(value: Json, type: string): Generator<{ field: Field; holder: Record<string, Json> }> {
  const named = [...RECORDS.keys()].find((record) => new RegExp(`\\b${record}\\b`).test(type));
  if (!named || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) for (const each of value) yield* places(each, named);
  else if (type.includes('Record<')) for (const each of Object.values(value)) yield* places(each, named + '[]');
  else
    for (const field of RECORDS.get(named)!) {
      if (value[field.name] === undefined) continue;
      yield { field, holder: value };
      yield* places(value[field.name]!, field.type);
    }
}

/** Other values of this type, near to the one there is. */
function others(value: Json, type: string): Json[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  const names = [...NAMES].find(([name]) => new RegExp(`\\b${name}\\b`).test(type.replace(/Record<\w+, /, '')))?.[1];
  if (typeof value === 'string') return (names ?? []).filter((name) => name !== value).slice(0, 5);
  if (value === null) return [];
  if (Array.isArray(value)) {
    if (!value.length) return [];
    const [first, ...rest] = value;
    return [
      rest,
      value.slice(0, -1),
      ...(first === null ? [] : others(first!, type).map((other) => [other, ...rest])),
      value.toReversed(),
    ].slice(0, 8);
  }
  return Object.entries(value)
    .flatMap(([key, each]) => others(each, type).map((other) => ({ ...value, [key]: other })))
    .slice(0, 8);
}

const words: Words = {
  language: 'en',
  has: () => true,
  say: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
  name: (domain, value) => `${domain}-${value}`,
  prompt: (decision) => decision.name,
  action: (text) => text,
  event: (event) => event.event,
  refusal: (refusal) => refusal.reason,
  effect: () => '',
  status: () => '',
  ui: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
};

function optionsOf(view: View): Option[] {
  return (view.decision?.options ?? []).map((text) => {
    const [verb = '', ...args] = text.split(' ');
    return { text, verb, args, label: text };
  });
}

const facts = { data, sources: NAMES.get('Source')! } as Facts<Data>;
const diceOf = (view: View): PlacedDie[] =>
  GODS.flatMap((god) => view.sectors[god].dice.map((die, at) => ({ ...die, god, at })));
/** Sheets that tell more than what lies open. */
const ASKED = ['bag', 'deck technology', 'deck law', 'bot', 'points A'];

/** The page of this view: with one sheet after the other, and with the pointer on a die. */
function* pages(view: View, dice: number[]): Generator<string> {
  const props = {
    view,
    facts,
    words,
    seats: [],
    me: view.viewer,
    options: optionsOf(view),
    picked: null,
    pick: () => undefined,
    point: () => undefined,
    highlight: [],
    changed: [],
    news: null,
    preview: null,
    reasons: new Map(),
    why: () => undefined,
    motion: false,
    tab: null,
    turnTo: () => undefined,
  };
  const draw = (asked: string, options = props.options): string =>
    render(Everything, { props: { ...props, options, asked } }).body;
  try {
    pointer.over = Object.keys(view.held_tile?.spots ?? {})[0] ?? null;
    for (const asked of ASKED) yield draw(asked);
    // As it is seen by whoever is not asked.
    yield draw('bag', []);
    for (const n of dice) {
      const die = diceOf(view)[n];
      if (!die) continue;
      pointer.pointed = die;
      yield draw(`die ${die.god} ${die.at}`);
    }
  } finally {
    pointer.pointed = null;
    pointer.over = null;
  }
}

const before = new Map<string, string[]>();
function pagesBefore(at: number, dice: number[]): string[] {
  const key = `${at} ${dice.join(' ')}`;
  if (!before.has(key)) before.set(key, [...pages(views[at]!, dice)]);
  return before.get(key)!;
}

/** Does the page of this view look otherwise when a field of it has another value? */
function looksOtherwise(at: number, field: Field, holder: Record<string, Json>): boolean {
  const view = views[at]!;
  const part = JSON.stringify(field.type === 'DieUse' ? holder[field.name] : holder);
  const uses = /Use$/.test(field.record) || field.type === 'DieUse';
  const dice = uses ? [diceOf(view).findIndex((die) => JSON.stringify(die.use ?? null).includes(part))] : [];
  const was = holder[field.name]!;
  const usual = pagesBefore(at, dice);
  try {
    return others(was, field.type).some((other) => {
      holder[field.name] = other;
      try {
        let page = 0;
        for (const drawn of pages(view, dice)) if (drawn !== usual[page++]) return true;
        return false;
      } catch {
        // A value that can't be: no drawing of it.
        return false;
      }
    });
  } finally {
    holder[field.name] = was;
  }
}

const found = new Map<string, { at: number; field: Field; holder: Record<string, Json> }[]>();
values.forEach((view, at) => {
  for (const { field, holder } of places(view, 'TekhenuView')) {
    const key = `${field.record}.${field.name}`;
    found.set(key, [...(found.get(key) ?? []), { at, field, holder }]);
  }
});
const DECLARED = [...RECORDS.values()].flat().map(({ record, name }) => `${record}.${name}`);
/** So many places of a field are tried: of those in all positions some from each. */
const MOST = 24;

describe('the board of Tekhenu', () => {
  it.each(DECLARED.filter((name) => !(name in NOT_DRAWN)))('draws %s', { timeout: 60_000 }, (name) => {
    const at = (found.get(name) ?? []).filter(({ field, holder }) => others(holder[field.name]!, field.type).length);
    const step = Math.max(1, at.length / MOST);
    const tried = at.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
    expect(tried.some((place) => looksOtherwise(place.at, place.field, place.holder))).toBe(true);
  });

  it('names nothing as not drawn that there is not', () => {
    expect(Object.keys(NOT_DRAWN).filter((name) => !DECLARED.includes(name))).toEqual([]);
  });
});
