// The client's own words. `t` reads the chosen language, so whatever shows it changes with it at once.
import en from '../texts/en.ftl?raw';
import ru from '../texts/ru.ftl?raw';
import type { Language } from '../boards/types';
import { settings } from './settings.svelte';
import { format, makeBundle } from './words';

// A board may bring words of its own beside its drawings; so do the parts all boards are built from.
const boardTexts = import.meta.glob(['../boards/*/*.ftl', '../kit/*.ftl'], { query: '?raw', import: 'default', eager: true });

function sourcesOf(language: Language): string[] {
  return Object.entries(boardTexts)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, source]) => source as string);
}

const bundles = {
  en: makeBundle('en', en, ...sourcesOf('en')),
  ru: makeBundle('ru', ru, ...sourcesOf('ru')),
};

export function t(key: string, values?: Record<string, string | number>): string {
  return format(bundles[settings.language], key, values) ?? key;
}

export function has(key: string): boolean {
  return bundles[settings.language].hasMessage(key);
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
