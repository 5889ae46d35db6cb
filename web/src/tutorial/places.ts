// Places of the page by name: `data-place` of boards and panels, `data-part` of the page itself.
export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

// Room between a thing and the ring around it.
const AROUND = 5;
// Less of a thing in sight than this is not worth a ring.
const LEAST = 6;

function drawn(selectors: string[]): Element[] {
  if (selectors.length === 0) return [];
  return [...document.querySelectorAll(selectors.join())].filter((node) =>
    node.checkVisibility({ visibilityProperty: true }),
  );
}

/** What is drawn under these names. */
export function placesNamed(places: readonly string[]): Element[] {
  return drawn(places.flatMap((name) => ['place', 'part'].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`)));
}

/** What stands for a move: a place, a button of the board or of the prompt bar; not the list of choices. */
export function placesOf(action: string): Element[] {
  return drawn(['g[data-action', '[data-target', '[data-plain'].map((start) => `${start}="${CSS.escape(action)}"]`));
}

/** Rings around places and around what stands for a move; where one lies in the other, the smaller is enough. */
export function ringsAround(places: readonly string[], action: string | null): Ring[] {
  const moves = action ? placesOf(action).flatMap((node) => boxOf(node) ?? []) : [];
  const named = placesNamed(places).flatMap((node) => boxOf(node) ?? []);
  return [...named.filter((ring) => !moves.some((move) => holds(ring, move))), ...moves];
}

function holds(outer: Ring, inner: Ring): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** The part of the window where it is in sight; null where it is not, or where a story lies over it. */
function boxOf(node: Element): Ring | null {
  const box = node.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left - AROUND, box.top - AROUND, box.right + AROUND, box.bottom + AROUND];
  for (const around of [...frames(node).map(inside), new DOMRect(0, 0, innerWidth, innerHeight)]) {
    left = Math.max(left, around.left);
    top = Math.max(top, around.top);
    right = Math.min(right, around.right);
    bottom = Math.min(bottom, around.bottom);
  }
  const ring = { x: left, y: top, width: right - left, height: bottom - top };
  return ring.width < LEAST || ring.height < LEAST || isCovered(node, ring) ? null : ring;
}

function isCovered(node: Element, { x, y, width, height }: Ring): boolean {
  const story = document.querySelector('[data-reveal]');
  if (!story || story.contains(node) || node.contains(story)) return false;
  const over = story.getBoundingClientRect();
  return x < over.right && x + width > over.left && y < over.bottom && y + height > over.top;
}

/** What scrolls or cuts off around it. */
function frames(node: Element): Element[] {
  const around: Element[] = [];
  for (let parent = node.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (parent instanceof SVGElement) continue;
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (/auto|scroll|hidden/.test(overflowX + overflowY)) around.push(parent);
  }
  return around;
}

/** Where a frame shows what it holds: the words of a step stay on top of a column. */
function inside(frame: Element): DOMRect {
  const box = frame.getBoundingClientRect();
  const words = frame.querySelector(':scope > [data-lesson]');
  const under = words ? words.getBoundingClientRect().bottom : box.top;
  return new DOMRect(box.x, under, box.width, box.bottom - under);
}

/** Scroll what scrolls, and nothing else, until a thing is in the middle of it. */
export function bringIntoSight(node: Element, smooth: boolean): void {
  const scroller = frames(node).find((frame) => /auto|scroll/.test(getComputedStyle(frame).overflow));
  if (!scroller) return;
  const [box, around] = [node.getBoundingClientRect(), inside(scroller)];
  const isSeen =
    box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;
  if (isSeen) return;
  scroller.scrollBy({
    left: box.left + box.width / 2 - around.left - around.width / 2,
    top: box.top + Math.min(box.height, around.height) / 2 - around.top - around.height / 2,
    behavior: smooth ? 'smooth' : 'auto',
  });
}
