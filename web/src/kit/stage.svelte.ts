// How a drawing lies in its frame: the frame keeps its size, the drawing is fitted into it or zoomed within it.
import { getContext, setContext, tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Point } from './walk';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** Pixels for a unit of the drawing, so that all of it is in sight. */
export function fit(frame: Size, drawing: Size): number {
  return Math.min(frame.width / drawing.width, frame.height / drawing.height);
}

/** Where to scroll so that what lies at `place` (a part of the whole, 0 to 1) comes to lie `offset` pixels from the edge. */
export function scrollFor(place: number, whole: number, offset: number, frame: number): number {
  return Math.max(0, Math.min(place * whole - offset, whole - frame));
}

/** The zoom to begin with: 1, or where fitting would make the drawing much too small to read, as much as it needs. */
export function firstZoom(fitting: number, readable: number, most: number): number {
  const wanted = fitting > 0 ? readable / fitting : 1;
  return wanted > 1.2 ? Math.min(wanted, most) : 1;
}

const FINGER = 44;
const POINTER = 24;

export interface StageFacts extends Size {
  /** The largest zoom. */
  most: number;
  /** Pixels a unit needs to be readable: a frame that gives much less begins zoomed. */
  readable: number;
}

export class Stage {
  readonly facts: StageFacts;
  frame = $state<Size>({ width: 0, height: 0 });
  /** How often it was zoomed by hand; before that a frame of another size finds its own beginning. */
  #zoom = $state<number | null>(null);
  scroller: HTMLElement | undefined = $state.raw();
  svg: SVGSVGElement | undefined = $state.raw();
  readonly touch = matchMedia('(pointer: coarse)').matches;

  constructor(facts: StageFacts) {
    this.facts = facts;
  }

  readonly #fit = $derived.by(() => (this.frame.width ? fit(this.frame, this.facts) : 0));
  readonly zoom = $derived.by(() => this.#zoom ?? firstZoom(this.#fit, this.facts.readable, this.facts.most));
  /** Pixels for a unit of the drawing. */
  readonly unit = $derived.by(() => this.#fit * this.zoom);
  /** The least side of a target, in units: 24 pixels, 44 for fingers. */
  readonly least = $derived.by(() => (this.unit ? (this.touch ? FINGER : POINTER) / this.unit : 0));

  readonly isMeasured = $derived.by(() => this.#fit > 0);

  get canGrow(): boolean {
    return this.zoom < this.facts.most;
  }

  get canShrink(): boolean {
    return this.zoom > 1;
  }

  zoomBy(factor: number): void {
    this.zoomTo(this.zoom * factor);
  }

  fitAll(): void {
    this.zoomTo(1);
  }

  /** What lies at `around` (in pixels of the window; the middle of the frame if not given) stays there. */
  zoomTo(next: number, around?: Point): void {
    const place = this.scroller;
    if (!place) return;
    const box = place.getBoundingClientRect();
    const x = around ? around.x - box.x : place.clientWidth / 2;
    const y = around ? around.y - box.y : place.clientHeight / 2;
    const across = (place.scrollLeft + x) / place.scrollWidth;
    const down = (place.scrollTop + y) / place.scrollHeight;
    this.#zoom = Math.min(Math.max(next, 1), this.facts.most);
    void tick().then(() => {
      place.scrollTo(
        scrollFor(across, place.scrollWidth, x, place.clientWidth),
        scrollFor(down, place.scrollHeight, y, place.clientHeight),
      );
    });
  }

  /** Bring a part of the drawing into the middle, when not all of it is in sight. */
  bring(part: Box, smooth: boolean): void {
    const place = this.scroller;
    if (!place || this.zoom <= 1) return;
    void tick().then(() => {
      place.scrollTo({
        left: (part.x + part.width / 2) * this.unit - place.clientWidth / 2,
        top: (part.y + part.height / 2) * this.unit - place.clientHeight / 2,
        behavior: smooth ? 'smooth' : 'auto',
      });
    });
  }

  #pinch: { apart: number; zoom: number } | null = null;

  /** Two fingers change the size of the drawing and not of the page, also where a board lays something over it. */
  readonly pinched: Attachment<HTMLElement> = (node) => {
    const end = new AbortController();
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      node.addEventListener(name, (event) => this.#onTouch(event), { signal: end.signal, passive: false });
    return () => end.abort();
  };

  #onTouch(event: TouchEvent): void {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (!a || !b || event.touches.length !== 2) {
      this.#pinch = null;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    if (this.#pinch) this.zoomTo((this.#pinch.zoom * apart) / this.#pinch.apart, middle);
    else this.#pinch = { apart, zoom: this.zoom };
  }

  /** A point of the drawing, in pixels of the window. */
  inWindow({ x, y }: Point): Point {
    const matrix = this.svg?.getScreenCTM();
    return matrix ? { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f } : { x, y };
  }
}

const KEY = Symbol('stage');

export function provideStage(stage: Stage): void {
  setContext(KEY, stage);
}

/** The stage this stands in; undefined in a panel beside it. */
export function getStage(): Stage | undefined {
  return getContext<Stage | undefined>(KEY);
}
