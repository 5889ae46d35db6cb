// What a game has declared about its views: which record stands where, and what each field is.
import type { Facts, Mark, Member, SeatId, View } from '../boards/types';

export function viewMembers(facts: Facts): Member[] {
  return Object.values(facts.view)[0] ?? [];
}

export function membersOf(facts: Facts, record: string | null | undefined): Member[] {
  return (record && facts.view[record]) || [];
}

/** The fields of a view or a record by their names. */
export function fieldsOf(record: object | undefined): Record<string, unknown> {
  return { ...record };
}

export function isMarked(member: Member, mark: Mark): boolean {
  return member.marks.includes(mark);
}

/** The record of the view itself. */
export function viewRecord(facts: Facts): string {
  return Object.keys(facts.view)[0] ?? '';
}

/** The record of a seat's row. */
export function seatRecord(facts: Facts): string {
  return viewMembers(facts).find((member) => member.name === 'seats')?.type.of?.record ?? '';
}

/** The field of the seat's points, the big number of its panel. */
export function scoreMember(facts: Facts): Member | undefined {
  return membersOf(facts, seatRecord(facts)).find((member) => isMarked(member, 'score'));
}

/** The seat's points; undefined where the game has none. */
export function scoreOf(facts: Facts, view: View, seat: SeatId): number | undefined {
  const field = scoreMember(facts);
  const row = fieldsOf(view.seats.find((each) => each.seat === seat));
  const score = field && row[field.name];
  return typeof score === 'number' ? score : undefined;
}
