// What was just decided, told step by step: it plays by itself, stays until it is dismissed, and can be played again.
import { untrack } from 'svelte';
import type { News } from '../boards/types';

export interface RevealStep {
  id: string;
  /** Nothing came of it: shown pale. */
  idle?: boolean;
}

const PACE = 1400;
/** More stories than this do not wait to be told: the log has them all. */
const MOST_WAITING = 6;
export const SPEEDS = [1, 2, 0.5] as const;

export class Telling<S extends RevealStep> {
  steps = $state.raw<S[]>([]);
  /** The step that is shown; all before it have been. */
  at = $state(0);
  open = $state(false);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Stories that came while another was open. */
  #waiting: S[][] = [];
  /** The viewer has acted since the story was told. */
  #isOld = false;
  #motion = true;

  /** The step shown now; undefined when the story is closed. */
  get now(): S | undefined {
    return this.open ? this.steps[this.at] : undefined;
  }

  get isLast(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** A new story. Without motion all of it is there at once. */
  tell(steps: S[], motion: boolean): void {
    this.#waiting = [];
    this.#motion = motion;
    this.#begin(steps, motion);
  }

  /** A story of what others did: it waits until the one that is open has been dismissed. */
  tellNext(steps: S[], motion: boolean): void {
    if (!this.open || this.#isOld) this.tell(steps, motion);
    else this.#waiting = [...this.#waiting, steps].slice(-MOST_WAITING);
  }

  /** The viewer has gone on: nothing waits any more, and the next story need not wait for this one. */
  goOn(): void {
    this.#waiting = [];
    this.#isOld = true;
  }

  #begin(steps: S[], motion: boolean): void {
    this.#isOld = false;
    this.steps = steps;
    this.open = steps.length > 0;
    this.at = motion ? 0 : Math.max(0, steps.length - 1);
    if (motion) this.play();
    else this.stop();
  }

  /** From the beginning once more. */
  again(): void {
    if (!this.steps.length) return;
    this.open = true;
    this.at = 0;
    this.play();
  }

  play(): void {
    this.stop();
    if (this.isLast) return;
    this.playing = true;
    const idle = this.steps[this.at]?.idle ?? false;
    this.#timer = setTimeout(
      () => {
        this.at += 1;
        this.play();
      },
      (idle ? PACE / 3 : PACE) / this.speed,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  go(step: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
  }

  skip(): void {
    this.go(this.steps.length - 1);
  }

  changeSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) this.play();
  }

  /** Put it away; what has waited for that is told then. */
  dismiss(): void {
    this.stop();
    this.open = false;
    const [next, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (next) this.#begin(next, this.#motion);
  }
}

/** The story of the board that is shown: the page's recap can play it again. */
class Told {
  last = $state.raw<Telling<RevealStep> | null>(null);
}

export const told = new Told();

/** A story for each piece of news that is worth one; the last stays at hand. */
export function provideTelling<E extends { event: string }, S extends RevealStep>(
  given: () => { news: News<E> | null; motion: boolean },
  story: (events: E[], seq: number) => S[],
): Telling<S> {
  const telling = new Telling<S>();
  // Each piece of news is told once, also when somebody comes back to it from the past; asked for again it is a new one.
  const known = new WeakSet<object>();
  // What had happened before the board was opened is not told.
  const before = given().news;
  if (before) known.add(before);
  $effect.pre(() => {
    const { news, motion } = given();
    untrack(() => {
      if (!news || known.has(news)) return;
      known.add(news);
      const steps = story(news.events, news.seq);
      if (news.own) telling.goOn();
      if (steps.length) telling.tellNext(steps, motion);
    });
  });
  $effect(() => {
    told.last = telling;
    return () => {
      telling.stop();
      told.last = null;
    };
  });
  return telling;
}
