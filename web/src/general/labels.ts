// Names for the fields of a view that no board of its own draws.
import type { GameWords } from '../lib/words';
import { readable } from '../lib/words';

export function fieldLabel(words: GameWords, field: string): string {
  for (const key of [`${words.factsOfGame.id}-field-${field}`, `field-${field}`]) {
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
  if (Array.isArray(value)) return value.length ? value.map((each) => valueLabel(words, field, each)).join(', ') : '–';
  const entries = Object.entries(value as Record<string, unknown>);
  const areCounts = entries.every(([, each]) => typeof each === 'number');
  const parts = entries.map(([key, each]) => (areCounts ? countLabel(words, field, key, each as number) : fieldPair(words, key, each)));
  return parts.length ? parts.join(', ') : '–';
}

/** An entry of a record of counts: "Архитектор ×2". */
function countLabel(words: GameWords, field: string, key: string, count: number): string {
  const named = words.keyOf(key, field);
  if (SEAT.test(key)) return `${words.name('seat', key)}: ${count}`;
  if (!named) return `${fieldLabel(words, key)}: ${count}`;
  return count === 1 ? words.say(named) : `${words.say(named)} ×${count}`;
}

/** An entry of a small record of fields: "Золото 6"; a named thing needs no field in front of it. */
function fieldPair(words: GameWords, key: string, value: unknown): string {
  const text = valueLabel(words, key, value);
  return typeof value === 'string' && words.keyOf(value, key) ? text : `${fieldLabel(words, key)} ${text}`;
}

export function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** A record of records, drawn as a table: rows by name, columns by field. */
export function isTable(value: unknown): value is Record<string, Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const rows = Object.values(value);
  return rows.length > 0 && rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
}
