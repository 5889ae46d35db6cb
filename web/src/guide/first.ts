// A person's first games: which tables they are, and what has been told already.
import { changeSetting } from '../lib/app.svelte';
import { settings } from '../lib/settings.svelte';

const KEY = 'ennead.first';
const GAMES = 3;

function load(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(told) ? told : [];
  } catch {
    return [];
  }
}

// In this browser only: whoever sits at another one may well be told something twice.
const told = load();

/** Whether this table is one of the first the person plays at, in whichever browser. */
export function isFirst(table: string): boolean {
  if (!settings.firstGames) return false;
  if (settings.firstTables.includes(table)) return true;
  if (settings.firstTables.length >= GAMES) return false;
  changeSetting('firstTables', [...settings.firstTables, table]);
  return true;
}

export const isTold = (what: string): boolean => told.includes(what);

export function tell(what: string): void {
  if (isTold(what)) return;
  told.push(what);
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}
