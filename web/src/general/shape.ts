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

/** Fields of a seat's row. */
export function seatMembers(facts: Facts): Member[] {
  const seats = viewMembers(facts).find((member) => member.name === 'seats');
  return membersOf(facts, seats?.type.of?.record);
}

/** The seat's points, the big number of its panel; undefined where the game has none. */
export function scoreOf(facts: Facts, view: View, seat: SeatId): number | undefined {
  const field = seatMembers(facts).find((member) => isMarked(member, 'score'));
  const row = fieldsOf(view.seats.find((each) => each.seat === seat));
  const score = field && row[field.name];
  return typeof score === 'number' ? score : undefined;
}
