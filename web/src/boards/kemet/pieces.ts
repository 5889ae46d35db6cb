// What flies over the board, and from where to where, said by events.
import type { Creature, GameEvent } from '../../generated/kemet';
import type { Move } from '../../kit/motion.svelte';
import type { SeatId } from '../types';
import type { IconId } from './art';

export type Piece =
  | { kind: 'troop'; seat: SeatId; count: number }
  | { kind: 'creature'; creature: Creature }
  | { kind: 'laurel'; seat: SeatId }
  | { kind: 'icon'; icon: IconId };

const icon = (name: IconId): Piece => ({ kind: 'icon', icon: name });

export function moves(event: GameEvent): Move<Piece>[] {
  switch (event.event) {
    case 'moved':
    case 'teleported':
    case 'transferred':
    case 'retreated':
      return [
        {
          piece: { kind: 'troop', seat: event.seat, count: event.count },
          from: `area-${event.area}`,
          to: `area-${event.to}`,
          arriving: `troop-${event.to}`,
        },
      ];
    case 'placed':
      return [
        {
          piece: { kind: 'troop', seat: event.seat, count: event.count },
          from: `supply-${event.seat}`,
          to: `area-${event.area}`,
          arriving: `troop-${event.area}`,
        },
      ];
    case 'recalled':
    case 'lost_units':
    case 'sacrificed':
    case 'over_limit':
      return [
        {
          piece: { kind: 'troop', seat: event.seat, count: event.count },
          from: `area-${event.area}`,
          to: `supply-${event.seat}`,
        },
      ];
    case 'burned':
      return event.victim
        ? [
            {
              piece: { kind: 'troop', seat: event.victim, count: 1 },
              from: `area-${event.area}`,
              to: `supply-${event.victim}`,
            },
          ]
        : [];
    case 'creature_moved':
      return event.creature
        ? [
            {
              piece: { kind: 'creature', creature: event.creature },
              from: `area-${event.area}`,
              to: `area-${event.to}`,
              arriving: `creature-${event.creature}`,
            },
          ]
        : [];
    case 'creature_placed':
      return event.creature
        ? [
            {
              piece: { kind: 'creature', creature: event.creature },
              from: `supply-${event.seat}`,
              to: `area-${event.area}`,
              arriving: `creature-${event.creature}`,
            },
          ]
        : [];
    case 'creature_home':
      return event.creature && event.area
        ? [
            {
              piece: { kind: 'creature', creature: event.creature },
              from: `area-${event.area}`,
              to: `supply-${event.seat}`,
            },
          ]
        : [];
    case 'area_fame':
      return [{ piece: { kind: 'laurel', seat: event.seat }, from: `area-${event.area}`, to: `fame-${event.seat}` }];
    case 'area_fame_lost':
      return [{ piece: { kind: 'laurel', seat: event.seat }, from: `fame-${event.seat}`, to: `area-${event.area}` }];
    case 'fame':
      return [{ piece: icon('lasting'), from: 'battle', to: `fame-${event.seat}` }];
    case 'gained_pp':
      return event.pp ? [{ piece: icon('pp'), to: `pp-${event.seat}` }] : [];
    case 'bought_tile':
    case 'took_tile':
      return [{ piece: icon('coins'), from: `tile-${event.tile}`, to: `tiles-${event.seat}` }];
    case 'token':
      return [{ piece: icon('gold'), from: `tokens-${event.seat}`, to: `space-${event.space}` }];
    case 'silver':
      return [{ piece: icon('silver'), from: `tokens-${event.seat}`, to: `space-${event.space}` }];
    case 'drew':
      return [{ piece: icon('card'), to: `cards-${event.seat}` }];
    case 'played_card':
      return [{ piece: icon('card'), from: `cards-${event.seat}` }];
    case 'veterans':
      return [{ piece: icon('vet'), to: `supply-${event.seat}` }];
    default:
      return [];
  }
}
