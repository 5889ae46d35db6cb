// Every field a view declares is drawn, or stands here with the reason why not.
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { Declared, everyFieldIsDrawn, propsAt } from '../../bench/drawn';
import type { Data, GameEvent, View } from '../../generated/ankh';
import type { Catalogue, Option } from '../types';
import About from './About.svelte';
import Board from './Board.svelte';
import Head from './Head.svelte';
import Strip from './Strip.svelte';
import { recorded } from './fixtures/recorded';
import { Geography } from './geography';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
// Printed, and the same in every view.
vi.mock('./Land.svelte', () => ({ default: () => undefined }));

const declared = new Declared('ankh');
const catalogue = { data: recorded.data } as Catalogue<Data>;
const geography = new Geography(recorded.data.map);

/** All that can be seen of a position, part by part: the page's head, a phone's strip, the board, every sheet. */
function* pages(view: View): Generator<string> {
  const props = propsAt<View, GameEvent, Data>(view, catalogue);
  const draw = (picked: Option | null): string => render(Board, { props: { ...props, picked } }).body;
  yield render(Head, { props }).body;
  yield render(Strip, { props }).body;
  yield draw(null);
  // A caravan's next side shows what it leads to while it is considered.
  if (view.caravan) yield draw(props.options[0] ?? null);
  const about = [
    ...view.regions.map((region) => `region-${region.first_hex}`),
    ...view.seats.map((seat) => `god-${seat.seat}`),
  ];
  for (const id of about) yield render(About, { props: { ...props, id, geography, reason: undefined } }).body;
}

everyFieldIsDrawn({
  declared,
  root: 'AnkhView',
  views: recorded.views,
  notDrawn: {
    'AnkhView.game': 'the page knows which board it draws',
    'AnkhView.active': 'the seat of the turn, which is drawn, or of nobody when the game is over',
    'AnkhView.conflict': 'the event track shows which conflicts have been',
    'AnkhView.events_to_conflict': 'the outlook says it and is drawn',
    'HexView.claws': 'drawn as the hexes they point at (aimed_at)',
  },
  look: ({ at }) => ({ key: at, pages: () => pages(recorded.views[at]!) }),
});

it('is measured against views as they are declared', () => {
  expect(declared.fields.length).toBeGreaterThan(120);
  const seen = new Map<object, string[]>();
  recorded.views.forEach((view, at) => {
    for (const { field, holder } of declared.places(at, view as never, 'AnkhView'))
      seen.set(holder, [...(seen.get(holder) ?? []), `${field.record}.${field.name}`]);
  });
  for (const [holder, names] of seen) {
    const record = names[0]!.split('.')[0]!;
    const base = record === 'AnkhView' ? ['players', 'viewer', 'decision'] : [];
    const fields = declared.records.get(record)!;
    const known = [...fields.map((field) => field.name), ...base];
    expect(Object.keys(holder).filter((key) => !known.includes(key))).toEqual([]);
    expect(fields.filter((field) => !field.optional && !(field.name in holder))).toEqual([]);
  }
});
