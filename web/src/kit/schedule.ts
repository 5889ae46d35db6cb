// When each move of a change begins: what one event moves goes together, event after event, and all is over in 3 seconds.

export const SHORTEST = 200;
export const LONGEST = 600;
export const QUEUE = 3000;
/** Moves of one event start a moment apart, so that the eye can count them. */
const APART = 60;
/** The next event begins a little before the one before has ended. */
const OVERLAP = 80;

export interface Time {
  start: number;
  length: number;
}

/** Times of all moves, by event; `wishes` are lengths in milliseconds, by event. */
export function schedule(wishes: readonly (readonly number[])[]): Time[][] {
  let clock = 0;
  const times = wishes.map((lengths) => {
    const begun = clock;
    return lengths.map((wish, n) => {
      const time = { start: begun + n * APART, length: Math.min(Math.max(wish, SHORTEST), LONGEST) };
      clock = Math.max(clock, time.start + time.length - OVERLAP);
      return time;
    });
  });
  const end = Math.max(0, ...times.flat().map((time) => time.start + time.length));
  return end <= QUEUE ? times : times.map((group) => group.map((time) => squeezed(time, QUEUE / end)));
}

function squeezed({ start, length }: Time, factor: number): Time {
  const shorter = Math.max(SHORTEST, length * factor);
  return { start: Math.min(start * factor, QUEUE - shorter), length: shorter };
}
