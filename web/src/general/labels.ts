// Names for the fields of a view that no board of its own draws.
import type { Option } from '../boards/types';
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
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
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
export function countLabel(words: GameWords, field: string, key: string, count: number): string {
  if (SEAT.test(key)) return `${words.name('seat', key)}: ${count}`;
  const label = words.ui(`field-${key}`);
  const named = words.keyOf(key, field, label === `field-${key}`);
  if (!named) return `${fieldLabel(words, key, field)}: ${count}`;
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
  if (value === null || value === undefined || value === false || value === 'none') return true;
  if (typeof value !== 'object') return false;
  const parts = Object.values(value);
  return parts.every((each) => each === 0 || isEmpty(each));
}

/** Names of things that can be chosen now; a number may mean anything. */
export function legalThings(options: Option[]): Set<string> {
  return new Set(options.flatMap((option) => option.args).filter((arg) => !/^-?\d+$/.test(arg)));
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
  const cellsOf = rows.map(([, cells]) => cells as Record<string, unknown>);
  const name = Array.isArray(value) ? naming(cellsOf) : undefined;
  const filled = rows.map(([id], place) => ({ id: Array.isArray(value) ? idOf(cellsOf[place]!, name, place) : id, cells: cellsOf[place]! }));
  const all = [...new Set(cellsOf.flatMap((cells) => Object.keys(cells)))].filter((column) => column !== name);
  return { columns: all.filter((column) => filled.some((row) => !isNothing(row.cells[column]))), rows: filled };
}

/** The field that tells the rows of a list apart, names before numbers. */
function naming(rows: Record<string, unknown>[]): string | undefined {
  const fields = Object.keys(rows[0] ?? {});
  const tells = (kind: string) => (field: string) =>
    rows.every((row) => typeof row[field] === kind) && new Set(rows.map((row) => row[field])).size === rows.length;
  return fields.find(tells('string')) ?? fields.find(tells('number'));
}

function idOf(cells: Record<string, unknown>, name: string | undefined, place: number): string {
  const value = name === undefined ? place + 1 : cells[name];
  return typeof value === 'number' ? `#${value}` : String(value);
}

export function isNothing(value: unknown): boolean {
  return value === 0 || isEmpty(value);
}

/** A record whose fields are things of their own, such as a market with its decks and piles. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
