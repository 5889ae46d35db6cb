// Which pieces go from where to where, for each event; places are named by `data-place` anywhere on the page.
import type { GameEvent, God, Good } from '../../generated/tekhenu';
import type { Move } from '../../kit/motion.svelte';
import type { SeatId } from '../types';

export type Piece =
  | { kind: 'die'; colour: 'yellow' | 'brown' | 'white' | 'black' | 'gray'; face: number }
  | { kind: 'good'; good: Good; count: number }
  | { kind: 'points'; points: number }
  | { kind: 'building' | 'pillar' | 'statue' | 'disc'; seat: SeatId }
  | { kind: 'card'; card: string };

const panel = (seat: SeatId): string => `seat-${seat}`;
const at = (god: God | null): string => `bonus-${god ?? 'ra'}`;

export function moves(event: GameEvent): Move<Piece>[] {
  switch (event.event) {
    case 'took_die':
      return event.colour
        ? [
            {
              piece: { kind: 'die', colour: event.colour, face: event.face },
              from: at(event.god),
              to: panel(event.seat),
              length: 600,
            },
          ]
        : [];
    case 'die_added':
      return event.colour
        ? [{ piece: { kind: 'die', colour: event.colour, face: event.face }, from: 'bag', to: at(event.god) }]
        : [];
    case 'gained':
      return event.good
        ? [
            {
              piece: { kind: 'good', good: event.good, count: event.count },
              from: 'wheel',
              to: panel(event.seat),
              length: 360,
            },
          ]
        : [];
    case 'vp':
    case 'scored':
      return [{ piece: { kind: 'points', points: event.points }, from: 'wheel', to: panel(event.seat), length: 420 }];
    case 'temple_building':
      return [
        {
          piece: { kind: 'building', seat: event.seat },
          from: panel(event.seat),
          to: `slot-${event.slot}`,
          length: 600,
        },
      ];
    case 'osiris_building':
      return [
        {
          piece: { kind: 'building', seat: event.seat },
          from: panel(event.seat),
          to: `osiris_slot-${event.district}-${event.row}`,
          length: 600,
        },
      ];
    case 'pillar':
      return [
        { piece: { kind: 'pillar', seat: event.seat }, from: panel(event.seat), to: `cell-${event.cell}`, length: 600 },
      ];
    case 'god_statue':
      return [
        {
          piece: { kind: 'statue', seat: event.seat },
          from: panel(event.seat),
          to: `statue-${event.god}-${event.room}`,
          length: 600,
        },
      ];
    case 'people_statue':
      return [
        {
          piece: { kind: 'statue', seat: event.seat },
          from: panel(event.seat),
          to: `people_slot-${event.people_slot}`,
          length: 600,
        },
      ];
    case 'horus_bonus':
      return [{ piece: { kind: 'disc', seat: event.seat }, from: at(event.god), to: panel(event.seat), length: 420 }];
    case 'took_card':
      return event.card
        ? [
            {
              piece: { kind: 'card', card: event.card },
              from: `section-${event.section}`,
              to: panel(event.seat),
              length: 600,
            },
          ]
        : [];
    default:
      return [];
  }
}
