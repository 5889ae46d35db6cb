// Where things lie on the map, and which options belong to which of them. Nothing here follows from rules.
import type { Data } from '../../generated/amun-re';
import type { Point as Place } from '../../kit/walk';
import type { Option } from '../types';

export type { Place };
export type PrintedProvince = Data['provinces'][number];

export const WIDTH = 1280;
export const HEIGHT = 712;
export const CELL_W = 266;
export const CELL_H = 150;
const COLUMNS = [28, 303, 711, 986];
const ROWS_TOP = 66;
const ROW_PITCH = 158.5;
export const NILE_X = 640;

export function placeAt(row: number, col: number): Place {
  return { x: COLUMNS[col] ?? 0, y: ROWS_TOP + row * ROW_PITCH };
}

export const placeOf = (province: PrintedProvince): Place => placeAt(province.map.row, province.map.col);

/** Where a scribe without a bid waits: its boat on the river, in turn order from the delta to the south. */
export function boatAt(place: number): Place {
  return { x: NILE_X, y: 356 + place * 76 };
}

/** Centre of a bid cell, relative to its province. */
export function cellAt(index: number, cells: number): Place {
  const pitch = (CELL_W - 12) / cells;
  return { x: 6 + pitch * (index + 0.5), y: 91 };
}

/** A plot of land with slightly uneven edges, always the same for the same seed. */
export function plot(w: number, h: number, seed: number): string {
  let state = seed * 7919 + 17;
  const wobble = (): number => {
    state = (state * 16807 + 11) % 2147483647;
    return (state / 2147483647 - 0.5) * 5;
  };
  const r = 13;
  const p = (x: number, y: number): string => `${(x + wobble()).toFixed(1)} ${(y + wobble() * 0.6).toFixed(1)}`;
  return (
    `M${r} ${(wobble() * 0.4).toFixed(1)}C${p(w * 0.33, 0)} ${p(w * 0.66, 0)} ${w - r} 0Q${w} 0 ${w} ${r}` +
    `C${p(w, h * 0.33)} ${p(w, h * 0.66)} ${w} ${h - r}Q${w} ${h} ${w - r} ${h}` +
    `C${p(w * 0.66, h)} ${p(w * 0.33, h)} ${r} ${h}Q0 ${h} 0 ${h - r}` +
    `C${p(0, h * 0.66)} ${p(0, h * 0.33)} 0 ${r}Q0 0 ${r} ${(wobble() * 0.2).toFixed(1)}Z`
  );
}

// What can be clicked where

const AT_PROVINCE = new Set([
  'pick',
  'place',
  'architect',
  'free_farmer',
  'take_farmer',
  'take_stone',
  'treasury',
  'big_harvest',
]);
const AT_CELL = new Set(['bid', 'bribe']);
const CARD_OF_VERB: Record<string, string> = {
  protect: 'protection',
  bribe: 'bribe',
  architect: 'architect',
  free_farmer: 'free_farmer',
  change: 'offering_change',
  treasury: 'treasury',
  big_harvest: 'big_harvest',
};

export const isBid = (option: Option): boolean => AT_CELL.has(option.verb);

/** Options that name the province as a whole (bids name a cell of it). */
export function optionsAt(options: Option[], province: string): Option[] {
  return options.filter((option) => AT_PROVINCE.has(option.verb) && option.args[0] === province);
}

export function bidsAt(options: Option[], province: string): Option[] {
  return options.filter((option) => isBid(option) && option.args[0] === province);
}

/** The power card an option plays or sells. */
export function cardOf(option: Option): string | undefined {
  if (option.verb === 'sell' || option.verb === 'score') return option.args[0];
  return CARD_OF_VERB[option.verb];
}

/** Where the pieces an option moves would come to lie; the picture shown on its button. */
export function pictureOf(verb: string): string {
  if (verb === 'take_stone' || verb === 'architect' || verb === 'buy_stones')
    return verb === 'architect' ? 'pyramid' : 'stone';
  if (verb === 'take_farmer' || verb === 'free_farmer' || verb === 'buy_farmers') return 'farmer';
  if (verb === 'treasury') return 'coin';
  if (verb === 'big_harvest') return 'wheat';
  if (verb === 'take_card' || verb === 'buy_cards') return 'card';
  return 'scribe';
}

export function sum(values: Readonly<Partial<Record<string, number>>>): number {
  return Object.values(values).reduce<number>((total, value) => total + (value ?? 0), 0);
}
