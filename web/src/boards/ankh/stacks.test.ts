import { expect, it } from 'vitest';
import { spread } from './stacks';

it('leaves stacks that have room over their spaces', () => {
  expect(
    spread(
      [
        { at: 3.5, width: 1 },
        { at: 9.5, width: 1.6 },
      ],
      32,
      0.1,
    ),
  ).toEqual([3, 8.7]);
});

it('moves neighbours apart, each as far as the other', () => {
  expect(
    spread(
      [
        { at: 5, width: 2 },
        { at: 6, width: 2 },
      ],
      32,
      0,
    ),
  ).toEqual([3.5, 5.5]);
});

it('keeps all within the room, in their order, none over another', () => {
  const stacks = [0.5, 1.5, 2.5, 31.5].map((at) => ({ at, width: 2.5 }));
  const starts = spread(stacks, 32, 0.2);
  expect(starts[0]).toBe(0);
  expect(starts[3]).toBe(29.5);
  for (let n = 1; n < starts.length; n += 1) expect(starts[n]! - starts[n - 1]!).toBeGreaterThanOrEqual(2.699);
});
