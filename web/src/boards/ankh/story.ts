// What a conflict brought, told in steps from the events: cards, effects, majorities, strength, the victor, the fallen,
// devotion; and the merge of gods and the end of forgotten ones.
import type { GameEvent } from '../../generated/ankh';
import type { RevealStep } from '../../kit/reveal.svelte';

export type Chapter =
  | 'conflict'
  | 'region'
  | 'cards'
  | 'effects'
  | 'plague'
  | 'majority'
  | 'strength'
  | 'victor'
  | 'fallen'
  | 'devotion'
  | 'merge'
  | 'forgotten'
  | 'end';

export interface Step extends RevealStep {
  chapter: Chapter;
  events: GameEvent[];
}

const CHAPTERS: Readonly<Partial<Record<GameEvent['event'], Chapter>>> = {
  conflict: 'conflict',
  region: 'region',
  dominated: 'region',
  doubled: 'cards',
  revealed: 'cards',
  flood: 'effects',
  built: 'effects',
  plague: 'plague',
  bid: 'plague',
  plague_survivor: 'plague',
  majority: 'majority',
  strength_parts: 'strength',
  strength: 'strength',
  tiebreaker: 'victor',
  won_battle: 'victor',
  no_winner: 'victor',
  power_followers: 'victor',
  saved: 'fallen',
  not_saved: 'fallen',
  died: 'fallen',
  captured: 'fallen',
  sun_back: 'fallen',
  lost_devotion: 'devotion',
  worshipped: 'devotion',
  gate: 'devotion',
  cards_back: 'devotion',
  merged: 'merge',
  left_game: 'merge',
  merge_followers: 'merge',
  taken_over: 'merge',
  merge_token: 'merge',
  merged_at: 'merge',
  freed: 'merge',
  forgotten: 'forgotten',
  pair_forgotten: 'forgotten',
  gate_gone: 'forgotten',
  winner: 'end',
  nobody_wins: 'end',
};
/** Without one of these there is nothing to tell. */
const WORTH: ReadonlySet<string> = new Set([
  'revealed',
  'dominated',
  'won_battle',
  'no_winner',
  'merged',
  'merge_token',
  'forgotten',
  'pair_forgotten',
  'bid',
]);

/** What a god loses when it merges or is forgotten. */
const LOSSES: ReadonlySet<string> = new Set(['left_game', 'destroyed', 'freed', 'sun_back', 'gate_gone']);
const FALLS: ReadonlySet<string> = new Set(['died', 'captured', 'sun_back']);

/** `fate`: whether gods have just merged or been forgotten. */
function chapterOf(event: GameEvent, before: Chapter | undefined, fate: Chapter | undefined): Chapter | undefined {
  if (event.event === 'gained_devotion')
    return event.source === 'majority'
      ? 'majority'
      : event.source === 'victory'
        ? 'victor'
        : event.source === 'domination'
          ? 'region'
          : 'devotion';
  // What leaves with a god does so in the step of the god; whoever falls to the plague falls in its step.
  if (fate && LOSSES.has(event.event)) return fate;
  if (before === 'plague' && FALLS.has(event.event)) return 'plague';
  if (event.event === 'destroyed') return before === undefined || before === 'conflict' ? 'conflict' : undefined;
  return CHAPTERS[event.event];
}

export function storyOf(events: readonly GameEvent[]): Step[] {
  if (!events.some((event) => WORTH.has(event.event))) return [];
  const steps: Step[] = [];
  let fate: Chapter | undefined;
  for (const event of events) {
    const last = steps.at(-1);
    const chapter = chapterOf(event, last?.chapter, fate);
    if (!chapter) continue;
    if (chapter === 'merge' || chapter === 'forgotten') fate = chapter;
    const starts = event.event === 'region';
    if (last && last.chapter === chapter && !starts) last.events.push(event);
    else steps.push({ id: `${steps.length}-${chapter}`, chapter, events: [event] });
  }
  return steps.map((step) => ({
    ...step,
    idle:
      step.chapter === 'region' &&
      step.events.length === 1 &&
      step.events[0]?.event === 'region' &&
      step.events[0].sides === 0,
  }));
}

/** The region a step is about: the last one entered before it. */
export function regionOf(steps: readonly Step[], at: number): string | null {
  for (const step of steps.slice(0, at + 1).reverse()) {
    const entered = step.events.find((event) => event.event === 'region');
    if (entered && entered.event === 'region') return entered.hex;
  }
  return null;
}
