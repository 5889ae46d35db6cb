// What a game has declared about its views: which record stands where, and what each field is.
import type { Catalogue, Mark, Member, SeatId, View } from '../boards/types';

export function viewMembers(catalogue: Catalogue): Member[] {
  return Object.values(catalogue.view)[0] ?? [];
}

export function membersOf(catalogue: Catalogue, record: string | null | undefined): Member[] {
  return (record && catalogue.view[record]) || [];
}

/** The fields of a view or a record by their names. */
export function fieldsOf(record: object | undefined): Record<string, unknown> {
  return { ...record };
}

export function isMarked(member: Member, mark: Mark): boolean {
  return member.marks.includes(mark);
}

/** The record of the view itself. */
export function viewRecord(catalogue: Catalogue): string {
  return Object.keys(catalogue.view)[0] ?? '';
}

/** The record of a seat's row. */
export function seatRecord(catalogue: Catalogue): string {
  return viewMembers(catalogue).find((member) => member.name === 'seats')?.type.of?.record ?? '';
}

/** The field of the seat's points, the big number of its panel. */
export function scoreMember(catalogue: Catalogue): Member | undefined {
  return membersOf(catalogue, seatRecord(catalogue)).find((member) => isMarked(member, 'score'));
}

/** The seat's points; undefined where the game has none. */
export function scoreOf(catalogue: Catalogue, view: View, seat: SeatId): number | undefined {
  const field = scoreMember(catalogue);
  const row = fieldsOf(view.seats.find((each) => each.seat === seat));
  const score = field && row[field.name];
  return typeof score === 'number' ? score : undefined;
}
