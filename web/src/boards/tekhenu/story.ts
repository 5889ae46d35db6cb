// What happened without the viewer's doing, told in steps: Botankhamun's turn, a Maat phase, a scoring, the end.
import type { GameEvent } from '../../generated/tekhenu';

export interface Step {
  id: string;
  idle?: boolean;
  events: GameEvent[];
  /** What the step is about: a key of the board's words, and the rule behind it. */
  head: string;
  rule: string;
}

/** The first event of a step of Botankhamun's turn, its heading and its rule. */
const BOT: Partial<Record<GameEvent['event'], [head: string, rule: string]>> = {
  deben_thrown: ['step-deben', 'TK-BOT-16'],
  bot_token: ['step-token', 'TK-BOT-15'],
  bot_no_die_at: ['step-no-die', 'TK-BOT-25'],
  bot_no_die_of: ['step-no-die', 'TK-BOT-28'],
  bot_die: ['step-die', 'TK-BOT-23'],
  action: ['step-action', 'TK-BOT-17'],
  population: ['step-markers', 'TK-BOT-40'],
  happiness: ['step-markers', 'TK-BOT-40'],
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
    const head = heads[event.event];
    const last = steps.at(-1);
    if (head && (head[0] !== last?.head || event.event === 'scored')) {
      steps.push({ id: String(steps.length), events: [...ahead, event], head: head[0], rule: head[1] });
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
