import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Motion, type Move } from './motion.svelte';

type Event = { event: 'farmer'; province: string };
const moves = (event: Event): Move<string>[] => [
  { piece: 'farmer', from: 'supply', to: event.province, arriving: `farmer-${event.province}` },
];
const news = (seq: number, ...provinces: string[]) => ({
  seq,
  own: false,
  events: provinces.map((province) => ({ event: 'farmer' as const, province })),
});

describe('what moves when something happens', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hides a piece until it arrives', () => {
    const motion = new Motion(moves);
    motion.take(news(1, 'thebes'), true);
    expect(motion.flights.map((flight) => flight.to)).toEqual(['thebes']);
    expect(motion.awaits('farmer-thebes')).toBe(true);
    vi.advanceTimersByTime(600);
    expect(motion.awaits('farmer-thebes')).toBe(false);
    expect(motion.flights).toEqual([]);
  });

  it('plays news once', () => {
    const motion = new Motion(moves);
    motion.take(news(1, 'thebes'), true);
    vi.advanceTimersByTime(3000);
    motion.take(news(1, 'thebes'), true);
    expect(motion.flights).toEqual([]);
  });

  it('does not play what had happened before the board was opened', () => {
    const motion = new Motion(moves);
    motion.skip(news(1, 'thebes'));
    motion.take(news(1, 'thebes'), true);
    expect(motion.flights).toEqual([]);
    motion.take(news(2, 'memphis'), true);
    expect(motion.flights.map((flight) => flight.to)).toEqual(['memphis']);
  });

  it('lets everything arrive when the next news come', () => {
    const motion = new Motion(moves);
    motion.take(news(1, 'thebes', 'memphis'), true);
    motion.take(news(2, 'abydos'), true);
    expect(motion.flights.map((flight) => flight.to)).toEqual(['abydos']);
  });

  it('moves nothing when motion is not wanted, or when the game jumps', () => {
    const motion = new Motion(moves);
    motion.take(news(1, 'thebes'), false);
    expect(motion.flights).toEqual([]);
    motion.take(news(2, ...Array.from({ length: 60 }, (_, n) => `p${n}`)), true);
    expect(motion.flights).toEqual([]);
    motion.take(null, true);
    expect(motion.awaits('farmer-thebes')).toBe(false);
  });
});
