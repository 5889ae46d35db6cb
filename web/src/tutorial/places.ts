// Places of the page by name: `data-place` of boards and panels, `data-part` of the page itself.
export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The shape of a large place, drawn in its own units: `matrix` leads to pixels of the window. */
  outline?: { d: string; matrix: string };
}

/** A sign at the edge of what scrolls, towards something that lies beyond it. */
export interface Sign {
  x: number;
  y: number;
  /** Degrees, clockwise from the right. */
  turn: number;
}

// Room between a thing and the ring around it.
const AROUND = 5;
// Less of a thing in sight than this is not worth a ring.
const LEAST = 6;
// A place smaller than this is ringed by a box: its own shape has room for a finger in it.
const LARGE = 64;
// A thing of which less is in sight than this part gets a sign.
const PART = 0.4;
// Room between a sign and the edge.
const EDGE = 26;
// What lies over the board for a while: stories, and questions that have no place on it.
const OVER = '[data-reveal], [data-desk], [data-lying]';
/** The same where everything but the rings is dimmed, whatever lies over it. */
export const NOTHING = ':not(*)';

function drawn(selectors: string[]): Element[] {
  return selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(isDrawn);
}

function isDrawn(node: Element): boolean {
  return node.checkVisibility({ visibilityProperty: true });
}

/** What is drawn under these names, in their order. */
export function placesNamed(places: readonly string[]): Element[] {
  return drawn(places.flatMap((name) => ['place', 'part'].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`)));
}

/** What stands for a move: a place, a button of the board or of the prompt bar; not the list of choices. */
export function placesOf(action: string): Element[] {
  return drawn(['svg [data-action', '[data-target', '[data-plain'].map((start) => `${start}="${CSS.escape(action)}"]`));
}

/** Rings around places and around what stands for a move; where one lies in the other, the smaller is enough. */
export function ringsAround(places: readonly string[], action: string | null, over = OVER): Ring[] {
  const moves = action ? placesOf(action).flatMap((node) => ringOf(node, over) ?? []) : [];
  const named = placesNamed(places).flatMap((node) => ringOf(node, over) ?? []);
  return [...named.filter((ring) => !moves.some((move) => holds(ring, move))), ...moves];
}

/** What has to be scrolled to, if anything: the first thing that stands for the move, or else the first place. */
export function leading(places: readonly string[], action: string | null): Element | undefined {
  return (action ? placesOf(action).find(scrollerOf) : undefined) ?? placesNamed(places)[0];
}

/** Those to give signs to: the places, and what stands for the move as long as nothing of it is in sight. */
export function sought(places: readonly string[], action: string | null): Element[] {
  const moves = action ? placesOf(action) : [];
  return [...placesNamed(places), ...(moves.some((node) => ringOf(node)) ? [] : moves)].filter(
    (node) => signsTo([node]).length,
  );
}

/** Signs towards what has to be scrolled to. */
export function signsTo(nodes: readonly Element[]): Sign[] {
  return nodes.flatMap((node) => {
    const scroller = scrollerOf(node);
    if (!scroller || isUnderStory(node, boxAround(node))) return [];
    const [box, frame] = [node.getBoundingClientRect(), inSight(inside(scroller))];
    const seen = common(box, frame);
    // Some are larger than their frame.
    if (area(seen) >= PART * Math.min(area(box), area(frame))) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const sign = {
      x: Math.min(Math.max(x, frame.left + EDGE), frame.right - EDGE),
      y: Math.min(Math.max(y, frame.top + EDGE), frame.bottom - EDGE),
    };
    return [{ ...sign, turn: Math.round((Math.atan2(y - sign.y, x - sign.x) * 180) / Math.PI) }];
  });
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
function ringOf(node: Element, over = OVER): Ring | null {
  const box = boxAround(node);
  const seen = frames(node).reduce((rest, frame) => common(rest, wider(inside(frame))), inSight(box));
  if (seen.width < LEAST || seen.height < LEAST || isUnderStory(node, seen, over)) return null;
  const ring: Ring = { x: seen.x, y: seen.y, width: seen.width, height: seen.height };
  const d = node instanceof SVGPathElement && Math.min(box.width, box.height) > LARGE && node.getAttribute('d');
  if (d) {
    const { a, b, c, d: down, e, f } = (node as SVGPathElement).getScreenCTM()!;
    ring.outline = { d, matrix: `matrix(${[a, b, c, down, e, f].join(' ')})` };
  }
  return ring;
}

function boxAround(node: Element): DOMRect {
  return wider(node.getBoundingClientRect());
}

/** A thing that touches the edge of its frame is ringed beyond that edge, not across its words. */
function wider(box: DOMRect): DOMRect {
  return new DOMRect(box.x - AROUND, box.y - AROUND, box.width + 2 * AROUND, box.height + 2 * AROUND);
}

function common(one: DOMRect, other: DOMRect): DOMRect {
  const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
}

const area = ({ width, height }: DOMRect): number => width * height;

const inSight = (box: DOMRect): DOMRect => common(box, new DOMRect(0, 0, innerWidth, innerHeight));

/** Whether much of it is covered; what stands in a story, or has it within, is not. */
function isUnderStory(node: Element, seen: DOMRect, over = OVER): boolean {
  return [...document.querySelectorAll(over)].filter(isDrawn).some((story) => {
    if (story.contains(node) || node.contains(story)) return false;
    return area(common(story.getBoundingClientRect(), seen)) > area(seen) / 4;
  });
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

function scrollerOf(node: Element): Element | undefined {
  return frames(node).find((frame) => /auto|scroll/.test(getComputedStyle(frame).overflow));
}

/** Scroll what scrolls, and nothing else, until a thing is in the middle of it. */
export function bringIntoSight(node: Element, smooth: boolean): void {
  const scroller = scrollerOf(node);
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
