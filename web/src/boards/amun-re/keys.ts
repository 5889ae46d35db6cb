// The keyboard on what is drawn.

export const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest of the places in that direction; what lies aside counts as further away. */
export function nearest<T extends Element>(places: Iterable<T>, from: Element, [right, down]: [number, number]): T | null {
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const each of places) {
    const [ex, ey] = middle(each);
    const along = (ex - x) * right + (ey - y) * down;
    const aside = Math.abs((ex - x) * down) + Math.abs((ey - y) * right);
    if (each !== from && along > 2 && along + aside * 3 < least) {
      least = along + aside * 3;
      best = each;
    }
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Enter or Space on something drawn acts like a click; Enter on what is already picked is left to the page, which confirms it. */
export function pressed(event: KeyboardEvent, act: () => void, already: boolean): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  if (event.key === 'Enter' && already) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
