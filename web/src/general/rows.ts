// Records in a table: a row for each, a column for each field that says something.
import type { Kind, Member } from '../boards/types';
import type { GameWords } from '../lib/words';
import { isNothing, toldMembers, valueText } from './labels';
import { fieldsOf, membersOf } from './shape';

export interface Row {
  /** `domain-value`, where the row is about a named thing. */
  key: string;
  name: string;
  cells: Record<string, unknown>;
}

export interface Rows {
  record: string;
  columns: Member[];
  rows: Row[];
}

/** A map to records or a list of them; null for anything else. */
export function rowsOf(words: GameWords, kind: Kind, value: unknown): Rows | null {
  if (kind.of?.kind !== 'record' || !kind.of.record || typeof value !== 'object' || value === null) return null;
  const record = kind.of.record;
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  if (entries.length === 0) return null;
  const all = entries.map(([key, cells]) => ({ key, cells: fieldsOf(cells) }));
  const naming =
    kind.kind === 'list'
      ? namingMember(
          words,
          record,
          all.map((row) => row.cells),
        )
      : undefined;
  const rows = all.map(({ key, cells }, place) => rowOf(words, kind, naming, key, cells, place));
  const told = new Set(all.flatMap((row) => toldMembers(words, record, row.cells).map((member) => member.name)));
  const columns = membersOf(words.catalogue, record).filter((member) => told.has(member.name) && member !== naming);
  return { record, columns, rows };
}

function rowOf(
  words: GameWords,
  kind: Kind,
  naming: Member | undefined,
  key: string,
  cells: Record<string, unknown>,
  place: number,
): Row {
  const named = kind.kind === 'map' ? kind.key : naming?.type;
  const value = kind.kind === 'map' ? key : naming && cells[naming.name];
  if (!named || value === undefined) return { key: '', name: String(place + 1), cells };
  return { key: `${named.domain}-${String(value)}`, name: valueText(words, named, value), cells };
}

/** The name that tells the rows of a list apart. */
function namingMember(words: GameWords, record: string, rows: Record<string, unknown>[]): Member | undefined {
  return membersOf(words.catalogue, record).find(
    (member) =>
      member.type.kind === 'name' &&
      rows.every((row) => !isNothing(row[member.name])) &&
      new Set(rows.map((row) => row[member.name])).size === rows.length,
  );
}
