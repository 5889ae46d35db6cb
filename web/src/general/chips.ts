// Things of a game as short labels: lists of cards, dice, goods. Each may tell what it does.
import type { SeatId } from '../boards/types';
import type { GameWords } from '../lib/words';
import { printedOn } from './printed';
import { countLabel, fieldLabel, isEmpty, isRecord, isScalar, valueLabel } from './labels';

export interface Chip {
  text: string;
  /** What the thing does, in a sentence or two. */
  about?: string | undefined;
  /** What it costs, where that is printed on it. */
  cost?: number | undefined;
  /** The colour that many of its kind are sorted by. */
  colour?: string | undefined;
  /** Whose it is. */
  seat?: SeatId | undefined;
  legal: boolean;
}

// Numbers that need no name beside the thing they belong to: the face of a die.
const BARE = new Set(['face', 'value', 'amount']);
const SEAT = /^[A-E]$/;
const MANY = 12;

/** The value as labels; null when it is not a list or a record of counts. */
export function chipsOf(words: GameWords, field: string, value: unknown, legal: Set<string>): Chip[] | null {
  if (Array.isArray(value)) {
    const known = value.filter((each) => each !== null);
    if (known.some(Array.isArray)) return null;
    return known.map((each) => (isRecord(each) ? recordChip(words, '', each) : thingChip(words, field, String(each), legal)));
  }
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).filter(([, each]) => each !== 0 && !isEmpty(each));
  if (entries.every(([, each]) => typeof each === 'number')) {
    return entries.map(([key, count]) => ({ ...thingChip(words, field, key, legal), text: countLabel(words, field, key, count as number), seat: undefined }));
  }
  // Things by place, such as buildings on their plots: "Row 1: owner".
  if (entries.every(([, each]) => typeof each === 'string')) {
    return entries.map(([key, each]) => placedChip(words, field, key, { [field]: each }, legal));
  }
  return null;
}

/** Rows of a table that is long and narrow, as labels: "A1: warrior". */
export function placedChip(words: GameWords, field: string, place: string, cells: Record<string, unknown>, legal: Set<string>): Chip {
  const chip = recordChip(words, field, cells);
  const name = words.keyOf(place, field) ? valueLabel(words, field, place) : fieldLabel(words, place, field);
  return { ...chip, text: chip.text ? `${name}: ${chip.text}` : name, legal: legal.has(place) };
}

/** One thing of a list in short words: a card's name, "White 2 · Pure". */
export function thingText(words: GameWords, field: string, thing: unknown): string {
  return isRecord(thing) ? recordChip(words, '', thing).text : valueLabel(words, field, thing);
}

/** Many things of several colours are shown colour by colour. */
export function byColour(chips: Chip[]): Map<string, Chip[]> | null {
  if (chips.length < MANY || chips.some((chip) => !chip.colour)) return null;
  const groups = new Map<string, Chip[]>();
  for (const chip of chips) groups.set(chip.colour!, [...(groups.get(chip.colour!) ?? []), chip]);
  return groups;
}

function thingChip(words: GameWords, field: string, value: string, legal: Set<string>): Chip {
  const key = words.keyOf(value, field);
  return {
    text: valueLabel(words, field, /^-?\d+$/.test(value) ? Number(value) : value),
    about: key ? words.about(key) : undefined,
    seat: SEAT.test(value) ? (value as SeatId) : undefined,
    legal: legal.has(value),
    ...printedOn(words.factsOfGame, value),
  };
}

function recordChip(words: GameWords, field: string, record: Record<string, unknown>): Chip {
  const parts: string[] = [];
  let seat: SeatId | undefined;
  let about: string | undefined;
  for (const [key, value] of Object.entries(record)) {
    if (isEmpty(value)) continue;
    if (typeof value === 'string' && SEAT.test(value) && !seat) seat = value as SeatId;
    else if (typeof value === 'number' && BARE.has(key) && parts.length) parts.push(`${parts.pop()} ${value}`);
    else if (typeof value === 'string') {
      parts.push(valueLabel(words, key, value));
      about ??= aboutOf(words, key, value);
    } else if (value === true) parts.push(fieldLabel(words, key, field));
    else if (isScalar(value)) parts.push(`${fieldLabel(words, key, field)} ${valueLabel(words, key, value)}`);
    else parts.push(`${fieldLabel(words, key, field)}: ${valueLabel(words, key, value)}`);
  }
  return { text: parts.join(' · '), about, seat, legal: false };
}

function aboutOf(words: GameWords, field: string, value: string): string | undefined {
  const key = words.keyOf(value, field);
  return key ? words.about(key) : undefined;
}
