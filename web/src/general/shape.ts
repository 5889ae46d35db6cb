// What a game has declared about its views: which record stands where, and what each field is.
import type { Facts, Mark, Member, SeatId, View } from '../boards/types';

export function viewMembers(facts: Facts): Member[] {
  return Object.values(facts.view)[0] ?? [];
}

export function membersOf(facts: Facts, record: string | undefined): Member[] {
  return (record !== undefined && facts.view[record]) || [];
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
  const row = view.seats?.find((each) => each.seat === seat);
  const score = field && row?.[field.name];
  return typeof score === 'number' ? score : undefined;
}
