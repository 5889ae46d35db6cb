// How things appear on the map. Only what is new moves: pieces already there when the board opens stand still.
import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A piece is set down. */
export function settle(_node: Element, on: boolean): TransitionConfig {
  if (!on || isCalm()) return { duration: 0 };
  return { duration: 360, easing: backOut, css: (t) => `transform: scale(${0.3 + 0.7 * t}); opacity: ${Math.min(1, t * 2)}` };
}

/** A pyramid rises from the ground. */
export function rise(_node: Element, on: boolean): TransitionConfig {
  if (!on || isCalm()) return { duration: 0 };
  return { duration: 560, easing: cubicOut, css: (t) => `transform: scaleY(${0.05 + 0.95 * t}); opacity: ${Math.min(1, t * 3)}` };
}

/** Something sealed is turned over. */
export function turn(_node: Element, on: boolean): TransitionConfig {
  if (!on || isCalm()) return { duration: 0 };
  return { duration: 480, easing: cubicOut, css: (t) => `transform: scaleX(${Math.abs(1 - 2 * (1 - t))}) translateY(${(1 - t) * -6}px); opacity: ${t > 0.25 ? 1 : t * 4}` };
}
