// One sheet for hover, long press and the key `?`: everything with `{@attach sheets.about(id)}` can be asked what it is.
import type { Attachment } from 'svelte/attachments';

export interface Shown {
  id: string;
  anchor: Element;
  /** Opened on purpose: it stays, takes the focus, and can be worked with. Else it is gone with the pointer. */
  pinned: boolean;
}

const HOVER = 400;
const LONG_PRESS = 500;
const SLIP = 10;

/** Where the mouse last was: what appears under it while it lies still was not pointed at. */
let mouse = { x: -1, y: -1 };
if (typeof window !== 'undefined') {
  window.addEventListener('pointermove', (event) => (mouse = { x: event.clientX, y: event.clientY }), true);
}

export class Sheets {
  shown = $state.raw<Shown | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** The same for the same thing: a new view leaves what listens on it alone. */
  readonly #about = new Map<string, Attachment<HTMLElement | SVGElement>>();

  open(id: string, anchor: Element): void {
    this.#forget();
    this.shown = { id, anchor, pinned: true };
  }

  /** Open it, or close it if it is open: what a click on a thing without options does. */
  toggle(id: string, anchor: Element): void {
    if (this.shown?.pinned && this.shown.id === id) this.close();
    else this.open(id, anchor);
  }

  close(): void {
    this.#forget();
    this.shown = null;
  }

  #forget(): void {
    clearTimeout(this.#waiting);
  }

  #leave(): void {
    this.#forget();
    if (this.shown && !this.shown.pinned) this.shown = null;
  }

  /** Lets this thing be asked about: by the pointer resting on it, a long press, or `?` while it has the focus. */
  about(id: string): Attachment<HTMLElement | SVGElement> {
    let known = this.#about.get(id);
    if (!known) this.#about.set(id, (known = this.#attach(id)));
    return known;
  }

  #attach(id: string): Attachment<HTMLElement | SVGElement> {
    const asked = this.asked(id);
    return (node) => {
      const end = new AbortController();
      const { signal } = end;
      const rest = (event: Event): void => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || this.shown?.pinned) return;
        this.#forget();
        if (event.clientX === mouse.x && event.clientY === mouse.y) return;
        this.#waiting = setTimeout(() => (this.shown = { id, anchor: node, pinned: false }), HOVER);
      };
      node.addEventListener('pointerenter', rest, { signal });
      node.addEventListener('pointerleave', () => this.#leave(), { signal });
      const forget = asked(node);
      return () => {
        end.abort();
        forget?.();
      };
    };
  }

  /** The same without the pointer: where something else answers to it. */
  asked(id: string): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      node.dataset['about'] = id;
      const end = new AbortController();
      const { signal } = end;
      let pressedAt: { x: number; y: number } | null = null;
      let long = false;
      const on = <K extends keyof HTMLElementEventMap>(
        name: K,
        act: (event: HTMLElementEventMap[K]) => void,
        capture = false,
      ): void => node.addEventListener(name, act as EventListener, { signal, capture });

      on('pointerdown', (event) => {
        long = false;
        if (event.pointerType === 'mouse') return this.#leave();
        pressedAt = { x: event.clientX, y: event.clientY };
        this.#forget();
        this.#waiting = setTimeout(() => {
          long = true;
          this.open(id, node);
        }, LONG_PRESS);
      });
      on('pointermove', (event) => {
        if (pressedAt && Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > SLIP) this.#forget();
      });
      for (const name of ['pointerup', 'pointercancel'] as const) {
        on(name, (event) => {
          if (event.pointerType !== 'mouse') this.#forget();
          pressedAt = null;
        });
      }
      // A long press is no click, and opens no menu of the browser.
      on(
        'click',
        (event) => {
          if (!long) return;
          long = false;
          event.stopPropagation();
          event.preventDefault();
        },
        true,
      );
      on('contextmenu', (event) => {
        if (long) event.preventDefault();
      });
      on('keydown', (event) => {
        if (event.key !== '?') return;
        event.preventDefault();
        event.stopPropagation();
        this.open(id, node);
      });
      return () => {
        end.abort();
        // Once the page has been drawn anew: the thing may be gone, or only be asked about in another way.
        queueMicrotask(() => {
          if (this.shown?.anchor === node && !node.isConnected) this.close();
        });
      };
    };
  }
}
