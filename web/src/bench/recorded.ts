// What record.py writes.
import type { Catalogue, ChartPoint, GameEvent, Language, Preview, Refusal, Result, View } from '../boards/types';
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
  catalogue: Catalogue;
  texts: Record<Language, GameTexts>;
  games: Record<string, { positions: Record<string, Position>; chart: ChartPoint[]; result: Result }>;
}

export async function recorded(game: string): Promise<Recorded> {
  // As vite serves it, so that positions recorded later are found too.
  const answer = await fetch(`/src/bench/positions/${game}.json`);
  return answer.json() as Promise<Recorded>;
}
