// Where things stand in each area: a place of its own for the pyramid, the troop, the creature, the name, the price of a
// march, the temple, the obelisk and the boat, so that nothing covers anything and nothing jumps.
import type { Area, City } from '../../generated/kemet';
import type { Point } from './land';

export interface Places {
  troop: Point;
  /** Who attacks stands here, until the battle is over. */
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

type Row = Partial<Record<'t' | 'a' | 'c' | 'k' | 'n' | 'p' | 'm' | 'o' | 'h', readonly [number, number]>> & { s?: number };

const ROWS: Record<Area, Row> = {
  w1_d1: { p: [38, 134], t: [76, 138], c: [34, 100], k: [76, 102], a: [52, 138] },
  w1_d2: { p: [34, 46], t: [92, 48], c: [142, 48], k: [170, 58], a: [60, 48] },
  w1_d3: { p: [130, 118], t: [170, 108], c: [128, 140], k: [164, 138], a: [140, 108] },
  w1_lands: { t: [232, 122], c: [272, 140], n: [226, 162], h: [274, 40], k: [226, 76], a: [196, 180] },
  w2_d1: { p: [200, 268], t: [222, 306], c: [192, 312], k: [218, 288], a: [196, 300], s: 0.72 },
  w2_d2: { p: [264, 268], t: [296, 262], c: [298, 268], k: [262, 246], a: [274, 258], s: 0.66 },
  w2_d3: { p: [264, 322], t: [296, 310], c: [290, 326], k: [262, 296], a: [274, 312], s: 0.66 },
  w2_lands: { t: [146, 262], c: [146, 298], n: [146, 326], h: [146, 236], k: [146, 306], a: [134, 262], s: 0.8 },
  w3_d1: { p: [36, 432], t: [78, 446], c: [34, 462], k: [78, 408], a: [52, 446] },
  w3_d2: { p: [36, 528], t: [84, 514], c: [124, 512], k: [170, 494], a: [56, 514] },
  w3_d3: { p: [134, 430], t: [180, 446], c: [136, 452], k: [172, 414], a: [152, 446] },
  w3_lands: { t: [322, 472], c: [366, 474], n: [322, 506], h: [464, 514], k: [262, 474], a: [286, 472] },
  w_dunes_north: { o: [176, 222], t: [250, 212], c: [286, 214], n: [232, 244], k: [206, 218], a: [222, 212], s: 0.86 },
  w_dunes_south: { o: [176, 340], t: [250, 346], c: [284, 350], n: [228, 374], k: [210, 342], a: [222, 346], s: 0.86 },
  w_bank: { t: [386, 170], c: [424, 182], n: [384, 206], h: [472, 186], k: [346, 186], a: [350, 170] },
  temple_west: { m: [46, 250], t: [104, 286], c: [52, 300], n: [60, 334], o: [16, 292], k: [112, 240], a: [72, 290] },
  temple_sphinx: { m: [404, 256], t: [434, 320], c: [392, 322], n: [408, 358], o: [446, 282], k: [384, 291], a: [400, 318] },
  delta_marsh: { t: [412, 44], c: [412, 74], n: [412, 94], h: [414, 136], k: [412, 74], a: [394, 50], s: 0.86 },
  temple_delta: { m: [486, 40], t: [482, 92], c: [510, 84], n: [486, 68], o: [459, 36], k: [470, 110], a: [462, 92], s: 0.8 },
  sanctuary: { m: [336, 38], t: [352, 76], c: [324, 66], n: [336, 62], o: [308, 30], k: [364, 30], a: [334, 74], s: 0.74 },
  e1_d1: { p: [662, 74], t: [700, 62], c: [690, 30], k: [648, 36], a: [672, 62] },
  e1_d2: { p: [762, 62], t: [796, 110], c: [756, 118], k: [796, 66], a: [770, 110] },
  e1_d3: { p: [680, 136], t: [722, 138], c: [676, 110], k: [716, 104], a: [696, 138] },
  e1_lands: { t: [568, 122], c: [606, 140], n: [574, 164], h: [546, 30], k: [592, 80], a: [540, 130] },
  e3_d1: { p: [658, 444], t: [700, 440], c: [660, 460], k: [690, 412], a: [674, 440] },
  e3_d2: { p: [650, 506], t: [700, 512], c: [648, 526], k: [690, 482], a: [672, 512] },
  e3_d3: { p: [770, 446], t: [790, 512], c: [750, 500], k: [792, 466], a: [762, 512] },
  e3_lands: { t: [556, 446], c: [594, 430], n: [552, 482], h: [484, 458], k: [552, 506], a: [524, 446] },
  e_dunes: { o: [690, 252], t: [652, 288], c: [686, 300], n: [664, 330], k: [650, 246], a: [634, 290] },
  e_bank: { n: [548, 356], t: [604, 292], c: [600, 258], h: [478, 364], k: [590, 328], a: [576, 330], s: 0.8 },
  temple_colossi: { m: [538, 232], t: [526, 284], c: [566, 300], n: [536, 316], o: [502, 258], k: [568, 272], a: [502, 290], s: 0.9 },
  temple_east: { m: [764, 236], t: [756, 304], c: [796, 290], n: [768, 262], o: [730, 262], k: [738, 336], a: [726, 304] },
};

/** With Memphis standing the dunes are narrow. */
const WITH_MEMPHIS: Partial<Record<Area, Row>> = {
  w_dunes_north: { o: [136, 210], t: [262, 198], c: [294, 204], n: [206, 212], k: [170, 196], a: [238, 198], s: 0.72 },
  w_dunes_south: { o: [136, 354], t: [262, 366], c: [292, 372], n: [206, 364], k: [170, 360], a: [238, 366], s: 0.72 },
  temple_west: { m: [44, 250], t: [92, 290], c: [48, 300], n: [54, 336], o: [16, 292], k: [98, 244], a: [66, 292] },
};

export const CITY_PLATES: Record<City, Point> = { w1: { x: 140, y: 15 }, w2: { x: 238, y: 226 }, w3: { x: 152, y: 531 }, e1: { x: 680, y: 15 }, e3: { x: 660, y: 545 } };

const at = (pair: readonly [number, number]): Point => ({ x: pair[0], y: pair[1] });
const maybe = (pair: readonly [number, number] | undefined): Point | undefined => pair && at(pair);

export function placesOf(area: Area, players: number): Places {
  const row = (players % 2 ? WITH_MEMPHIS[area] : undefined) ?? ROWS[area];
  const troop = row.t ?? [0, 0];
  return {
    troop: at(troop),
    attack: at(row.a ?? [troop[0] - 30, troop[1]]),
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
