import { describe, expect, it } from 'vitest';
import type { Block, Guide } from '../generated/messages';
import { groups, placeOf, rulesOf, search } from './guide';

const block = (text: string, rules: string[], kind: Block['kind'] = 'paragraph'): Block => ({
  kind,
  cells: [[{ set: 'plain', text }]],
  rules,
});

const guide: Guide = {
  title: 'Игра',
  about: [],
  chapters: [
    { id: 'course', title: 'Ход игры', blocks: [block('Сначала аукцион.', ['X-A-1'])] },
    { id: 'auction', title: 'Аукцион', blocks: [block('Ставки растут.', ['X-A-1', 'X-A-2']), block('Ещё раз.', [])] },
  ],
  prompts: { bid: ['X-A-2'] },
  refusals: {},
  events: {},
  things: { tile: { ruby_charge: ['X-A-1'] } },
};

describe('the rules', () => {
  it('are found by what the page shows', () => {
    expect(rulesOf(guide, { of: 'prompts', key: 'bid' })).toEqual(['X-A-2']);
    expect(rulesOf(guide, { of: 'things', key: 'tile-ruby_charge' })).toEqual(['X-A-1']);
    expect(rulesOf(guide, { of: 'events', key: 'nothing' })).toEqual([]);
  });

  it('open where they are told in full', () => {
    expect(placeOf(guide, 'X-A-1')).toEqual({ chapter: 'auction', block: 0 });
    expect(placeOf(guide, 'X-A-9')).toBeNull();
  });

  it('are searched by all words, whatever their case and dots', () => {
    expect(search(guide, 'аукцион еще')).toEqual([{ chapter: 'auction', block: 1 }]);
    expect(search(guide, 'x-a-2')).toEqual([{ chapter: 'auction', block: 0 }]);
    expect(search(guide, '  ')).toEqual([]);
  });

  it('keep the items of a list together', () => {
    const lines = [block('a', []), block('b', [], 'item'), block('c', [], 'item'), block('d', [], 'example')];
    expect(groups(lines).map(({ kind, at, blocks }) => [kind, at, blocks.length])).toEqual([
      ['paragraph', 0, 1],
      ['item', 1, 2],
      ['example', 3, 1],
    ]);
  });
});
