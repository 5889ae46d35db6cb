// What a seat is called. A bot that nobody lent a seat to bears the name of its mark, in the reader's language.
import { SEAT_LOOKS } from '../lib/seats';
import { t } from '../lib/text.svelte';
import type { TableSeat } from '../generated/messages';

export function seatName(seat: TableSeat): string {
  if (seat.kind === 'open') return t('seat-free');
  if (seat.kind === 'bot' && !seat.user) return t(`glyph-${SEAT_LOOKS[seat.seat].glyph}`);
  return seat.name ?? seat.seat;
}
