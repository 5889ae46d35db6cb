// What moves when something happens, from where to where.
import type { GameEvent, Province } from '../../generated/amun-re';
import type { Move } from '../../kit/motion.svelte';
import type { SeatId } from '../types';

export interface Piece {
  icon: string;
  text: string;
}

const at = (province: Province | null): string => `province-${province}`;
const gold = (seat: SeatId): string => `gold-${seat}`;
const cards = (seat: SeatId): string => `cards-${seat}`;
const boat = (seat: SeatId): string => `boat-${seat}`;
const coins = (amount: number, from: string, to: string): Move<Piece>[] =>
  amount ? [{ piece: { icon: 'coin', text: String(amount) }, from, to }] : [];
const plain = (icon: string): Piece => ({ icon, text: '' });

export function movesOf(event: GameEvent): Move<Piece>[] {
  switch (event.event) {
    case 'paid':
      return [
        {
          piece: { icon: 'coin', text: String(event.gold) },
          from: gold(event.seat),
          by: [at(event.province)],
          to: 'supply',
          length: 600,
        },
      ];
    case 'instant_gold':
    case 'income':
      return coins(event.gold, at(event.province), gold(event.seat));
    case 'stole':
      return coins(event.gold, 'supply', gold(event.seat));
    case 'offered':
      return coins(event.gold, gold(event.seat), boat(event.seat));
    case 'thief':
      return [{ piece: plain('thief'), to: boat(event.seat) }];
    case 'drew':
      return [{ piece: plain('card'), from: event.province ? at(event.province) : 'deck', to: cards(event.seat) }];
    case 'sold':
      return [
        { piece: plain('card'), from: cards(event.seat), to: 'discard' },
        ...coins(event.gold, 'supply', gold(event.seat)),
      ];
    case 'architect':
    case 'free_farmer':
      return [{ piece: plain('card'), from: cards(event.seat), to: at(event.province) }];
    case 'bought_cards':
    case 'bought_farmers':
    case 'bought_stones':
      return coins(event.gold, gold(event.seat), 'supply');
    case 'farmer':
      return [{ piece: plain('farmer'), from: 'supply', to: at(event.province), arriving: `farmer-${event.province}` }];
    case 'stone':
      return [{ piece: plain('stone'), from: 'supply', to: at(event.province), arriving: `stone-${event.province}` }];
    case 'marker':
      return event.previous && event.previous !== event.seat
        ? [{ piece: plain('crown'), from: boat(event.previous), to: boat(event.seat) }]
        : [];
    case 'scored':
    case 'scored_card':
    case 'final_gold':
      return event.points
        ? [{ piece: { icon: 'sun', text: `+${event.points}` }, from: 'supply', to: `vp-${event.seat}` }]
        : [];
    default:
      return [];
  }
}
