// How things appear on the map. Only what is new moves: pieces already there when the board opens stand still, which is
// why `on` is false until then.
const WAYS: Record<string, [frames: Keyframe[], duration: number]> = {
  /** A piece is set down. */
  settle: [[{ transform: 'scale(.3)', opacity: 0 }, { transform: 'scale(1.15)', opacity: 1, offset: 0.7 }, { transform: 'none' }], 360],
  /** A pyramid rises from the ground. */
  rise: [[{ transform: 'scaleY(.05)', opacity: 0.3 }, { transform: 'none', opacity: 1 }], 560],
  /** Something sealed is turned over. */
  turn: [[{ transform: 'scaleX(-1)' }, { transform: 'scaleX(0)' }, { transform: 'none' }], 480],
};

export function appear(node: Element, { as, on }: { as: 'settle' | 'rise' | 'turn'; on: boolean }): void {
  if (!on || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [frames, duration] = WAYS[as]!;
  node.animate(frames, { duration, easing: 'ease-out' });
}
