// What an offering or a scoring brought, in chapters: told step by step once it is decided.
import type { GameEvent } from '../../generated/amun-re';
import type { RevealStep } from '../../kit/reveal.svelte';

export interface Chapter extends RevealStep {
  of: 'offering' | 'scoring';
  /** A source of points, in a scoring; else what the chapter is about. */
  source?: string;
  events: GameEvent[];
}

const OFFERING: [chapter: string, events: GameEvent['event'][]][] = [
  ['offerings', ['offered', 'thief']],
  ['total', ['total', 'changed_total']],
  ['tile', ['active_tile']],
  ['rewards', ['stole', 'rewards']],
  ['first', ['marker']],
];

/** Nothing, unless offerings were shown or points were scored. */
export function storyOf(events: GameEvent[]): Chapter[] {
  const scoring = scoringOf(events);
  return scoring.length ? scoring : offeringOf(events);
}

function offeringOf(events: GameEvent[]): Chapter[] {
  if (!events.some(({ event }) => event === 'active_tile' || event === 'total')) return [];
  return OFFERING.flatMap(([id, kinds]): Chapter[] => {
    const told = events.filter(({ event }) => kinds.includes(event));
    return told.length ? [{ id, of: 'offering', events: told }] : [];
  });
}

function scoringOf(events: GameEvent[]): Chapter[] {
  if (!events.some(({ event }) => event === 'scored' || event === 'winner')) return [];
  const found = new Map<string, Chapter>();
  const add = (id: string, event: GameEvent, source?: string): void => {
    const chapter = found.get(id) ?? { id, of: 'scoring', source, events: [] };
    chapter.events.push(event);
    found.set(id, chapter);
  };
  for (const event of events) {
    if (event.event === 'scored' && event.source) add(event.source, event, event.source);
    else if (event.event === 'scored_card') add('yellow', event, 'yellow');
    else if (event.event === 'final_gold') add('final_gold', event, 'final_gold');
    else if (event.event === 'winner') add('winner', event);
  }
  return [...found.values()];
}
