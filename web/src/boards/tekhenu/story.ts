// What happened without the viewer's doing, told in steps: Botankhamun's turn, a Maat phase, a scoring, the end.
import type { GameEvent, God, Source, Token } from '../../generated/tekhenu';
import type { SeatId } from '../types';

export interface Step {
  id: string;
  idle?: boolean;
  events: GameEvent[];
  /** What the step is about: a key of the board's words, and the rule behind it. */
  head: string;
  rule: string;
  /** Where the points of a scoring's step come from. */
  source?: Source;
}

/** The first event of a step of Botankhamun's turn, its heading and its rule. */
const BOT: Partial<Record<GameEvent['event'], [head: string, rule: string]>> = {
  deben_thrown: ['step-deben', 'TK-BOT-16'],
  bot_token: ['step-token', 'TK-BOT-15'],
  bot_no_die_at: ['step-no-die', 'TK-BOT-25'],
  bot_no_die_of: ['step-no-die', 'TK-BOT-28'],
  bot_die: ['step-die', 'TK-BOT-23'],
  action: ['step-action', 'TK-BOT-17'],
  population: ['step-markers', 'TK-BOT-20'],
  happiness: ['step-markers', 'TK-BOT-20'],
  horus_bonus: ['step-bonus', 'TK-BOT-34'],
};

const MAAT: Partial<Record<GameEvent['event'], [head: string, rule: string]>> = {
  rotated: ['step-rotated', 'TK-ROT-01'],
  maat: ['step-maat', 'TK-MAA-01'],
  balance: ['step-balance', 'TK-MAA-05'],
  turn_order: ['step-order', 'TK-MAA-07'],
  scoring: ['step-scoring', 'TK-SCO-01'],
  district_won: ['step-districts', 'TK-SCO-02'],
  scored: ['step-scored', 'TK-SCO-06'],
  upkeep: ['step-upkeep', 'TK-SCO-12'],
  cleared: ['step-cleared', 'TK-MAA-11'],
  final_scoring: ['step-final', 'TK-FIN-01'],
  law_scored: ['step-law', 'TK-FIN-02'],
  winner: ['step-winner', 'TK-FIN-09'],
};

/** The rule of a god's action, when Botankhamun performs it. */
const OF_GOD: Record<God, string> = {
  horus: 'TK-BOT-30',
  ra: 'TK-BOT-35',
  hathor: 'TK-BOT-39',
  bastet: 'TK-BOT-40',
  thoth: 'TK-BOT-43',
  osiris: 'TK-BOT-46',
};

/** Tokens that name resources, not a god. */
const OF_RESOURCES = new Set<Token | null>(['a07', 'a08', 'a09', 'a10']);

/** The rule of this event in particular, else the usual one of its step. */
function ruleOf(event: GameEvent, events: GameEvent[], usual: string): string {
  if (event.event === 'action' && event.god) return OF_GOD[event.god];
  if (event.event === 'scored' && event.source) return OF_SOURCE[event.source] ?? usual;
  if (event.event === 'bot_token' && event.from !== null) return 'TK-BOT-16';
  const coloured = events.some((each) => each.event === 'bot_token' && OF_RESOURCES.has(each.token));
  return event.event === 'bot_die' && coloured ? 'TK-BOT-26' : usual;
}

/** The rule of what a scoring counts. */
const OF_SOURCE: Partial<Record<Source, string>> = {
  statues: 'TK-SCO-08',
  happiness: 'TK-SCO-09',
  production: 'TK-SCO-10',
  building_row: 'TK-SCO-11',
  turn_order: 'TK-FIN-07',
  bot_cards: 'TK-BOT-57',
  bot_scribes: 'TK-BOT-60',
};

/** Dice that were passed over belong to the choice that follows them. */
const AHEAD = new Set<GameEvent['event']>(['bot_die_failed']);

function chapters(events: GameEvent[], heads: typeof BOT): Step[] {
  const steps: Step[] = [];
  let ahead: GameEvent[] = [];
  for (const event of events) {
    if (AHEAD.has(event.event)) {
      ahead.push(event);
      continue;
    }
    const last = steps.at(-1);
    // Points of a district are told with who holds it.
    const counted = event.event === 'scored' && event.source !== 'districts' ? event.source : null;
    const head = event.event === 'scored' && !counted ? undefined : heads[event.event];
    if (head && (head[0] !== last?.head || (counted && counted !== last.source))) {
      steps.push({
        id: String(steps.length),
        events: [...ahead, event],
        head: head[0],
        rule: ruleOf(event, events, head[1]),
        ...(counted ? { source: counted } : {}),
      });
      ahead = [];
    } else last?.events.push(...ahead.splice(0), event);
  }
  return steps;
}

/** Steps of the story these events tell; none, when they are an ordinary turn. */
export function story(events: GameEvent[], bot: string | null): Step[] {
  const begin = events.findIndex((event) => event.event === 'turn' && event.seat === bot);
  const end = begin < 0 ? -1 : events.findIndex((event, n) => n > begin && event.event === 'turn_end');
  const turn = begin < 0 ? [] : chapters(events.slice(begin, end < 0 ? undefined : end), BOT);
  const rest = events.some(
    (event) =>
      event.event === 'maat' ||
      event.event === 'scoring' ||
      event.event === 'final_scoring' ||
      event.event === 'winner',
  )
    ? events.slice(Math.max(0, end))
    : [];
  const merged = [...turn, ...chapters(rest, MAAT)];
  return merged.map((step, n) => ({ ...step, id: String(n) }));
}

/** Where on the board a step happens, as targets are called. */
export function placesOf(step: Step | undefined): string[] {
  return (step?.events ?? []).flatMap((event) => {
    if ('cell' in event && event.cell) return [`cell-${event.cell}`];
    if ('slot' in event && event.slot) return [`slot-${event.slot}`];
    if ('people_slot' in event && event.people_slot) return [`people_slot-${event.people_slot}`];
    if ('section' in event && event.section) return [`section-${event.section}`];
    if (event.event === 'bot_district' || event.event === 'osiris_building')
      return event.district ? [`osiris_slot-${event.district}-${event.row}`] : [];
    return [];
  });
}

/** The god whose sector a step is about. */
export function godOf(step: Step | undefined): God | null {
  for (const event of step?.events.toReversed() ?? []) if ('god' in event && event.god) return event.god;
  return null;
}

/** Points of a building at the temple: pillars of the line, points for each. */
export function sumOf(event: GameEvent, step: Step): { pillars: number; each: number; points: number } | null {
  const gained = step.events.find((each) => each.event === 'vp');
  if (event.event !== 'bot_slot' || !event.pillars || gained?.event !== 'vp') return null;
  return { pillars: event.pillars, each: gained.points / event.pillars, points: gained.points };
}

/** What a line of a scoring is about: who, and the points; the district that brings them is told before. */
export function pointsOf(event: GameEvent, step: Step): { seat: SeatId; points: number } | null {
  const n = step.events.indexOf(event);
  const scored = event.event === 'district_won' ? step.events[n + 1] : event;
  return scored?.event === 'scored' ? scored : null;
}

/** Whether the line before has said it. */
export const isTold = (event: GameEvent, step: Step): boolean =>
  event.event === 'scored' && step.events[step.events.indexOf(event) - 1]?.event === 'district_won';

/** What the story is called: a key of the board's words. */
export const titleOf = (steps: Step[]): string =>
  steps.some((step) => step.head === 'step-token') ? 'bot-turn' : 'what-happened';
