// Which pieces go from where to where, for each event; places are named by `data-place` anywhere on the page.
import type { Colour, GameEvent, God, Good, TakenAs, Tile } from '../../generated/tekhenu';
import type { Move } from '../../kit/motion.svelte';
import type { SeatId } from '../types';
import { goodOf } from './abilities';

export type Piece =
  | { kind: 'die'; colour: Colour; face: number }
  | { kind: 'good'; good: Good; count: number }
  | { kind: 'points'; points: number }
  | { kind: 'building' | 'pillar' | 'statue' | 'disc'; seat: SeatId }
  | { kind: 'tile'; tile: Tile }
  | { kind: 'card'; card: string };

const panel = (seat: SeatId): string => `seat-${seat}`;
const counter = (seat: SeatId, good: Good): string => `good-${seat}-${good}`;
const pan = (seat: SeatId, as: TakenAs | null): string =>
  as === 'pure' || as === 'tainted' ? `pan-${seat}-${as}` : panel(seat);
/** Where a die lies at the wheel; named by what it is, for events know no places. */
export const dieAt = (god: God | null, colour: Colour, face: number): string => `wheel-${god ?? ''}-${colour}-${face}`;

/** What a payment is made of: `bread2-gold1`. */
export function partsOf(payment: string): { good: Good; count: number }[] {
  return payment.split('-').flatMap((part) => {
    const good = goodOf(part.replace(/\d+$/, ''));
    return good ? [{ good, count: Number(/\d+$/.exec(part)?.[0] ?? 1) }] : [];
  });
}

const LONG = 600;
const SHORT = 360;

function build(piece: Piece, seat: SeatId, to: string): Move<Piece>[] {
  return [{ piece, from: panel(seat), to, arriving: to, length: LONG }];
}

export function moves(event: GameEvent): Move<Piece>[] {
  switch (event.event) {
    case 'took_die': {
      if (!event.colour) return [];
      const piece: Piece = { kind: 'die', colour: event.colour, face: event.face };
      return [{ piece, from: `sector-${event.god}`, to: pan(event.seat, event.taken_as), length: LONG }];
    }
    case 'die_added': {
      if (!event.colour) return [];
      const to = dieAt(event.god, event.colour, event.face);
      const piece: Piece = { kind: 'die', colour: event.colour, face: event.face };
      return [{ piece, from: 'bag', to, arriving: to, length: SHORT }];
    }
    case 'gained': {
      if (!event.good) return [];
      const piece: Piece = { kind: 'good', good: event.good, count: event.count };
      return [{ piece, from: 'wheel', to: counter(event.seat, event.good), length: SHORT }];
    }
    case 'paid':
      return partsOf(event.payment ?? '').map(({ good, count }) => ({
        piece: { kind: 'good', good, count },
        from: counter(event.seat, good),
        to: 'wheel',
        length: SHORT,
      }));
    case 'excess':
      if (!event.resource) return [];
      return [
        {
          piece: { kind: 'good', good: event.resource, count: event.count },
          from: 'wheel',
          to: pan(event.seat, 'tainted'),
          length: SHORT,
        },
      ];
    case 'faith_laid':
      return [
        {
          piece: { kind: 'good', good: 'faith', count: event.count },
          from: counter(event.seat, 'faith'),
          to: pan(event.seat, event.pan === 'left' ? 'pure' : 'tainted'),
          length: SHORT,
        },
      ];
    case 'vp':
    case 'scored':
      return [{ piece: { kind: 'points', points: event.points }, from: 'wheel', to: panel(event.seat), length: 420 }];
    case 'lost_vp':
      return [{ piece: { kind: 'points', points: -event.points }, from: panel(event.seat), to: 'wheel', length: 420 }];
    case 'temple_building':
      return build({ kind: 'building', seat: event.seat }, event.seat, `slot-${event.slot}`);
    case 'osiris_building':
      return build({ kind: 'building', seat: event.seat }, event.seat, `osiris_slot-${event.district}-${event.row}`);
    case 'tile_placed': {
      if (!event.tile) return [];
      const to = `cell-${event.cell}`;
      return [
        {
          piece: { kind: 'tile', tile: event.tile },
          from: `display-${event.display}`,
          to,
          arriving: `tile-${event.cell}`,
          length: LONG,
        },
      ];
    }
    case 'tile_shown':
      if (!event.tile) return [];
      return [
        { piece: { kind: 'tile', tile: event.tile }, from: 'tiles', to: `display-${event.display}`, length: SHORT },
      ];
    case 'pillar':
      return build({ kind: 'pillar', seat: event.seat }, event.seat, `cell-${event.cell}`);
    case 'god_statue':
      return build({ kind: 'statue', seat: event.seat }, event.seat, `statue-${event.god}-${event.room}`);
    case 'people_statue':
      return build({ kind: 'statue', seat: event.seat }, event.seat, `people_slot-${event.people_slot}`);
    case 'horus_bonus':
      return [
        { piece: { kind: 'disc', seat: event.seat }, from: `bonus-${event.god}`, to: panel(event.seat), length: 420 },
      ];
    case 'took_card':
      if (!event.card) return [];
      return [
        {
          piece: { kind: 'card', card: event.card },
          from: `section-${event.section}`,
          to: panel(event.seat),
          length: LONG,
        },
      ];
    case 'market_card':
      if (!event.card) return [];
      return [
        {
          piece: { kind: 'card', card: event.card },
          from: 'decks',
          to: `card-${event.card}`,
          arriving: `card-${event.card}`,
          length: SHORT,
        },
      ];
    case 'discarded':
      if (!event.card) return [];
      return [
        { piece: { kind: 'card', card: event.card }, from: `section-${event.section}`, to: 'decks', length: SHORT },
      ];
    case 'played':
      if (!event.card) return [];
      return [{ piece: { kind: 'card', card: event.card }, from: panel(event.seat), to: 'decks', length: LONG }];
    case 'balance':
      return [{ piece: { kind: 'disc', seat: event.seat }, from: panel(event.seat), to: `maat-${event.seat}` }];
    default:
      return [];
  }
}
