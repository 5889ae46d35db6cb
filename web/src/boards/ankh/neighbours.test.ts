// What lights up around a hex is what the engine calls its neighbours: for every hex in 200 positions of all scenarios.
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { View } from '../../generated/ankh';
import Neighbours from './Neighbours.svelte';
import { neighboursIn, recorded } from './fixtures/recorded';
import { Geography } from './geography';

const geography = new Geography(recorded.data.map);

const marked = (body: string, mark: string): string[] =>
  [...body.matchAll(new RegExp(`${mark}="(\\w+)"`, 'g'))].map((found) => found[1]!).sort();

it('has 200 positions of all 20 scenarios, with caravans among them', () => {
  expect(recorded.positions).toHaveLength(200);
  expect(new Set(recorded.positions.map((each) => each.scenario)).size).toBe(20);
  expect(new Set(recorded.positions.map((each) => each.open)).size).toBeGreaterThan(50);
});

it('shows the true neighbours of every hex, and a bar where one is cut off', { timeout: 120_000 }, () => {
  for (const position of recorded.positions) {
    const neighbours = neighboursIn(position);
    const view = { neighbours } as View;
    for (const cell of geography.cells) {
      const { body } = render(Neighbours, { props: { view, geography, hex: cell.id } });
      const near = marked(body, 'data-near');
      const touching = recorded.sides.filter((side) => side.split('-').includes(cell.id)).length;
      expect(near, `${position.scenario} ${cell.id}`).toEqual([...neighbours[cell.id]].sort());
      expect(near.length + marked(body, 'data-cut').length, `${position.scenario} ${cell.id}`).toBe(touching);
    }
  }
});
