// What is told in steps, from events alone: a battle in eight, a night in nine, the end of the game by sources of fame.
import type { Area, BattleCard, Card, GameEvent, NightStep, Origin, Source, Value } from '../../generated/kemet';
import type { RevealStep } from '../../kit/reveal.svelte';
import type { SeatId } from '../types';
import type { IconId } from './art';

export interface Line {
  origin: Origin;
  amount: number;
}

type Both<T> = Partial<Record<SeatId, T>>;

interface Told extends RevealStep {
  /** Log lines of what else happened, in the game's own words. */
  told: GameEvent[];
}

export interface BattleStep extends Told {
  of: 'battle';
  kind: 'cards' | 'strength' | 'damage' | 'protection' | 'losses' | 'winner' | 'rewards' | 'after';
  area: Area | null;
  sides: [SeatId, SeatId];
  cards?: Both<{ played?: BattleCard; added: Card[] }>;
  totals?: Both<number>;
  parts?: Both<Line[]>;
  winner?: SeatId;
}

/** What each player gets or gives, by sign: prayer points, divine cards, lasting fame, units. */
export type Tally = Both<Partial<Record<'pp' | 'card' | 'lasting' | 'unit', number>>>;

export interface NightTold extends Told {
  of: 'night';
  kind: NightStep;
  tally: Tally;
  /** Divine cards the viewer drew. */
  drawn: Card[];
  /** The turn order of the next day, as far as it is chosen: by place. */
  order: (SeatId | undefined)[];
  /** Everybody has all tokens again. */
  tokens: boolean;
}

export interface EndStep extends Told {
  of: 'end';
  kind: Source | 'champion';
  winner: SeatId;
}

export type Step = BattleStep | NightTold | EndStep;
export type TallySign = IconId & keyof NonNullable<Tally[SeatId]>;

const REWARDS = new Set(['fame', 'veterans', 'gained_pp', 'area_fame', 'area_fame_lost']);
const AFTER = new Set(['recalled', 'retreated', 'stayed', 'creature_home', 'cards_laid', 'cards_back', 'over_limit']);

export const NIGHT: readonly NightStep[] = [
  'offering',
  'delta_temple',
  'temples',
  'worship',
  'prayers',
  'divine_intervention',
  'recruits',
  'awakening',
  'destiny',
];
const SOURCES: readonly Source[] = ['battle', 'divine', 'temple', 'pyramid'];

function battle(events: GameEvent[]): BattleStep[] {
  const clash = events.find((event) => event.event === 'clash');
  if (!clash || !clash.defender) return [];
  const { area } = clash;
  const sides: [SeatId, SeatId] = [clash.seat, clash.defender];
  const cards: BattleStep['cards'] = {};
  const totals = new Map<Value, Both<number>>();
  const parts = new Map<Value, Both<Line[]>>();
  for (const event of events) {
    if (event.event === 'revealed' && event.battle_card)
      cards[event.seat] = { played: event.battle_card, added: cards[event.seat]?.added ?? [] };
    if (event.event === 'committed' && event.card)
      cards[event.seat] = { ...cards[event.seat], added: [...(cards[event.seat]?.added ?? []), event.card] };
    if (event.event === 'battle_total' && event.value)
      totals.set(event.value, { ...totals.get(event.value), [event.seat]: event.amount });
    if (event.event === 'battle_value' && event.value && event.origin) {
      const known = parts.get(event.value) ?? {};
      const line = { origin: event.origin, amount: event.amount };
      parts.set(event.value, { ...known, [event.seat]: [...(known[event.seat] ?? []), line] });
    }
  }
  const after = events.slice(events.indexOf(clash));
  const won = after.find((event) => event.event === 'won');
  const step = (kind: BattleStep['kind'], more: Partial<BattleStep>): BattleStep => ({
    id: kind,
    of: 'battle',
    kind,
    area,
    sides,
    told: [],
    ...more,
  });
  const value = (kind: 'strength' | 'damage' | 'protection'): BattleStep => {
    const sums = totals.get(kind);
    const idle = !sums || sides.every((seat) => !sums[seat]);
    return step(kind, { totals: sums, parts: parts.get(kind), idle });
  };
  const those = (kind: 'losses' | 'rewards', fits: (event: GameEvent) => boolean): BattleStep => {
    const told = after.filter(fits);
    return step(kind, { told, idle: told.length === 0 });
  };
  return [
    step('cards', { cards }),
    value('strength'),
    value('damage'),
    value('protection'),
    those('losses', (event) => event.event === 'lost_units'),
    step('winner', { winner: won?.seat }),
    those('rewards', (event) => REWARDS.has(event.event)),
    step('after', { told: after.filter((event) => AFTER.has(event.event)) }),
  ];
}

/** The steps of the battle with what has come of retreat and recall since; undefined when nothing has. */
export function withAftermath(steps: Step[], events: GameEvent[]): Step[] | undefined {
  const last = steps[steps.length - 1];
  if (last?.of !== 'battle' || last.kind !== 'after' || events.some((event) => event.event === 'clash'))
    return undefined;
  const more = events.filter((event) => AFTER.has(event.event));
  return more.length ? [...steps.slice(0, -1), { ...last, told: [...last.told, ...more] }] : undefined;
}

function night(events: GameEvent[]): NightTold[] {
  const found = new Map(
    NIGHT.map((kind): [NightStep, NightTold] => [
      kind,
      { id: kind, of: 'night', kind, tally: {}, drawn: [], order: [], tokens: false, told: [], idle: true },
    ]),
  );
  let now: NightTold | undefined;
  for (const event of events) {
    if (event.event === 'night_step_begun' && event.night_step) now = found.get(event.night_step);
    else if (event.event === 'day') break;
    else if (now) note(now, event);
  }
  return [...found.values()];
}

function note(step: NightTold, event: GameEvent): void {
  const count = (seat: SeatId, sign: TallySign, amount: number): void => {
    const mine = step.tally[seat] ?? {};
    step.tally[seat] = { ...mine, [sign]: (mine[sign] ?? 0) + amount };
  };
  step.idle = false;
  switch (event.event) {
    case 'gained_pp':
      return count(event.seat, 'pp', event.pp);
    case 'lost_pp':
      return count(event.seat, 'pp', -event.pp);
    case 'drew':
      if (event.card) step.drawn.push(event.card);
      return count(event.seat, 'card', 1);
    case 'fame':
      return count(event.seat, 'lasting', event.count);
    case 'sacrificed':
      return count(event.seat, 'unit', -event.count);
    case 'placed':
      return count(event.seat, 'unit', event.count);
    case 'slot_chosen':
    case 'random_slot':
      step.order[Number(event.slot) - 1] = event.seat;
      return;
    case 'tokens_back':
      step.tokens = true;
      return;
    default:
      step.told.push(event);
  }
}

function end(events: GameEvent[]): EndStep[] {
  const won = events.find((event) => event.event === 'winner');
  if (!won) return [];
  return [...SOURCES, 'champion' as const].map((kind) => ({
    id: `end-${kind}`,
    of: 'end',
    kind,
    winner: won.seat,
    told: kind === 'champion' ? [won] : [],
  }));
}

const isDawn = (events: GameEvent[]): boolean => events.some((event) => event.event === 'day');

/** Tells what each change of the table brought. A night takes several changes and is told at dawn. */
export class Teller {
  #night: GameEvent[] = [];
  /** Whole nights, by the change that brought the day. */
  readonly #nights = new Map<number, GameEvent[]>();
  #last = 0;

  readonly tell = (events: GameEvent[], seq: number): Step[] => {
    // An earlier change is told again: by itself, or with the night it ended.
    if (seq <= this.#last) return this.#steps(events, this.#nights.get(seq) ?? events);
    this.#last = seq;
    const falls = events.findIndex((event) => event.event === 'night');
    if (falls >= 0) this.#night = events.slice(falls);
    else if (this.#night.length) this.#night.push(...events);
    const nightly = this.#night.length ? this.#night : events;
    if (isDawn(events)) {
      this.#nights.set(seq, nightly);
      this.#night = [];
    }
    return this.#steps(events, nightly);
  };

  #steps(events: GameEvent[], nightly: GameEvent[]): Step[] {
    const isTold = isDawn(events) && nightly.some((event) => event.event === 'night_step_begun');
    return [...battle(events), ...(isTold ? night(nightly) : []), ...end(events)];
  }
}
