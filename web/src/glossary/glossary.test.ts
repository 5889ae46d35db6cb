import { describe, expect, it } from 'vitest';
import type { Glossary, Spot, Thing } from '../generated/messages';
import { ALL, LEFT, byPlace, find, moments } from './glossary';

const thing = (id: string, name: string, when: string[]): Thing => ({
  id,
  kind: id.split('-')[0]!,
  name,
  text: 'Приносит всё своё.',
  numbers: [{ label: 'Цена', value: '3' }],
  when,
  count: 2,
  rules: ['X-A-1'],
});
const glossary: Glossary = {
  kinds: [
    { id: 'card', name: 'Карты' },
    { id: 'tile', name: 'Жетоны' },
  ],
  entries: [thing('card-one', 'Чёрная карта', ['днём']), thing('tile-two', 'Жетон', ['ночью', 'днём'])],
  places: { market: 'на рынке', held: 'владеет' },
  to_be_had: ['market'],
};
const spot = (place: string, seat: Spot['seat'], count = 1): Spot => ({ place, seat, count });
const spots = {
  'card-one': [spot('held', 'A'), spot('market', null)],
  'tile-two': [spot('held', 'B'), spot('held', 'A')],
};
const ids = (things: Thing[]): string[] => things.map(({ id }) => id);

describe('the glossary', () => {
  it('is searched by all words, whatever their case and dots', () => {
    expect(ids(find(glossary, null, { ...ALL, typed: 'черная КАРТА' }))).toEqual(['card-one']);
    expect(ids(find(glossary, null, { ...ALL, typed: 'все цена 3' }))).toEqual(['card-one', 'tile-two']);
    expect(ids(find(glossary, null, { ...ALL, typed: 'белая' }))).toEqual([]);
  });

  it('is filtered by kind, moment, owner, and what is left', () => {
    expect(ids(find(glossary, spots, { ...ALL, kind: 'tile' }))).toEqual(['tile-two']);
    expect(ids(find(glossary, spots, { ...ALL, when: 'ночью' }))).toEqual(['tile-two']);
    expect(ids(find(glossary, spots, { ...ALL, who: 'A' }))).toEqual(['card-one', 'tile-two']);
    expect(ids(find(glossary, spots, { ...ALL, who: 'B', kind: 'card' }))).toEqual([]);
    expect(ids(find(glossary, spots, { ...ALL, who: LEFT }))).toEqual(['card-one']);
  });

  it('names moments of a kind once, and places with all who are there', () => {
    expect(moments(glossary, '')).toEqual(['днём', 'ночью']);
    expect(moments(glossary, 'card')).toEqual(['днём']);
    expect(byPlace(spots['tile-two']).map(({ place, count }) => [place, count])).toEqual([['held', 2]]);
  });
});
