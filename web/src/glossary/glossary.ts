// Finding things in a glossary: by words, kind, moment, and who has them.
import type { Glossary, Spot, Thing } from '../generated/messages';
import { fold } from '../guide/guide';

/** Spots by thing, as a seat may know them; none away from a table. */
export type Spots = Record<string, Spot[]> | null;

export interface Wish {
  typed: string;
  /** Empty: all. */
  kind: string;
  when: string;
  /** A seat, or `LEFT`: what somebody can still get. */
  who: string;
}

export const ALL: Wish = { typed: '', kind: '', when: '', who: '' };
export const LEFT = 'left';

const textOf = (thing: Thing): string =>
  fold(
    [thing.name, thing.text, ...thing.when, ...thing.numbers.map(({ label, value }) => `${label} ${value}`)].join(' '),
  );

export function find(glossary: Glossary, spots: Spots, { typed, kind, when, who }: Wish): Thing[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const left = (spot: Spot): boolean => glossary.to_be_had.includes(spot.place);
  const isThere = (thing: Thing): boolean =>
    (spots?.[thing.id] ?? []).some((spot) => (who === LEFT ? left(spot) : spot.seat === who && !left(spot)));
  return glossary.entries.filter(
    (thing) =>
      (!kind || thing.kind === kind) &&
      (!when || thing.when.includes(when)) &&
      (!who || isThere(thing)) &&
      wanted.every((word) => textOf(thing).includes(word)),
  );
}

/** Moments at which things of a kind work, in the order in which they come. */
export function moments(glossary: Glossary, kind: string): string[] {
  return [...new Set(glossary.entries.filter((thing) => !kind || thing.kind === kind).flatMap(({ when }) => when))];
}

/** The places of a thing, those of one place together. */
export function byPlace(spots: Spot[]): { place: string; spots: Spot[]; count: number }[] {
  const places = [...new Set(spots.map(({ place }) => place))];
  return places.map((place) => {
    const there = spots.filter((spot) => spot.place === place);
    return { place, spots: there, count: there.reduce((sum, { count }) => sum + count, 0) };
  });
}
