// The view of Amun-Re as the rules package gives it, the places on the map, and what can be read off both.
// Everything that counts comes from the data file; nothing here decides what is legal.
import type { ChartPoint, Decision, Facts, Option, SeatId, View } from '../types';

export interface ProvinceView {
  owner: SeatId | null;
  farmers: number;
  free_farmers: number;
  stones: number;
  pyramids: number;
  /** Face-down power cards lying here during the auction. */
  cards: number;
}

export interface SeatView {
  seat: SeatId;
  vp: number;
  points: Record<string, number>;
  projected: Record<string, number>;
  hand_size: number;
  scribes: number;
  bid: { province: string; gold: number } | null;
  barred: string | null;
  protected: boolean;
  played: string[];
  /** Revealed offering of the latest offering phase: 0 is the Thief. */
  offered: number | null;
  province_cards: number;
  ready: boolean;
  gold?: number;
  hand?: Record<string, number>;
  province_hand?: string[];
}

export type Phase = 'auction' | 'market' | 'offering' | 'harvest' | 'scoring';

export interface AmunView {
  players: number;
  viewer: SeatId | null;
  decision: Decision | null;
  expert: boolean;
  round: number;
  kingdom: 'old' | 'new';
  phase: Phase;
  first_player: SeatId;
  tile: string | null;
  total: number;
  for_sale: string[];
  power_deck: number;
  power_discard: Record<string, number>;
  province_deck: number;
  province_discard: string[];
  seats: SeatView[];
  provinces: Record<string, ProvinceView>;
}

export interface ProvinceFacts {
  id: string;
  side: 'west' | 'east';
  region: 'upper' | 'lower';
  nile: boolean;
  fields: number;
  power_symbols: number;
  gold_mine: number;
  caravan: number;
  temples: number;
  instant: { power_cards: number; stones: number; gold: number };
  map: { row: number; col: number };
}

export interface TileFacts {
  id: number;
  min: number | null;
  max: number | null;
  value: number;
  camel: boolean;
}

export interface AmunData {
  provinces: ProvinceFacts[];
  phases: { id: Phase }[];
  kingdoms: { id: 'old' | 'new'; rounds: number[] }[];
  map_layout: { empty_cell: { row: number; col: number } };
  bid_track: { cells: number[] };
  purchase: { printed: Record<string, number> };
  offering_tiles: TileFacts[];
  offering: { rewards_by_rank: number[] };
  power_cards: { types: { id: string; phase: Phase; count: number; colour: string | null; gold?: number }[] };
  scoring_interim: { majority: { vp: number } };
}

export const asView = (view: View): AmunView => view as unknown as AmunView;
export const dataOf = (facts: Facts): AmunData => facts.data as unknown as AmunData;

// ---------------------------------------------------------------- places

export const WIDTH = 1280;
export const HEIGHT = 712;
export const CELL_W = 266;
export const CELL_H = 150;
const COLUMNS = [28, 303, 711, 986];
const ROWS_TOP = 66;
const ROW_PITCH = 158.5;
export const NILE_X = 640;

export interface Place {
  x: number;
  y: number;
}

export function placeAt(row: number, col: number): Place {
  return { x: COLUMNS[col] ?? 0, y: ROWS_TOP + row * ROW_PITCH };
}

export const placeOf = (province: ProvinceFacts): Place => placeAt(province.map.row, province.map.col);

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

// ---------------------------------------------------------------- what can be clicked where

const AT_PROVINCE = new Set(['pick', 'place', 'architect', 'free_farmer', 'take_farmer', 'take_stone', 'treasury', 'big_harvest']);
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

/** The province an option is about, if any. */
export function provinceOf(option: Option | null): string | undefined {
  return option && (AT_PROVINCE.has(option.verb) || isBid(option)) ? option.args[0] : undefined;
}

/** Where the pieces an option moves would come to lie; the picture shown on its button. */
export function pictureOf(verb: string): string {
  if (verb === 'take_stone' || verb === 'architect' || verb === 'buy_stones') return verb === 'architect' ? 'pyramid' : 'stone';
  if (verb === 'take_farmer' || verb === 'free_farmer' || verb === 'buy_farmers') return 'farmer';
  if (verb === 'treasury') return 'coin';
  if (verb === 'big_harvest') return 'wheat';
  if (verb === 'take_card' || verb === 'buy_cards') return 'card';
  return 'scribe';
}

// ---------------------------------------------------------------- what can be read off

export const price = (count: number): number => (count * (count + 1)) / 2;

export function tileOf(view: AmunView, data: AmunData): TileFacts | undefined {
  return data.offering_tiles.find((tile) => `tile${tile.id}` === view.tile);
}

/** Seats in turn order, the First Player first. */
export function turnOrder(view: AmunView): SeatView[] {
  const first = Math.max(
    view.seats.findIndex((seat) => seat.seat === view.first_player),
    0,
  );
  return [...view.seats.slice(first), ...view.seats.slice(0, first)];
}

/** What a province brings at the harvest with this tile; `bonus` for each farmer. */
export function incomeOf(province: ProvinceFacts, now: ProvinceView, tile: TileFacts | undefined, bonus = 0): number {
  if (!tile) return 0;
  const camel = tile.camel ? province.caravan : 0;
  return province.gold_mine + camel + (now.farmers + now.free_farmers) * (tile.value + bonus);
}

/** Income as far as it is known: cards already played in this harvest included. */
export function harvestOf(view: AmunView, data: AmunData, province: ProvinceFacts): number {
  const now = view.provinces[province.id];
  if (!now?.owner) return 0;
  const played = view.decision?.name === 'harvest_cards' ? view.decision.details : undefined;
  if (played?.['treasury'] === province.id) return data.power_cards.types.find((card) => card.id === 'treasury')?.gold ?? 0;
  return incomeOf(province, now, tileOf(view, data), played?.['big_harvest'] === province.id ? 1 : 0);
}

export interface Award {
  side: 'west' | 'east';
  /** Provinces that lead this side now, with their holders. */
  leaders: { province: string; owner: SeatId; pyramids: number; stones: number }[];
}

/** Who would take the award for the tallest province of a side now. */
export function award(view: AmunView, data: AmunData, side: 'west' | 'east'): Award {
  let best = 0;
  let leaders: Award['leaders'] = [];
  for (const { id, side: where } of data.provinces) {
    const now = view.provinces[id];
    if (where !== side || !now?.owner || now.pyramids === 0) continue;
    const size = now.pyramids * 3 + now.stones;
    if (size > best) leaders = [];
    if (size >= best) leaders.push({ province: id, owner: now.owner, pyramids: now.pyramids, stones: now.stones });
    best = Math.max(best, size);
  }
  return { side, leaders };
}

/** Places of those who offered gold, highest first, equals in turn order; a Thief has none. */
export function ranks(view: AmunView): Map<SeatId, number> {
  const offered = turnOrder(view).filter((seat) => (seat.offered ?? 0) > 0);
  const sorted = [...offered].sort((a, b) => (b.offered ?? 0) - (a.offered ?? 0));
  return new Map(sorted.map((seat, place) => [seat.seat, place + 1]));
}

export function sum(values: Record<string, number>): number {
  return Object.values(values).reduce((total, value) => total + value, 0);
}

export interface Holdings {
  provinces: string[];
  pyramids: number;
  stones: number;
  farmers: number;
  income: number;
}

export function holdings(view: AmunView, data: AmunData, seat: SeatId): Holdings {
  const found: Holdings = { provinces: [], pyramids: 0, stones: 0, farmers: 0, income: 0 };
  for (const province of data.provinces) {
    const now = view.provinces[province.id];
    if (now?.owner !== seat) continue;
    found.provinces.push(province.id);
    found.pyramids += now.pyramids;
    found.stones += now.stones;
    found.farmers += now.farmers + now.free_farmers;
    found.income += harvestOf(view, data, province);
  }
  return found;
}

/** Bids stand until the auction is paid; afterwards the winner's scribe marks the province. */
export function isForSale(view: AmunView, province: string): boolean {
  return view.phase === 'auction' && view.for_sale.includes(province) && !view.provinces[province]?.owner;
}

/** Is the offering of this phase open for all to see? */
export function isRevealed(view: AmunView): boolean {
  return view.phase === 'offering' && view.seats.every((seat) => seat.offered !== null);
}

export interface RoundGains {
  round: number;
  gains: { seat: SeatId; points: number }[];
}

/** Points each round brought. A scoring may come with the step into the next round, so a round ends where the next begins. */
export function gainsByRound(chart: ChartPoint[], seats: SeatId[]): RoundGains[] {
  const found: RoundGains[] = [];
  let before: ChartPoint['scores'] = {};
  for (const round of new Set(chart.flatMap((point) => point.round ?? []))) {
    const end = chart.find((point) => (point.round ?? 0) > round) ?? chart.at(-1);
    const gains = seats.map((seat) => ({ seat, points: (end?.scores[seat] ?? 0) - (before[seat] ?? 0) }));
    if (gains.some((gain) => gain.points > 0)) found.push({ round, gains });
    before = end?.scores ?? before;
  }
  return found;
}
