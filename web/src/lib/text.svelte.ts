// The client's own words. `t` reads the language that is spoken, so whatever shows it changes with it at once. Only one
// language is loaded, and of the boards and the pages with words of their own only those at hand.
import type { FluentBundle } from '@fluent/bundle';
import type { Language } from '../boards/types';
import { settings } from './settings.svelte';
import { format, makeBundle } from './words';

type Sources = Record<string, () => Promise<string>>;

const common: Sources = import.meta.glob<string>(['../texts/*.ftl', '../kit/*.ftl'], {
  query: '?raw',
  import: 'default',
});
const ofParts: Sources = import.meta.glob<string>(['../boards/*/*.ftl', '../analysis/*.ftl', '../statistics/*.ftl'], {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);
const parts = new Set<string>();
let asked = 0;

async function read(sources: Sources, ends: string): Promise<string[]> {
  const found = Object.entries(sources).filter(([path]) => path.endsWith(ends));
  return Promise.all(found.map(([, load]) => load()));
}

/** Speak the language that is chosen; what is shown changes once its words are here. */
export async function speak(language: Language): Promise<void> {
  const turn = (asked += 1);
  const own = await read(common, `/${language}.ftl`);
  const others = await Promise.all([...parts].map((part) => read(ofParts, `/${part}/${language}.ftl`)));
  if (turn === asked) bundle = makeBundle(language, ...own, ...others.flat());
}

/** Have the words of a game's board, or of a page that brings its own, too. */
export async function speakOf(...folders: string[]): Promise<void> {
  if (folders.every((folder) => parts.has(folder))) return;
  for (const folder of folders) parts.add(folder);
  await speak(settings.language);
}

export function hasWords(): boolean {
  return bundle !== null;
}

export function t(key: string, values?: Record<string, string | number>): string {
  return (bundle && format(bundle, key, values)) ?? key;
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

export function dateTime(at: string | number): string {
  const date = moment(at);
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** "3 hours ago", in the chosen language. */
export function ago(at: string | number, now = Date.now()): string {
  const seconds = Math.round((moment(at).getTime() - now) / 1000);
  const relative = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  for (const [unit, length] of [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const) {
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  }
  return relative.format(0, 'minute');
}

/** The server may give seconds or an ISO date. */
function moment(at: string | number): Date {
  return typeof at === 'number' ? new Date(at < 1e12 ? at * 1000 : at) : new Date(at);
}
