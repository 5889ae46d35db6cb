import { describe, expect, it } from 'vitest';
import { firstZoom, fit, scrollFor } from './stage.svelte';

describe('a drawing in its frame', () => {
  it('is fitted by the side that is shorter', () => {
    expect(fit({ width: 640, height: 712 }, { width: 1280, height: 712 })).toBe(0.5);
    expect(fit({ width: 2560, height: 356 }, { width: 1280, height: 712 })).toBe(0.5);
  });

  it('keeps what lies under the pointer there when it grows', () => {
    // The point at 30 % of a drawing of 1000 pixels, seen 100 pixels from the edge of a frame of 400.
    expect(scrollFor(0.3, 1000, 100, 400)).toBe(200);
    expect(scrollFor(0, 1000, 100, 400)).toBe(0);
    expect(scrollFor(1, 1000, 100, 400)).toBe(600);
  });

  it('begins larger only where it would be much too small', () => {
    expect(firstZoom(0.7, 0.72, 4)).toBe(1);
    expect(firstZoom(0.3, 0.72, 4)).toBeCloseTo(2.4);
    expect(firstZoom(0.1, 0.72, 4)).toBe(4);
    expect(firstZoom(0, 0.72, 4)).toBe(1);
  });
});
