import { describe, expect, it } from 'vitest';
import type { Option } from '../types';
import { award, bidsAt, boatAt, cardOf, cellAt, gainsByRound, harvestOf, holdings, incomeOf, isForSale, isRevealed, optionsAt, placeAt, plot, price, ranks, turnOrder, CELL_H, CELL_W, HEIGHT, WIDTH, type AmunData, type AmunView, type ProvinceFacts, type SeatView } from './model';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label: text };
};

function province(id: string, more: Partial<ProvinceFacts> = {}): ProvinceFacts {
  return {
    id,
    side: 'west',
    region: 'upper',
    nile: true,
    fields: 3,
    power_symbols: 0,
    gold_mine: 0,
    caravan: 0,
    temples: 0,
    instant: { power_cards: 0, stones: 0, gold: 0 },
    map: { row: 0, col: 0 },
    ...more,
  };
}

const data = {
  provinces: [province('memphis'), province('kharga', { caravan: 5 }), province('abu', { side: 'east', gold_mine: 4 })],
  offering_tiles: [
    { id: 1, min: null, max: 2, value: 1, camel: true },
    { id: 3, min: 13, max: 22, value: 3, camel: false },
  ],
  power_cards: { types: [{ id: 'treasury', phase: 'harvest', count: 3, colour: null, gold: 8 }] },
} as unknown as AmunData;

const empty = { owner: null, farmers: 0, free_farmers: 0, stones: 0, pyramids: 0, cards: 0 };

function seat(name: 'A' | 'B' | 'C', more: Partial<SeatView> = {}): SeatView {
  return { seat: name, vp: 0, points: {}, projected: {}, bid: null, barred: null, offered: null, played: [], ...more } as SeatView;
}

function view(more: Partial<AmunView> = {}): AmunView {
  return {
    phase: 'harvest',
    first_player: 'B',
    tile: 'tile1',
    for_sale: [],
    decision: null,
    seats: [seat('A'), seat('B'), seat('C')],
    provinces: { memphis: empty, kharga: empty, abu: empty },
    ...more,
  } as AmunView;
}

describe('places', () => {
  it('keeps every province and boat on the board', () => {
    for (const row of [0, 1, 2, 3]) {
      for (const col of [0, 1, 2, 3]) {
        const at = placeAt(row, col);
        expect(at.x).toBeGreaterThan(9);
        expect(at.x + CELL_W).toBeLessThan(WIDTH - 9);
        expect(at.y + CELL_H).toBeLessThan(HEIGHT - 9);
      }
    }
    expect(boatAt(4).y + 28).toBeLessThan(HEIGHT - 9);
  });

  it('spreads the bid cells within the province', () => {
    expect(cellAt(0, 9).x).toBeGreaterThan(0);
    expect(cellAt(8, 9).x).toBeLessThan(CELL_W);
  });

  it('draws a plot always alike', () => {
    expect(plot(100, 50, 3)).toBe(plot(100, 50, 3));
    expect(plot(100, 50, 3)).not.toBe(plot(100, 50, 4));
  });
});

describe('where options are clicked', () => {
  const options = ['bid memphis 3', 'bribe memphis 6', 'take_farmer memphis', 'take_stone memphis', 'take_stone abu', 'sell architect', 'protect', 'end'].map(option);

  it('tells places from cells', () => {
    expect(optionsAt(options, 'memphis').map((each) => each.text)).toEqual(['take_farmer memphis', 'take_stone memphis']);
    expect(bidsAt(options, 'memphis').map((each) => each.text)).toEqual(['bid memphis 3', 'bribe memphis 6']);
    expect(optionsAt(options, 'kharga')).toEqual([]);
  });

  it('knows the card an option is about', () => {
    expect(options.map(cardOf)).toEqual([undefined, 'bribe', undefined, undefined, undefined, 'architect', 'protection', undefined]);
  });
});

describe('what can be read off', () => {
  it('prices as the market does', () => {
    expect([1, 2, 3, 7].map(price)).toEqual([1, 3, 6, 28]);
  });

  it('counts mines always, caravans with a camel, farmers by the tile', () => {
    const [, kharga, abu] = data.provinces;
    const [low, high] = data.offering_tiles;
    const worked = { ...empty, owner: 'A' as const, farmers: 2, free_farmers: 1 };
    expect(incomeOf(kharga!, worked, low)).toBe(8);
    expect(incomeOf(kharga!, worked, high)).toBe(9);
    expect(incomeOf(abu!, worked, high, 1)).toBe(16);
    expect(incomeOf(abu!, worked, undefined)).toBe(0);
  });

  it('puts a treasury in the place of the income', () => {
    const worked = { ...empty, owner: 'A' as const, farmers: 2 };
    const now = view({
      provinces: { memphis: worked, kharga: worked, abu: empty },
      decision: { seats: ['A'], step: 'harvest_cards', name: 'harvest_cards', details: { treasury: 'memphis', big_harvest: 'kharga' } },
    });
    expect(data.provinces.map((each) => harvestOf(now, data, each))).toEqual([8, 9, 0]);
    expect(holdings(now, data, 'A')).toMatchObject({ provinces: ['memphis', 'kharga'], farmers: 4, income: 17 });
  });

  it('gives an award to the tallest province of a bank, stones deciding, equals sharing', () => {
    const of = (memphis: [number, number], kharga: [number, number]): string[] =>
      award(
        view({
          provinces: {
            memphis: { ...empty, owner: 'A', pyramids: memphis[0], stones: memphis[1] },
            kharga: { ...empty, owner: 'B', pyramids: kharga[0], stones: kharga[1] },
            abu: empty,
          },
        }),
        data,
        'west',
      ).leaders.map((leader) => leader.owner);
    expect(of([2, 0], [1, 2])).toEqual(['A']);
    expect(of([2, 1], [2, 2])).toEqual(['B']);
    expect(of([2, 1], [2, 1])).toEqual(['A', 'B']);
    expect(of([0, 2], [0, 1])).toEqual([]);
    expect(award(view(), data, 'east').leaders).toEqual([]);
  });

  it('orders turns from the first player and ranks offerings, Thieves aside', () => {
    const now = view({ phase: 'offering', seats: [seat('A', { offered: 4 }), seat('B', { offered: 0 }), seat('C', { offered: 4 })] });
    expect(turnOrder(now).map((each) => each.seat)).toEqual(['B', 'C', 'A']);
    expect([...ranks(now)]).toEqual([
      ['C', 1],
      ['A', 2],
    ]);
    expect(isRevealed(now)).toBe(true);
    expect(isRevealed(view({ phase: 'offering' }))).toBe(false);
  });

  it('takes bids only while nobody owns the province', () => {
    const now = view({ phase: 'auction', for_sale: ['memphis', 'kharga'], provinces: { memphis: empty, kharga: { ...empty, owner: 'A' }, abu: empty } });
    expect(['memphis', 'kharga', 'abu'].map((each) => isForSale(now, each))).toEqual([true, false, false]);
  });

  it('gives points to the round that brought them, though they come with the next', () => {
    const chart = [
      { seq: 1, round: 2, scores: { A: 0 } },
      { seq: 2, round: 3, scores: { A: 0 } },
      { seq: 3, round: 4, scores: { A: 7 } },
      { seq: 4, round: 6, scores: { A: 7 } },
      { seq: 5, round: 6, scores: { A: 20 } },
    ];
    expect(gainsByRound(chart, ['A'])).toEqual([
      { round: 3, gains: [{ seat: 'A', points: 7 }] },
      { round: 6, gains: [{ seat: 'A', points: 13 }] },
    ]);
  });
});
