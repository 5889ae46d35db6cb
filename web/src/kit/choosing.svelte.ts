// What can be chosen now, for every part of a board without handing it down: `provideChoosing` in Board and Panels,
// `getChoosing` in whatever stands below.
import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardProps, Option, Refusal, Words } from '../boards/types';

export type ChoosingProps = Pick<
  BoardProps,
  'options' | 'picked' | 'pick' | 'point' | 'why' | 'reasons' | 'highlight' | 'changed' | 'words' | 'motion'
>;

const NOTHING: Attachment = () => undefined;

export class Choosing {
  readonly #given: () => ChoosingProps;
  readonly #byText = $derived.by(() => new Map(this.options.map((option) => [option.text, option])));
  readonly #lit = $derived.by(() => new Set(this.#given().highlight));
  readonly #changed = $derived.by(() => new Set(this.#given().changed));

  // Each by itself, so that a change of one leaves alone what depends on the others.
  readonly options = $derived.by((): Option[] => this.#given().options);
  readonly picked = $derived.by((): Option | null => this.#given().picked);
  readonly words = $derived.by((): Words => this.#given().words);
  readonly motion = $derived.by((): boolean => this.#given().motion);
  readonly #reasons = $derived.by(() => this.#given().reasons);

  constructor(given: () => ChoosingProps) {
    this.#given = given;
  }

  /** The option of this text, when it is legal now. */
  option(text: string): Option | undefined {
    return this.#byText.get(text);
  }

  isPicked(option: Option | undefined): boolean {
    return option !== undefined && this.picked?.text === option.text;
  }

  /** Consider an option; the picked one is put back. */
  choose(option: Option): void {
    this.#given().pick(this.isPicked(option) ? null : option);
  }

  /** The pointer or the focus rests on an option: its preview is shown, nothing is picked. */
  point(option: Option | null): void {
    this.#given().point(option);
  }

  /** For whatever picks this option: its preview while the pointer or the focus rests on it. */
  points(option: Option | undefined): Attachment {
    if (!option) return NOTHING;
    return (node) => {
      const on = (): void => this.point(option);
      // A thing that goes with the focus on it is left in the middle of an update: nothing may change there.
      const off = (): void => queueMicrotask(() => this.point(null));
      const mouse = (event: Event): void => {
        if (event instanceof PointerEvent && event.pointerType === 'mouse') on();
      };
      const listeners = { pointerenter: mouse, pointerleave: off, focusin: on, focusout: off };
      for (const [name, act] of Object.entries(listeners)) node.addEventListener(name, act);
      return () => {
        for (const [name, act] of Object.entries(listeners)) node.removeEventListener(name, act);
      };
    };
  }

  drop(): void {
    this.#given().pick(null);
  }

  /** Ask why this is not possible; the prompt bar answers. */
  why(text: string): void {
    this.#given().why(text);
  }

  reason(text: string): Refusal | undefined {
    return this.#reasons.get(text);
  }

  /** Why not, as a sentence; undefined while nobody has asked the server. */
  reasonText(text: string): string | undefined {
    const reason = this.reason(text);
    return reason && this.words.refusal(reason);
  }

  /** A log line points at it. */
  isLit(place: string): boolean {
    return this.#lit.has(place);
  }

  /** It changed since the viewer last acted. */
  isChanged(place: string): boolean {
    return this.#changed.has(place);
  }
}

const [getChoosing, setChoosing] = createContext<Choosing>();
export { getChoosing };

export function provideChoosing(given: () => ChoosingProps): Choosing {
  return setChoosing(new Choosing(given));
}
