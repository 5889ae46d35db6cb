// What the pages of an analysis work out from it: which decisions are whose, what was large, and smoothed chances.
import type { AnalysedDecision, AnalysedDraw, Analysis } from '../generated/messages';
import type { SeatId } from '../boards/types';

/** What is looked at: a decision or a draw, by its place in the analysis; null for the whole game. */
export type Look = { decision: number } | { draw: number } | null;

/** What an address asks for. */
export interface Wanted {
  seat: SeatId | null;
  /** The number of a decision of that seat, or of a draw, as people count. */
  decision: number | null;
  draw: number | null;
  everythingKnown: boolean;
}

const SEATS = /^[A-E]$/;

export function readAddress(search: string): Wanted {
  const query = new URLSearchParams(search);
  const seat = query.get('seat') ?? '';
  const number = (name: string): number | null => {
    const found = Number(query.get(name));
    return Number.isInteger(found) && found > 0 ? found : null;
  };
  return {
    seat: SEATS.test(seat) ? (seat as SeatId) : null,
    decision: number('decision'),
    draw: number('draw'),
    everythingKnown: query.get('known') === 'all',
  };
}

export function addressOf(id: string, wanted: Wanted): string {
  const query = new URLSearchParams();
  if (wanted.seat) query.set('seat', wanted.seat);
  if (wanted.decision) query.set('decision', String(wanted.decision));
  if (wanted.draw) query.set('draw', String(wanted.draw));
  if (wanted.everythingKnown) query.set('known', 'all');
  const search = query.toString();
  return `/table/${encodeURIComponent(id)}/analysis${search ? `?${search}` : ''}`;
}

/** Places of a seat's decisions, in order. */
export function decisionsOf(analysis: Analysis, seat: SeatId): number[] {
  return analysis.decisions.flatMap((decision, place) => (decision.seat === seat ? [place] : []));
}

/** The decision of these that lies nearest to a place of the curve. */
export function nearest(places: readonly number[], wanted: number): number | undefined {
  let found: number | undefined;
  for (const place of places) {
    if (found === undefined || Math.abs(place - wanted) < Math.abs(found - wanted)) found = place;
  }
  return found;
}

/** Where a change of this number stands on the curve. */
export function placeOfMove(analysis: Analysis, move: number): number {
  const found = analysis.curve.findIndex((moment) => moment.move >= move);
  return found < 0 ? analysis.curve.length - 1 : found;
}

/** The next decision of these in a direction, from whatever is looked at. */
export function stepFrom(analysis: Analysis, places: readonly number[], look: Look, by: 1 | -1): number | undefined {
  if (look === null) return by > 0 ? places[0] : places.at(-1);
  if ('decision' in look) return places[places.indexOf(look.decision) + by];
  const here = placeOfMove(analysis, analysis.draws[look.draw]!.move);
  return by > 0 ? places.find((place) => place >= here) : places.findLast((place) => place < here);
}

/** A seat's chance at every point of the curve. Each point is what its own decider knew, so neighbours are averaged;
 *  the end is certain. */
export function chances(analysis: Analysis, seat: SeatId): number[] {
  const raw = analysis.curve.map((moment) => moment.chances[seat] ?? 0);
  const span = analysis.players;
  return raw.map((value, place) => {
    if (place === raw.length - 1 && analysis.result) return value;
    const near = raw.slice(Math.max(0, place - span), Math.min(raw.length - 1, place + span) + 1);
    return near.reduce((sum, each) => sum + each, 0) / near.length;
  });
}

export interface Shift {
  draw: AnalysedDraw;
  place: number;
  by: number;
}

/** What luck did to a seat's chance, the largest first. */
export function shifts(analysis: Analysis, seat: SeatId): Shift[] {
  return analysis.draws
    .map((draw, place) => ({ draw, place, by: (draw.after[seat] ?? 0) - (draw.before[seat] ?? 0) }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** The draw that followed a decision, if any did. */
export function luckAfter(analysis: Analysis, decision: AnalysedDecision): AnalysedDraw | undefined {
  return analysis.draws.find((draw) => draw.move === decision.move && draw.seat === decision.seat);
}

/** Points by source that make a difference worth telling, the largest first. */
export function tellable(sources: Record<string, number>, least = 0.05): [string, number][] {
  return Object.entries(sources)
    .filter(([, points]) => Math.abs(points) >= least)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}

/** At most so many moments of the curve, evenly spread, first and last among them: rows of a table. */
export function moments(analysis: Analysis, most: number): number[] {
  const last = analysis.curve.length - 1;
  const count = Math.min(most, last + 1);
  if (count < 2) return [last];
  return Array.from({ length: count }, (_, row) => Math.round((row * last) / (count - 1)));
}
