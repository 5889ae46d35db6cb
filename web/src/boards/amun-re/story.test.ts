import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../generated/amun-re';
import { movesOf } from './moves';
import { storyOf } from './story';

const OFFERING: GameEvent[] = [
  { event: 'offered', seat: 'A', gold: 6, change: false },
  { event: 'thief', seat: 'B', change: false },
  { event: 'total', total: 3 },
  { event: 'active_tile', tile: 'tile2', total: 3, previous: null },
  { event: 'stole', seat: 'B', gold: 3 },
  { event: 'rewards', seat: 'A', rank: 1, count: 3 },
  { event: 'marker', seat: 'A', previous: 'B' },
];

describe('what is told of an offering or a scoring', () => {
  it('tells an offering in the order of the rules, each thing once', () => {
    const story = storyOf(OFFERING);
    expect(story.map((chapter) => chapter.id)).toEqual(['offerings', 'total', 'tile', 'rewards', 'first']);
    expect(story.flatMap((chapter) => chapter.events)).toEqual(OFFERING);
  });

  it('tells a scoring source by source', () => {
    const story = storyOf([
      { event: 'scored', seat: 'A', source: 'temples', points: 4 },
      { event: 'scored', seat: 'B', source: 'temples', points: 2 },
      { event: 'scored', seat: 'A', source: 'pyramids', points: 3 },
      { event: 'scored_card', seat: 'B', card: 'one_land', points: 3 },
    ]);
    expect(story.map((chapter) => [chapter.source, chapter.events.length])).toEqual([
      ['temples', 2],
      ['pyramids', 1],
      ['yellow', 1],
    ]);
  });

  it('tells nothing of an ordinary move', () => {
    expect(storyOf([{ event: 'bid', seat: 'A', province: 'thebes', gold: 3 }])).toEqual([]);
  });
});

describe('what moves', () => {
  it('goes from one end to the other', () => {
    expect(movesOf({ event: 'income', seat: 'C', province: 'abu', gold: 7 })).toEqual([
      { piece: { icon: 'coin', text: '7' }, from: 'province-abu', to: 'gold-C' },
    ]);
    expect(movesOf({ event: 'marker', seat: 'A', previous: 'B' })).toMatchObject([{ from: 'boat-B', to: 'boat-A' }]);
    expect(movesOf({ event: 'stone', seat: 'A', province: 'edfu' })).toMatchObject([
      { from: 'supply', to: 'province-edfu', arriving: 'stone-edfu' },
    ]);
  });

  it('moves no coins where none are paid', () => {
    expect(movesOf({ event: 'bought_cards', seat: 'A', count: 0, gold: 0 })).toEqual([]);
  });
});
