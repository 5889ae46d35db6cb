// Every field that a view declares is drawn, or stands here with the reason why not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { vi } from 'vitest';
import { Declared, everyFieldIsDrawn, propsAt } from '../../bench/drawn';
import type { Data, GameEvent, View } from '../../generated/kemet';
import type { Catalogue } from '../types';
import Everything from './fixtures/Everything.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
// The ground is the same in every position, and large.
vi.mock('./land', async (original) => {
  const land = await original<typeof import('./land')>();
  return { ...land, landFor: (...of: Parameters<typeof land.landFor>) => ({ ...land.landFor(...of), ground: '' }) };
});

interface Recorded {
  data: Data;
  positions: { view: View; picked: string | null }[];
}
const recorded: Recorded = JSON.parse(readFileSync(join(__dirname, 'fixtures/positions.json'), 'utf8'));
const declared = new Declared('kemet');
const catalogue = { data: recorded.data, sources: declared.names('Source') } as Catalogue<Data>;

// Of a march one step is picked, into battle where there is one, and its way comes first: it is drawn step by step.
for (const position of recorded.positions) {
  const [reach] = position.view.reach ?? [];
  const steps = (position.view.decision?.options ?? []).filter((text) => text.startsWith('step '));
  const ways = reach?.routes.filter((route) => steps.includes(`step ${route.area}`)) ?? [];
  const way = ways.find((route) => route.battle) ?? ways[0];
  if (!reach || !way) continue;
  position.picked = `step ${way.area}`;
  reach.routes = [way, ...reach.routes.filter((route) => route.area !== way.area)];
}

function draw({ view, picked }: Recorded['positions'][number]): string {
  const props = propsAt<View, GameEvent, Data>(view, catalogue);
  const chosen = props.options.find((option) => option.text === picked) ?? null;
  return render(Everything, { props: { ...props, picked: chosen } }).body;
}

everyFieldIsDrawn({
  declared,
  root: 'KemetView',
  views: recorded.positions.map(({ view }) => view),
  notDrawn: {
    'KemetView.game': 'the page knows which board it draws',
    'KemetView.winner': 'the end is told as a story, and the final page follows',
    'KemetView.discard': 'in the sheet of the discard pile, which Everything lists by hand',
    'SeatView.seat': 'the order of the day names it, and without its seat the page could not be drawn',
    'PairView.card': 'the row of the table says it',
  },
  look: ({ at }) => ({ key: at, pages: () => [draw(recorded.positions[at]!)] }),
});
