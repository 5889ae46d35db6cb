// A person's first games: which tables they are, and what has been told already.
import { settings } from '../lib/settings.svelte';

const KEY = 'ennead.first';
const GAMES = 3;

interface Kept {
  tables: string[];
  told: string[];
}

function load(): Kept {
  try {
    const { tables, told } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { tables: Array.isArray(tables) ? tables : [], told: Array.isArray(told) ? told : [] };
  } catch {
    return { tables: [], told: [] };
  }
}

const kept = load();

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

/** Whether this table is one of the first the person plays at. */
export function isFirst(table: string): boolean {
  if (!settings.firstGames) return false;
  if (kept.tables.includes(table)) return true;
  if (kept.tables.length >= GAMES) return false;
  kept.tables.push(table);
  store();
  return true;
}

export const isTold = (what: string): boolean => kept.told.includes(what);

export function tell(what: string): void {
  if (isTold(what)) return;
  kept.told.push(what);
  store();
}
