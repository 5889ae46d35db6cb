// Everything a view declares is drawn, or stands here with the reason why not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { vi } from 'vitest';
import { Declared, everyFieldIsDrawn, propsAt, type Place } from '../../bench/drawn';
import type { Data, GameEvent, View } from '../../generated/tekhenu';
import type { Catalogue } from '../types';
import Everything from './fixtures/Everything.svelte';
import { GODS, pointer, type PlacedDie } from './table.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
vi.stubGlobal('localStorage', { getItem: () => 'seen' });

const { data, views }: { data: Data; views: View[] } = JSON.parse(
  readFileSync(join(__dirname, 'fixtures/views.json'), 'utf8'),
);
const declared = new Declared('tekhenu');
const catalogue = { data, sources: declared.names('Source') } as Catalogue<Data>;
const diceOf = (view: View): PlacedDie[] =>
  GODS.flatMap((god) => view.sectors[god].dice.map((die, at) => ({ ...die, god, at })));
/** Sheets that tell more than what lies open. */
const ASKED = ['bag', 'deck technology', 'deck law', 'bot', 'points A'];

/** The die to point at so that the place is seen, if it is about a die. */
function dieOf(view: View, { field, holder }: Place): number | null {
  if (!/Use$/.test(field.record) && field.type !== 'DieUse') return null;
  const part = JSON.stringify(field.type === 'DieUse' ? holder[field.name] : holder);
  return diceOf(view).findIndex((die) => JSON.stringify(die.use ?? null).includes(part));
}

/** The page of this view: with one sheet after the other, and with the pointer on a die. */
function* pages(view: View, pointed: number | null): Generator<string> {
  const props = propsAt<View, GameEvent, Data>(view, catalogue);
  const draw = (asked: string, options = props.options): string =>
    render(Everything, { props: { ...props, options, asked } }).body;
  try {
    pointer.over = Object.keys(view.held_tile?.spots ?? {})[0] ?? null;
    for (const asked of ASKED) yield draw(asked);
    // As it is seen by whoever is not asked.
    yield draw('bag', []);
    const die = pointed === null ? undefined : diceOf(view)[pointed];
    if (!die) return;
    pointer.pointed = die;
    yield draw(`die ${die.god} ${die.at}`);
  } finally {
    pointer.pointed = null;
    pointer.over = null;
  }
}

everyFieldIsDrawn({
  declared,
  root: 'TekhenuView',
  views,
  notDrawn: {
    'TekhenuView.game': 'the page knows which board it draws',
    'TekhenuView.phase': 'the calendar and the question say where the game is',
    'TekhenuView.coming': 'the calendar shows what follows each round',
    'TekhenuView.laws_open': 'the laws themselves appear',
    'SeatView.seen': 'the desk shows both as cards to choose from',
    'SeatView.dealt_laws': 'the desk shows both as cards to choose from',
    'CellView.turns': 'the sides are given as they lie',
    'TurnView.nudge': 'says which options come next; the desk shows them',
    'TurnView.main_open': 'the desk shows the actions still open',
    'TurnView.extras': 'the desk shows them as options',
    'SoloView.random_start_cards': 'chosen before the game; the cards themselves lie in the panels',
  },
  look: (place) => {
    const view = views[place.at]!;
    const pointed = dieOf(view, place);
    return { key: `${place.at} ${pointed}`, pages: () => pages(view, pointed) };
  },
});
