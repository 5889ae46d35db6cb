// What an action changes, read off two views: the words of the preview for every game.
import type { View } from '../boards/types';
import type { PreviewMessage } from './protocol';

export interface Difference {
  path: string[];
  from: unknown;
  to: unknown;
}

// Fields about the flow or the viewer, not about the table.
const NOT_THE_TABLE = new Set(['decision', 'viewer', 'game', 'players']);

/** The previewed view with everything that is only an example left as it is now. */
export function settled(now: View, preview: PreviewMessage): View {
  const unsure = preview.unsure.filter(([part]) => part === 'view');
  return unsure.reduce<View>((view, [, ...path]) => restored(view, now, path) as View, preview.view);
}

function restored(to: unknown, from: unknown, [step, ...rest]: (string | number)[]): unknown {
  if (step === undefined || !isRecord(to) || !isRecord(from)) return from;
  if (Array.isArray(to) && to.length !== (from as unknown as unknown[]).length) return from;
  const copy = (Array.isArray(to) ? [...to] : { ...to }) as Record<string, unknown>;
  const part = restored(to[step], from[step], rest);
  if (part === undefined) delete copy[step];
  else copy[step] = part;
  return copy;
}

export function differences(before: View, after: View): Difference[] {
  const found: Difference[] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!NOT_THE_TABLE.has(key)) compare([key], before[key], after[key], found);
  }
  return found;
}

function compare(path: string[], from: unknown, to: unknown, found: Difference[]): void {
  if (Object.is(from, to)) return;
  if (isListOfThings(from) && isListOfThings(to)) {
    if (JSON.stringify(from) !== JSON.stringify(to)) found.push({ path, from, to });
    return;
  }
  if (isRecord(from) && isRecord(to)) {
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      compare([...path, nameOfRow(key, from[key] ?? to[key])], from[key], to[key], found);
    }
    return;
  }
  found.push({ path, from, to });
}

/** Rows of a list of seats are called by their seat, not by their place. */
function nameOfRow(key: string, row: unknown): string {
  return isRecord(row) && typeof row['seat'] === 'string' ? row['seat'] : key;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A list that is one thing, such as dice or cards; rows of seats are things of their own. */
function isListOfThings(value: unknown): value is unknown[] {
  return Array.isArray(value) && !value.some((each) => isRecord(each) && typeof each['seat'] === 'string');
}

/** What a list has more and what it has less than before; nothing of either when only its order is another. */
export function gainsAndLosses(from: unknown[], to: unknown[]): { gained: unknown[]; lost: unknown[] } {
  return { gained: without(to, from), lost: without(from, to) };
}

function without(list: unknown[], others: unknown[]): unknown[] {
  const left = others.map((each) => JSON.stringify(each));
  return list.filter((each) => {
    const place = left.indexOf(JSON.stringify(each));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
