import { describe, expect, it } from 'vitest';
import { spread } from './ends';

const at = (values: number[], apart: number, last: number) =>
  spread(
    values.map((value) => ({ at: value })),
    apart,
    last,
  ).map((mark) => mark.at);

describe('marks at the ends of lines', () => {
  it('stay where they are when there is room', () => expect(at([10, 90, 50], 20, 100)).toEqual([10, 50, 90]));
  it('make room for each other', () => expect(at([10, 12, 14], 20, 100)).toEqual([10, 30, 50]));
  it('do not go beyond the last place, and those far from it stay', () =>
    expect(at([10, 99, 99, 100], 20, 100)).toEqual([10, 60, 80, 100]));
});
