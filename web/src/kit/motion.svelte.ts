// What moves when something happens. A board says for each event which pieces go from where to where; nothing compares
// two views. `provideMotion` in the board, `<Pieces>` draws what is under way, `motion.awaits(key)` hides what has not
// yet arrived, and `motion.arrives(way)` lets a new piece be set down, rise or turn over.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { News } from '../boards/types';
import { LONGEST, schedule } from './schedule';
import type { Point } from './walk';

/** A point of the drawing, or whatever carries this `data-place` anywhere on the page (every Target does, by its id). */
export type Spot = Point | string;

export interface Move<P> {
  /** What is drawn; handed to the snippet of Pieces. */
  piece: P;
  /** Without it the piece enters at `to`. */
  from?: Spot;
  /** Without it the piece leaves from `from`. */
  to?: Spot;
  /** Stations on the way, such as the hexes of a march. */
  by?: Spot[];
  /** What stands there already and is hidden until the piece arrives: the key given to `awaits`. */
  arriving?: string;
  /** Milliseconds, 200 to 600; the usual length if not given. */
  length?: number;
}

export interface Flight<P> extends Move<P> {
  id: number;
  start: number;
  length: number;
}

type Way = 'settle' | 'rise' | 'turn';

const WAYS: Record<Way, readonly [frames: Keyframe[], duration: number]> = {
  /** A piece is set down. */
  settle: [
    [
      { transform: 'scale(.3)', opacity: 0 },
      { transform: 'scale(1.15)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ],
    360,
  ],
  /** A building rises from the ground. */
  rise: [
    [
      { transform: 'scaleY(.05)', opacity: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    560,
  ],
  /** Something sealed is turned over. */
  turn: [[{ transform: 'scaleX(-1)' }, { transform: 'scaleX(0)' }, { transform: 'none' }], 480],
};

const USUAL = 480;
/** More than this at once is a jump through the game, not a move. */
const MOST = 48;

export class Motion<E extends { event: string }, P> {
  /** Moves under way or waiting for their time. */
  flights = $state.raw<Flight<P>[]>([]);
  readonly #moves: (event: E) => Move<P>[];
  #playing = $state(false);
  #seen: number | null = null;
  #count = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #ending: ReturnType<typeof setTimeout> | undefined;

  constructor(moves: (event: E) => Move<P>[]) {
    this.#moves = moves;
  }

  /** What had happened before the board was opened is not played. */
  skip(news: News<E> | null): void {
    this.#seen = news?.seq ?? null;
  }

  /** News have come. Each is played once; before it begins, whatever is still under way has arrived. */
  take(news: News<E> | null, wanted: boolean): void {
    if (news?.seq === this.#seen) return;
    this.#seen = news?.seq ?? null;
    this.hurry();
    if (!news || !wanted) return;
    const moves = news.events.map((event) => this.#moves(event));
    if (moves.flat().length > MOST) return;
    const times = schedule(moves.map((each) => each.map((move) => move.length ?? USUAL)));
    this.flights = moves.flatMap((each, event) =>
      each.map((move, n) => ({ ...move, id: ++this.#count, ...times[event]![n]! })),
    );
    for (const flight of this.flights)
      this.#timers.set(
        flight.id,
        setTimeout(() => this.#land(flight.id), flight.start + flight.length),
      );
    this.#playing = true;
    const end = Math.max(LONGEST, ...this.flights.map((flight) => flight.start + flight.length));
    this.#ending = setTimeout(() => (this.#playing = false), end);
  }

  /** Is something of the latest news still moving? */
  get playing(): boolean {
    return this.#playing;
  }

  #land(id: number): void {
    this.#timers.delete(id);
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** Everything arrives at once. */
  hurry(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    clearTimeout(this.#ending);
    this.#timers.clear();
    this.flights = [];
    this.#playing = false;
  }

  readonly #awaited = $derived.by(() => new Set(this.flights.flatMap((flight) => flight.arriving ?? [])));

  /** Is this still on its way? Then it isn't drawn where it will stand. */
  awaits(key: string): boolean {
    return this.#awaited.has(key);
  }

  /** For a piece that is new: how it appears. What stood there when the board opened stands still. */
  arrives(way: Way): Attachment {
    return (node) => {
      if (!untrack(() => this.#playing)) return;
      const [frames, duration] = WAYS[way];
      node.animate(frames, { duration, easing: 'ease-out' });
    };
  }
}

/** The motion of a board: plays the news as they come. */
export function provideMotion<E extends { event: string }, P>(
  given: () => { news: News<E> | null; motion: boolean },
  moves: (event: E) => Move<P>[],
): Motion<E, P> {
  const motion = new Motion(moves);
  motion.skip(given().news);
  // Before the new view is drawn, so that what is still to come is never seen in its place.
  $effect.pre(() => {
    const { news, motion: wanted } = given();
    untrack(() => motion.take(news, wanted));
  });
  $effect(() => () => motion.hurry());
  return motion;
}
