import { describe, expect, it } from 'vitest';
import { Twist } from './twist';

/** Two fingers at this angle around a middle. */
const at = (degrees: number) => {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180) * 60, Math.sin((degrees * Math.PI) / 180) * 60];
  return [
    { clientX: 200 - x, clientY: 300 - y },
    { clientX: 200 + x, clientY: 300 + y },
  ];
};

describe('two fingers', () => {
  it('turn a quarter where they have gone far enough, and another only further on', () => {
    const twist = new Twist();
    expect([10, 30, 57, 60, 90, 103].map((angle) => twist.turn(at(angle)))).toEqual([0, 0, 1, 0, 0, 1]);
  });

  it('turn back, and across the point where angles begin anew', () => {
    const twist = new Twist();
    expect([-170, 150, 100].map((angle) => twist.turn(at(angle)))).toEqual([0, 0, -1]);
  });

  it('begin anew when one was lifted', () => {
    const twist = new Twist();
    twist.turn(at(0));
    twist.turn(at(0).slice(1));
    expect(twist.turn(at(80))).toBe(0);
  });
});
