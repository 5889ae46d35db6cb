// The keyboard on what is drawn: arrow keys walk over every target, Tab only over those that can be chosen.

export type Step = readonly [right: number, down: number];
export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** Which of the places lies nearest in that direction; what lies aside counts as further away. */
export function nearestTo<T>(from: Point, step: Step, places: Iterable<readonly [T, Point]>): T | null {
  const [right, down] = step;
  let best: T | null = null;
  let least = Infinity;
  for (const [each, place] of places) {
    const along = (place.x - from.x) * right + (place.y - from.y) * down;
    const aside = Math.abs((place.x - from.x) * down) + Math.abs((place.y - from.y) * right);
    if (along > 2 && along + aside * 3 < least) {
      least = along + aside * 3;
      best = each;
    }
  }
  return best;
}

/** The target an arrow key leads to: the nearest one, of its neighbours if it names them. */
export function nextTarget(root: Element, from: Element, step: Step): HTMLElement | SVGElement | null {
  const beside = from.getAttribute('data-beside')?.split(' ');
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-target]')].filter(
    (each) => each !== from && !each.contains(from),
  );
  const near = beside?.length ? all.filter((each) => beside.includes(each.getAttribute('data-target') ?? '')) : all;
  return nearestTo(
    middle(from),
    step,
    near.map((each) => [each, middle(each)] as const),
  );
}

export function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Enter or Space on something drawn acts like a click; Enter on what is already picked is left to the page, which confirms it. */
export function pressed(event: KeyboardEvent, act: () => void, already: boolean): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  if (event.key === 'Enter' && already) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
