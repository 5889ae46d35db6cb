import { describe, expect, it } from 'vitest';
import type { Option } from '../types';
import { bidsAt, boatAt, cardOf, cellAt, optionsAt, placeAt, plot, CELL_H, CELL_W, HEIGHT, WIDTH } from './model';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label: text };
};

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
  const options = [
    'bid memphis 3',
    'bribe memphis 6',
    'take_farmer memphis',
    'take_stone memphis',
    'take_stone abu',
    'sell architect',
    'protect',
    'end',
  ].map(option);

  it('tells places from cells', () => {
    expect(optionsAt(options, 'memphis').map((each) => each.text)).toEqual([
      'take_farmer memphis',
      'take_stone memphis',
    ]);
    expect(bidsAt(options, 'memphis').map((each) => each.text)).toEqual(['bid memphis 3', 'bribe memphis 6']);
    expect(optionsAt(options, 'kharga')).toEqual([]);
  });

  it('knows the card an option is about', () => {
    expect(options.map(cardOf)).toEqual([
      undefined,
      'bribe',
      undefined,
      undefined,
      undefined,
      'architect',
      'protection',
      undefined,
    ]);
  });
});
