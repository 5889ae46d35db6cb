// What a seat is called. A bot that nobody lent a seat to bears the name of its mark, in the reader's language.
import type { Catalogue, Language, SeatId, SeatInfo } from '../boards/types';
import type { GameTexts, Table, TableSeat } from '../generated/messages';
import { SEAT_IDS, SEAT_LOOKS } from '../lib/seats';
import { t } from '../lib/text.svelte';
import { GameWords } from '../lib/words';

export function seatName(seat: TableSeat): string {
  if (seat.kind === 'open') return t('seat-free');
  if (seat.kind === 'bot' && !seat.user) return t(`glyph-${SEAT_LOOKS[seat.seat].glyph}`);
  return seat.name ?? seat.seat;
}

/** The seats of a table as pages show them; `waiting` are those that have to decide. */
export function seatInfos(table: Table | null, waiting: readonly SeatId[]): SeatInfo[] {
  return (table?.seats ?? []).map((seat) => ({
    seat: seat.seat,
    name: seatName(seat),
    ...SEAT_LOOKS[seat.seat],
    kind: seat.kind,
    mine: seat.mine,
    away: seat.away,
    active: waiting.includes(seat.seat),
  }));
}

/** The words of the game at a table, with its people's names. */
export function wordsOf(table: Table, catalogue: Catalogue, language: Language, texts: GameTexts): GameWords {
  const names = Object.fromEntries(table.seats.map((seat) => [seat.seat, seatName(seat)]));
  const words = new GameWords(language, catalogue, texts, names, (key, values) => t(key, values));
  // Who plays alone plays against the game itself: it has the next seat.
  return table.players === 1 ? words.withSeat(SEAT_IDS[1]!, words.say('bot')) : words;
}
