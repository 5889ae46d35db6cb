// What this browser remembers: the first answer to each puzzle, and the days whose puzzle was solved.
import type { Practice, PuzzleName } from '../generated/messages';

const KEY = 'ennead.practice';
const DAY = 86_400_000;

export interface Progress {
  /** By `game/id`: whether the first answer was right. */
  answers: Record<string, boolean>;
  /** Days (`2026-11-17`) whose puzzle was solved on that day. */
  days: string[];
}

export const keyOf = ({ game, id }: PuzzleName): string => `${game}/${id}`;

export function load(storage: Pick<Storage, 'getItem'> = localStorage): Progress {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return { answers: { ...kept.answers }, days: Array.isArray(kept.days) ? kept.days : [] };
  } catch {
    return { answers: {}, days: [] };
  }
}

export function store(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Private windows may refuse; the progress then lasts as long as the page.
  }
}

/** The first answer counts: afterwards one knows the solution. */
export function withAnswer(progress: Progress, puzzle: PuzzleName, right: boolean, practice: Practice): Progress {
  const key = keyOf(puzzle);
  if (key in progress.answers) return progress;
  const isDaily = practice.daily !== null && keyOf(practice.daily) === key;
  const days = right && isDaily ? [...new Set([...progress.days, practice.day])] : progress.days;
  return { answers: { ...progress.answers, [key]: right }, days };
}

/** Days in a row, up to today; today may still be to come. */
export function streak(progress: Progress, today: string): number {
  const solved = new Set(progress.days);
  let at = Date.parse(today);
  if (!solved.has(today)) at -= DAY;
  let count = 0;
  while (solved.has(new Date(at).toISOString().slice(0, 10))) {
    count += 1;
    at -= DAY;
  }
  return count;
}

/** The next puzzle of the game that was not answered yet, after this one and then from the beginning; else just the next. */
export function nextOf(practice: Practice, progress: Progress, current: PuzzleName): PuzzleName | null {
  const { game } = current;
  const all = practice.games.find((each) => each.game === game)?.puzzles ?? [];
  const here = all.findIndex(({ id }) => id === current.id);
  const order = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].map(({ id }) => ({ game, id }));
  return order.find((each) => !(keyOf(each) in progress.answers)) ?? order[0] ?? null;
}
