// Where things stand in each area: a place of its own for the pyramid, the troop, the creature, the name, the price of a
// march, the temple, the obelisk and the boat, so that nothing covers anything and nothing jumps.
import type { Area, City } from '../../generated/kemet';
import type { Point } from './land';

export interface Places {
  troop: Point;
  /** Who attacks stands here until the battle is over; no price is shown meanwhile. */
  attack: Point;
  creature: Point;
  price: Point;
  name?: Point;
  pyramid?: Point;
  temple?: Point;
  obelisk?: Point;
  boat?: Point;
  /** Pieces are drawn smaller where there is little room. */
  scale: number;
}

type Row = Partial<Record<'t' | 'c' | 'k' | 'n' | 'p' | 'm' | 'o' | 'h', readonly [number, number]>> & { s?: number };

const ROWS: Record<Area, Row> = {
  w1_d1: { p: [32, 150], t: [76, 140], c: [34, 98], k: [76, 102], s: 0.86 },
  w1_d2: { p: [34, 46], t: [92, 48], c: [142, 48], k: [170, 58] },
  w1_d3: { p: [122, 118], t: [156, 124], c: [184, 104], k: [150, 148], s: 0.8 },
  w1_lands: { t: [232, 122], c: [272, 140], n: [226, 162], h: [274, 40], k: [226, 76] },
  w2_d1: { p: [202, 274], t: [220, 312], c: [192, 308], k: [216, 252], s: 0.7 },
  w2_d2: { p: [258, 271], t: [282, 264], c: [304, 266], k: [276, 245], s: 0.62 },
  w2_d3: { p: [257, 326], t: [290, 318], c: [310, 300], k: [276, 294], s: 0.62 },
  w2_lands: { t: [146, 262], c: [146, 298], n: [146, 326], h: [146, 236], k: [146, 306], s: 0.8 },
  w3_d1: { p: [32, 424], t: [76, 444], c: [34, 464], k: [78, 404], s: 0.86 },
  w3_d2: { p: [34, 528], t: [84, 514], c: [124, 510], k: [170, 498] },
  w3_d3: { p: [132, 422], t: [182, 450], c: [138, 456], k: [172, 414], s: 0.86 },
  w3_lands: { t: [322, 472], c: [366, 474], n: [322, 506], h: [464, 514], k: [262, 474] },
  w_dunes_north: { o: [176, 222], t: [250, 212], c: [286, 214], n: [232, 244], k: [206, 218], s: 0.86 },
  w_dunes_south: { o: [176, 340], t: [250, 346], c: [284, 350], n: [228, 374], k: [210, 342], s: 0.86 },
  w_bank: { t: [386, 170], c: [424, 182], n: [384, 206], h: [472, 186], k: [346, 186] },
  temple_west: { m: [46, 250], t: [104, 286], c: [52, 296], n: [66, 338], o: [16, 292], k: [112, 240] },
  temple_sphinx: { m: [404, 256], t: [434, 320], c: [392, 322], n: [408, 358], o: [446, 282], k: [384, 291] },
  delta_marsh: { t: [397, 46], c: [428, 46], n: [411, 84], h: [414, 136], k: [412, 103], s: 0.74 },
  temple_delta: { m: [486, 40], t: [472, 98], c: [500, 92], n: [486, 68], o: [459, 36], k: [508, 80], s: 0.74 },
  sanctuary: { m: [336, 36], t: [362, 78], c: [338, 72], n: [326, 60], o: [308, 28], k: [362, 98], s: 0.7 },
  e1_d1: { p: [646, 84], t: [684, 72], c: [712, 64], k: [650, 40], s: 0.84 },
  e1_d2: { p: [762, 62], t: [796, 110], c: [756, 118], k: [796, 66] },
  e1_d3: { p: [660, 134], t: [696, 138], c: [724, 138], k: [690, 106], s: 0.82 },
  e1_lands: { t: [568, 122], c: [606, 140], n: [574, 164], h: [546, 30], k: [592, 80] },
  e3_d1: { p: [640, 456], t: [676, 440], c: [708, 434], k: [704, 412], s: 0.86 },
  e3_d2: { p: [630, 516], t: [668, 516], c: [700, 512], k: [652, 484], s: 0.84 },
  e3_d3: { p: [770, 446], t: [792, 510], c: [752, 506], k: [792, 466] },
  e3_lands: { t: [556, 446], c: [594, 430], n: [552, 482], h: [484, 458], k: [552, 506] },
  e_dunes: { o: [690, 252], t: [652, 288], c: [686, 300], n: [664, 330], k: [650, 246] },
  e_bank: { n: [548, 356], t: [604, 292], c: [600, 258], h: [478, 364], k: [590, 328], s: 0.8 },
  temple_colossi: { m: [538, 232], t: [526, 284], c: [566, 300], n: [536, 316], o: [502, 258], k: [568, 272], s: 0.9 },
  temple_east: { m: [764, 234], t: [756, 306], c: [796, 292], n: [766, 266], o: [730, 262], k: [738, 336] },
};

/** With Memphis standing the dunes are narrow. */
const WITH_MEMPHIS: Partial<Record<Area, Row>> = {
  w_dunes_north: { o: [136, 210], t: [262, 200], c: [292, 204], n: [192, 198], k: [216, 210], s: 0.7 },
  w_dunes_south: { o: [136, 350], t: [272, 368], c: [298, 376], n: [196, 363], k: [228, 376], s: 0.7 },
  temple_west: { m: [44, 250], t: [92, 290], c: [48, 298], n: [56, 338], o: [16, 292], k: [104, 222] },
};

export const CITY_PLATES: Record<City, Point> = {
  w1: { x: 140, y: 15 },
  w2: { x: 238, y: 226 },
  w3: { x: 268, y: 530 },
  e1: { x: 682, y: 14 },
  e3: { x: 548, y: 530 },
};

const at = (pair: readonly [number, number]): Point => ({ x: pair[0], y: pair[1] });
const maybe = (pair: readonly [number, number] | undefined): Point | undefined => pair && at(pair);

export function placesOf(area: Area, players: number): Places {
  const row = (players % 2 ? WITH_MEMPHIS[area] : undefined) ?? ROWS[area];
  const troop = row.t ?? [0, 0];
  return {
    troop: at(troop),
    attack: at(row.k ?? troop),
    creature: at(row.c ?? [troop[0] + 34, troop[1]]),
    price: at(row.k ?? troop),
    name: maybe(row.n),
    pyramid: maybe(row.p),
    temple: maybe(row.m),
    obelisk: maybe(row.o),
    boat: maybe(row.h),
    scale: row.s ?? 0.92,
  };
}

/** All places of an area, kept clear of palms and houses. */
export function keptFree(area: string, players: number): Point[] {
  if (!(area in ROWS)) return [];
  const { troop, creature, price, name, pyramid, temple, obelisk } = placesOf(area as Area, players);
  return [troop, creature, price, name, pyramid, temple, obelisk].filter((point) => point !== undefined);
}
