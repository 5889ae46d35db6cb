// A board that is only looked at: the last position on a final page.
import type { BaseView, BoardProps, EndProps } from '../boards/types';

export function still<V extends BaseView, E extends { event: string }, D>(
  end: Pick<EndProps<V, D>, 'view' | 'catalogue' | 'words' | 'seats'>,
): BoardProps<V, E, D> {
  const nothing = (): void => {};
  return {
    view: end.view,
    catalogue: end.catalogue,
    words: end.words,
    seats: end.seats,
    me: null,
    options: [],
    picked: null,
    pick: nothing,
    point: nothing,
    highlight: [],
    changed: [],
    news: null,
    preview: null,
    reasons: new Map(),
    why: nothing,
    motion: false,
    tab: null,
    turnTo: nothing,
  };
}
