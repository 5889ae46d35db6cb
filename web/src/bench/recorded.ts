// What record.py writes.
import type { ChartPoint, Facts, GameEvent, Language, Preview, Refusal, Result, View } from '../boards/types';
import type { GameTexts } from '../generated/messages';

export interface Position {
  number: number;
  choices: number;
  view: View;
  watcher: View;
  /** What the seat does next, what that looks like before it is done, and what it led to. */
  picked?: string;
  preview?: Preview;
  reasons?: Record<string, Refusal>;
  next?: { view: View; events: GameEvent[] };
}

export interface Recorded {
  facts: Facts;
  texts: Record<Language, GameTexts>;
  games: Record<string, { positions: Record<string, Position>; chart: ChartPoint[]; result: Result }>;
}

export async function recorded(game: string): Promise<Recorded> {
  const answer = await fetch(new URL(`./positions/${game}.json`, import.meta.url));
  return answer.json() as Promise<Recorded>;
}
