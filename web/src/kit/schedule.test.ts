import { describe, expect, it } from 'vitest';
import { LONGEST, QUEUE, SHORTEST, schedule } from './schedule';

const ends = (times: { start: number; length: number }[][]): number =>
  Math.max(...times.flat().map((time) => time.start + time.length));

describe('when moves begin', () => {
  it('lets what one event moves go together, and the next event after it', () => {
    const [first, second] = schedule([[400, 400], [400]]);
    expect(first!.map((time) => time.start)).toEqual([0, 60]);
    expect(second![0]!.start).toBeGreaterThan(300);
    expect(second![0]!.start).toBeLessThan(460);
  });

  it('keeps every move between 200 and 600 milliseconds', () => {
    const times = schedule([[10, 5000]]).flat();
    expect(times.map((time) => time.length)).toEqual([SHORTEST, LONGEST]);
  });

  it('is over in three seconds, however much happened', () => {
    const many = schedule(Array.from({ length: 30 }, () => [500, 500]));
    expect(ends(many)).toBeLessThanOrEqual(QUEUE);
    expect(many.flat().every((time) => time.length >= SHORTEST && time.start >= 0)).toBe(true);
    const starts = many.map((group) => group[0]!.start);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  });

  it('gives an event that moves nothing no time', () => {
    const [, , last] = schedule([[400], [], [400]]);
    expect(last![0]!.start).toBe(320);
  });
});
