// Names for the fields of a view that no board of its own draws.
import type { GameWords } from '../lib/words';
import { readable } from '../lib/words';

export function fieldLabel(words: GameWords, field: string, within = ''): string {
  for (const key of [`${words.factsOfGame.id}-field-${field}`, `field-${within}-${field}`, `field-${field}`]) {
    const text = words.ui(key);
    if (text !== key) return text;
  }
  return words.has(`field-${field}`) ? words.say(`field-${field}`) : readable(field);
}

const SEAT = /^[A-E]$/;

/** A value in words: names of things, names of players, yes and no. */
export function valueLabel(words: GameWords, field: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return words.ui(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (SEAT.test(value)) return words.name('seat', value);
    const key = words.keyOf(value, field);
    return key ? words.say(key) : words.ui(`value-${value}`) === `value-${value}` ? readable(value) : words.ui(`value-${value}`);
  }
  if (Array.isArray(value)) {
    const between = value.some((each) => !isScalar(each)) ? '; ' : ', ';
    return value.length ? value.map((each) => valueLabel(words, field, each)).join(between) : '–';
  }
  const entries = Object.entries(value as Record<string, unknown>);
  const areCounts = entries.every(([, each]) => typeof each === 'number');
  const parts = areCounts
    ? entries.filter(([, count]) => count !== 0).map(([key, count]) => countLabel(words, field, key, count as number))
    : entries.filter(([, each]) => !isEmpty(each)).map(([key, each]) => fieldPair(words, field, key, each));
  return parts.length ? parts.join(', ') : '–';
}

/** An entry of a record of counts: "Архитектор ×2". */
function countLabel(words: GameWords, field: string, key: string, count: number): string {
  const named = words.keyOf(key, field);
  if (SEAT.test(key)) return `${words.name('seat', key)}: ${count}`;
  if (!named) return `${fieldLabel(words, key)}: ${count}`;
  // Points are an amount, not a number of pieces.
  if (named.startsWith('source-')) return `${words.say(named)}: ${count}`;
  return count === 1 ? words.say(named) : `${words.say(named)} ×${count}`;
}

/** An entry of a small record of fields: "Золото 6"; a named thing needs no field in front of it. */
function fieldPair(words: GameWords, field: string, key: string, value: unknown): string {
  const text = valueLabel(words, key, value);
  const isPlace = fieldLabel(words, key, field) !== fieldLabel(words, key);
  return typeof value === 'string' && words.keyOf(value, key) && !isPlace ? text : `${fieldLabel(words, key, field)} ${text}`;
}

export function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** Nothing to tell: no value, an empty list, a record of noughts. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (typeof value !== 'object') return false;
  const parts = Object.values(value);
  return parts.every((each) => each === 0 || isEmpty(each));
}

export interface Rows {
  columns: string[];
  rows: { id: string; cells: Record<string, unknown> }[];
}

/** A record or list of records, drawn as a table: a row for each, a column for each field that says something. */
export function asRows(value: unknown): Rows | null {
  if (typeof value !== 'object' || value === null) return null;
  const rows = Object.entries(value);
  if (rows.length === 0 || !rows.every(([, row]) => isRecord(row))) return null;
  const filled = rows.map(([id, cells]) => ({ id: Array.isArray(value) ? `#${Number(id) + 1}` : id, cells: cells as Record<string, unknown> }));
  const all = [...new Set(filled.flatMap((row) => Object.keys(row.cells)))];
  return { columns: all.filter((column) => filled.some((row) => !isNothing(row.cells[column]))), rows: filled };
}

export function isNothing(value: unknown): boolean {
  return value === 0 || isEmpty(value);
}

/** A record whose fields are things of their own, such as a market with its decks and piles. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
