// Things of a game as short labels: lists of cards, dice, goods. Each may tell what it does.
import type { Kind, SeatId } from '../boards/types';
import type { GameWords } from '../lib/words';
import { SEAT_IDS } from '../lib/seats';
import { entryText, isNothing, isPlain, recordText, toldMembers, valueText } from './labels';
import { fieldsOf } from './shape';

export interface Chip {
  text: string;
  /** What the thing does, in a sentence or two. */
  about?: string | undefined;
  /** Whose it is. */
  seat?: SeatId | undefined;
  legal: boolean;
}

/** The value as labels; null when it is not a list of things or a map to something short. */
export function chipsOf(words: GameWords, kind: Kind, value: unknown, legal: ReadonlySet<string>): Chip[] | null {
  const of = kind.of;
  if (!of || typeof value !== 'object' || value === null) return null;
  if (kind.kind === 'list' && Array.isArray(value)) {
    if (of.kind === 'list' || of.kind === 'map') return null;
    return value.filter((each) => each !== null).map((each) => thingChip(words, of, each, legal));
  }
  const isShort =
    isPlain(of) || (of.kind === 'record' && Object.values(value).every((each) => isLine(words, of, each)));
  if (kind.kind !== 'map' || !kind.key || !isShort) return null;
  return Object.entries(value)
    .filter(([, each]) => !isNothing(each))
    .map(([key, each]) => entryChip(words, kind, key, each, legal));
}

/** A record that a short line tells in full. */
function isLine(words: GameWords, kind: Kind, value: unknown): boolean {
  const values = fieldsOf(value as object);
  const told = toldMembers(words, kind.record ?? '', values);
  return told.length <= 2 && told.every((member) => isPlain(member.type));
}

function entryChip(words: GameWords, map: Kind, key: string, value: unknown, legal: ReadonlySet<string>): Chip {
  const thing = thingChip(words, map.key!, key, legal);
  const owner = seatIn(words, map.of!, value);
  if (owner && map.of!.kind === 'name') return { ...thing, seat: owner };
  return { ...thing, text: entryText(words, map, key, value), seat: owner ?? thing.seat };
}

function thingChip(words: GameWords, kind: Kind, value: unknown, legal: ReadonlySet<string>): Chip {
  if (kind.kind === 'record') {
    const values = fieldsOf(value as object);
    const named = toldMembers(words, kind.record ?? '', values).find(
      (member) => member.type.kind === 'name' && member.type.domain !== 'seat',
    );
    const key = named && `${named.type.domain}-${String(values[named.name])}`;
    return {
      text: recordText(words, kind.record ?? '', values),
      about: key && words.about(key),
      seat: seatIn(words, kind, value),
      legal: key !== undefined && legal.has(key),
    };
  }
  const key = `${kind.domain}-${String(value)}`;
  return {
    text: valueText(words, kind, value),
    about: kind.kind === 'name' ? words.about(key) : undefined,
    seat: seatIn(words, kind, value),
    legal: legal.has(key),
  };
}

/** The seat a name or a record is about. */
function seatIn(words: GameWords, kind: Kind, value: unknown): SeatId | undefined {
  if (kind.kind === 'name' && kind.domain === 'seat') return SEAT_IDS.find((seat) => seat === value);
  if (kind.kind !== 'record') return undefined;
  const values = fieldsOf(value as object);
  const owner = toldMembers(words, kind.record ?? '', values).find((member) => member.type.domain === 'seat');
  return owner && seatIn(words, owner.type, values[owner.name]);
}
