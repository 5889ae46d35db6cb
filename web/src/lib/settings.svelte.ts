// What a person has chosen for this browser; also kept with the account, so that it follows them.
import type { Language } from '../boards/types';

export type Theme = 'auto' | 'light' | 'dark';
export type Confirm = 'always' | 'irreversible' | 'never';

export interface Settings {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  motion: boolean;
  sound: boolean;
  /** Of sounds, from 0 to 100. */
  volume: number;
  /** Whether a lone choice answers itself. */
  lone: boolean;
  textMode: boolean;
  /** Whether one is told in one's first games what is new. */
  firstGames: boolean;
  /** The tables of those first games. */
  firstTables: string[];
  /** Which bot one likes to play against; empty for the usual one. */
  opponent: string;
}

const KEY = 'ennead.settings';

export const settings: Settings = $state(load());

function load(): Settings {
  const defaults: Settings = {
    language: navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en',
    theme: 'auto',
    confirm: 'irreversible',
    motion: true,
    sound: false,
    volume: 60,
    lone: true,
    textMode: false,
    firstGames: true,
    firstTables: [],
    opponent: '',
  };
  try {
    return { ...defaults, ...known(JSON.parse(localStorage.getItem(KEY) ?? '{}')) };
  } catch {
    return defaults;
  }
}

/** Only fields we know, with values we know: storage and server may hold those of another version. */
function known(stored: unknown): Partial<Settings> {
  const from = (stored ?? {}) as Record<string, unknown>;
  const found: Partial<Settings> = {};
  if (from.language === 'en' || from.language === 'ru') found.language = from.language;
  if (from.theme === 'auto' || from.theme === 'light' || from.theme === 'dark') found.theme = from.theme;
  if (from.confirm === 'always' || from.confirm === 'irreversible' || from.confirm === 'never') {
    found.confirm = from.confirm;
  }
  if (typeof from.opponent === 'string') found.opponent = from.opponent;
  if (typeof from.volume === 'number' && from.volume >= 0 && from.volume <= 100) found.volume = from.volume;
  if (Array.isArray(from.firstTables)) found.firstTables = from.firstTables.filter((each) => typeof each === 'string');
  for (const flag of ['motion', 'sound', 'lone', 'textMode', 'firstGames'] as const) {
    const value = from[flag];
    if (typeof value === 'boolean') found[flag] = value;
  }
  return found;
}

export function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export function adopt(stored: unknown): void {
  Object.assign(settings, known(stored));
  store();
}

const darkWanted = matchMedia('(prefers-color-scheme: dark)');
const stillWanted = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: darkWanted.matches, still: stillWanted.matches });
darkWanted.addEventListener('change', (event) => (system.dark = event.matches));
stillWanted.addEventListener('change', (event) => (system.still = event.matches));

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && system.dark);
}

export function hasMotion(): boolean {
  return settings.motion && !system.still;
}
