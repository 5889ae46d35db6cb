// Words for what a game has declared of its views: fields, names, amounts.
import type { Kind, Member, Option } from '../boards/types';
import type { GameWords } from '../lib/words';
import { fieldsOf, isMarked, membersOf } from './shape';

/** The word for a field; two records may need different ones. */
export function fieldLabel(words: GameWords, record: string, field: string): string {
  const own = `field-${record}-${field}`;
  return words.say(words.has(own) ? own : `field-${field}`);
}

/** Nothing to tell: no value, nought, an empty list, a record of nothing. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0 || value === 'none') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

export function isPlain(kind: Kind): boolean {
  return kind.kind !== 'list' && kind.kind !== 'map' && kind.kind !== 'record';
}

/** Fields that are told of this record: those that have something to say and are for people. */
export function toldMembers(words: GameWords, record: string, values: Record<string, unknown>): Member[] {
  return membersOf(words.catalogue, record).filter(
    (member) => !isMarked(member, 'untold') && !isNothing(values[member.name]),
  );
}

/** A value in words: names of things and players, yes and no, amounts, and short lists of them. */
export function valueText(words: GameWords, kind: Kind, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return words.ui(value ? 'yes' : 'no');
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  if (typeof value === 'string') return kind.kind === 'name' ? words.name(kind.domain ?? '', value) : value;
  if (Array.isArray(value)) return joined(value.map((each) => valueText(words, kind.of ?? kind, each)));
  if (kind.kind === 'record') return recordText(words, kind.record ?? '', fieldsOf(value));
  const entries = Object.entries(value).filter(([, each]) => !isNothing(each));
  return joined(entries.map(([key, each]) => entryText(words, kind, key, each)));
}

/** An entry of a map: "Architect ×2", "Damanhur: Anna"; of points and players the amount. */
export function entryText(words: GameWords, map: Kind, key: string, value: unknown): string {
  const name = valueText(words, map.key ?? map, key);
  if (value === true) return name;
  const isCount = typeof value === 'number' && map.key?.domain !== 'source' && map.key?.domain !== 'seat';
  if (isCount) return value === 1 ? name : `${name} ×${value}`;
  return `${name}: ${valueText(words, map.of ?? map, value)}`;
}

/** A small record in a line: "White 2 · pure"; names stand alone, amounts bear their words. */
export function recordText(words: GameWords, record: string, values: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const member of toldMembers(words, record, values)) {
    const value = values[member.name];
    const label = fieldLabel(words, record, member.name);
    if (value === true) parts.push(label);
    else if (member.type.kind === 'name') parts.push(valueText(words, member.type, value));
    else if (isMarked(member, 'bare') && parts.length)
      parts.push(`${parts.pop()} ${valueText(words, member.type, value)}`);
    else parts.push(`${label} ${valueText(words, member.type, value)}`);
  }
  return parts.length ? parts.join(' · ') : '–';
}

function joined(parts: string[]): string {
  return parts.length ? parts.join(', ') : '–';
}

/** Things that can be chosen now, as `domain-value`. What is named together with others is no choice by itself. */
export function legalThings(words: GameWords, options: Option[]): Set<string> {
  const found = new Set<string>();
  for (const { verb, args } of options) {
    const domains = words.catalogue.verbs.find((each) => each.name === verb)?.domains ?? [];
    const named = domains.flatMap((domain, place) =>
      domain.values.every(isAmount) ? [] : [`${domain.name}-${args[place]}`],
    );
    if (named.length === 1) found.add(named[0]!);
  }
  return found;
}

function isAmount(value: string): boolean {
  return /^-?\d+$/.test(value);
}
