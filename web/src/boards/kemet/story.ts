// A battle as a story of eight steps, told from its events alone.
import type { Area, BattleCard, Card, GameEvent, Origin, Value } from '../../generated/kemet';
import type { RevealStep } from '../../kit/reveal.svelte';
import type { SeatId } from '../types';

export interface Line {
  origin: Origin;
  amount: number;
}

export interface Step extends RevealStep {
  kind: 'cards' | 'strength' | 'damage' | 'protection' | 'losses' | 'winner' | 'rewards' | 'after';
  area: Area | null;
  sides: [SeatId, SeatId];
  cards?: Partial<Record<SeatId, { played?: BattleCard; added: Card[] }>>;
  totals?: Partial<Record<SeatId, number>>;
  parts?: Partial<Record<SeatId, Line[]>>;
  winner?: SeatId;
  /** Log lines of what else happened, in the game's own words. */
  told?: GameEvent[];
}

const REWARDS = new Set(['fame', 'veterans', 'gained_pp', 'area_fame', 'area_fame_lost']);
const AFTER = new Set(['recalled', 'retreated', 'stayed', 'creature_home', 'cards_laid', 'cards_back', 'over_limit']);

export function storyOf(events: GameEvent[]): Step[] {
  const clash = events.find((event) => event.event === 'clash');
  if (!clash || clash.event !== 'clash' || !clash.defender) return [];
  const sides: [SeatId, SeatId] = [clash.seat, clash.defender];
  const { area } = clash;
  const cards: Step['cards'] = {};
  const totals = new Map<Value, Partial<Record<SeatId, number>>>();
  const parts = new Map<Value, Partial<Record<SeatId, Line[]>>>();
  for (const event of events) {
    if (event.event === 'revealed' && event.battle_card)
      cards[event.seat] = { ...cards[event.seat], played: event.battle_card, added: cards[event.seat]?.added ?? [] };
    if (event.event === 'committed' && event.card)
      cards[event.seat] = { ...cards[event.seat], added: [...(cards[event.seat]?.added ?? []), event.card] };
    if (event.event === 'battle_total' && event.value)
      totals.set(event.value, { ...totals.get(event.value), [event.seat]: event.amount });
    if (event.event === 'battle_value' && event.value && event.origin) {
      const known = parts.get(event.value) ?? {};
      parts.set(event.value, {
        ...known,
        [event.seat]: [...(known[event.seat] ?? []), { origin: event.origin, amount: event.amount }],
      });
    }
  }
  const from = events.indexOf(clash);
  const after = events.slice(from);
  const won = after.find((event) => event.event === 'won');
  const losses = after.filter((event) => event.event === 'lost_units');
  const rewards = after.filter((event) => REWARDS.has(event.event));
  const rest = after.filter((event) => AFTER.has(event.event));
  const value = (kind: 'strength' | 'damage' | 'protection'): Step => {
    const sums = totals.get(kind);
    return {
      id: kind,
      kind,
      area,
      sides,
      totals: sums,
      parts: parts.get(kind),
      idle: !sums || sides.every((seat) => !sums[seat]),
    };
  };
  const steps: Step[] = [
    { id: 'cards', kind: 'cards', area, sides, cards },
    value('strength'),
    value('damage'),
    value('protection'),
    { id: 'losses', kind: 'losses', area, sides, told: losses, idle: losses.length === 0 },
    { id: 'winner', kind: 'winner', area, sides, winner: won?.event === 'won' ? won.seat : undefined },
    { id: 'rewards', kind: 'rewards', area, sides, told: rewards, idle: rewards.length === 0 },
  ];
  if (rest.length) steps.push({ id: 'after', kind: 'after', area, sides, told: rest });
  return steps;
}
