// Where things stand in each area: a place of its own for the pyramid, the troop, the creature, the name, the price of a
// march, the temple, the obelisk and the boat, so that nothing covers anything and nothing jumps.
import type { Area, City } from '../../generated/kemet';
import type { Point } from './land';

export interface Places {
  troop: Point;
  /** Who attacks stands here until the battle is over, and the creature with them. */
  attack: Point;
  ally: Point;
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

type Row = Partial<Record<'t' | 'c' | 'k' | 'a' | 'x' | 'n' | 'p' | 'm' | 'o' | 'h', readonly [number, number]>> & {
  s?: number;
};

const ROWS: Record<Area, Row> = {
  w1_d1: { p: [29, 107], t: [77, 155], c: [18, 136], k: [78, 97], a: [52, 157], x: [68, 109], s: 0.86 },
  w1_d2: { p: [36, 47], t: [90, 51], c: [124, 49], k: [171, 53], a: [156, 53], x: [186, 50] },
  w1_d3: { p: [130, 120], t: [174, 127], c: [182, 86], k: [138, 158], a: [116, 148], x: [144, 140], s: 0.8 },
  w1_lands: { t: [208, 136], c: [272, 133], n: [222, 173], h: [274, 40], k: [231, 75], a: [236, 112], x: [239, 70] },
  w2_d1: { p: [218, 301], t: [184, 285], c: [184, 309], k: [215, 252], a: [196, 250], x: [222, 251], s: 0.7 },
  w2_d2: { p: [256, 260], t: [281, 273], c: [311, 275], k: [297, 249], a: [280, 248], x: [307, 248], s: 0.62 },
  w2_d3: { p: [254, 333], t: [280, 324], c: [307, 310], k: [266, 294], a: [280, 297], x: [254, 292], s: 0.62 },
  w2_lands: {
    t: [132, 258],
    c: [143, 311],
    n: [182, 342],
    h: [146, 236],
    k: [140, 280],
    a: [170, 234],
    x: [152, 277],
    s: 0.68,
  },
  w3_d1: { p: [33, 421], t: [80, 394], c: [30, 466], k: [82, 438], a: [89, 436], x: [65, 443], s: 0.86 },
  w3_d2: { p: [32, 527], t: [87, 517], c: [122, 506], k: [172, 499], a: [160, 500], x: [195, 502] },
  w3_d3: { p: [129, 419], t: [194, 450], c: [131, 451], k: [180, 416], a: [169, 416], x: [168, 458], s: 0.86 },
  w3_lands: { t: [326, 472], c: [365, 471], n: [321, 511], h: [464, 514], k: [261, 475], a: [264, 473], x: [294, 476] },
  w_dunes_north: {
    t: [254, 214],
    c: [288, 211],
    n: [253, 247],
    o: [175, 221],
    k: [208, 217],
    a: [191, 219],
    x: [224, 212],
    s: 0.86,
  },
  w_dunes_south: {
    t: [190, 344],
    c: [284, 350],
    n: [260, 382],
    o: [170, 341],
    k: [228, 343],
    a: [217, 337],
    x: [243, 346],
    s: 0.86,
  },
  w_bank: { t: [345, 149], c: [424, 182], n: [388, 216], h: [472, 186], k: [348, 184], a: [342, 188], x: [372, 182] },
  temple_west: {
    m: [46, 250],
    t: [102, 292],
    c: [54, 296],
    n: [68, 341],
    o: [14, 292],
    k: [121, 238],
    a: [112, 226],
    x: [135, 257],
  },
  temple_sphinx: {
    m: [404, 256],
    t: [435, 327],
    c: [391, 332],
    n: [409, 368],
    o: [447, 293],
    k: [382, 292],
    a: [371, 292],
    x: [402, 292],
  },
  delta_marsh: {
    t: [396, 25],
    c: [425, 21],
    n: [419, 49],
    h: [414, 136],
    k: [414, 109],
    a: [400, 95],
    x: [431, 102],
    s: 0.74,
  },
  temple_delta: {
    m: [486, 36],
    t: [452, 79],
    c: [480, 108],
    n: [493, 61],
    o: [455, 26],
    k: [504, 82],
    a: [506, 77],
    x: [479, 76],
    s: 0.68,
  },
  sanctuary: {
    m: [331, 36],
    t: [372, 39],
    c: [334, 64],
    n: [293, 59],
    o: [300, 20],
    k: [369, 60],
    a: [370, 67],
    x: [368, 86],
    s: 0.62,
  },
  e1_d1: { p: [638, 90], t: [677, 80], c: [707, 64], k: [649, 39], a: [645, 42], x: [673, 38], s: 0.8 },
  e1_d2: { p: [756, 61], t: [798, 141], c: [755, 119], k: [790, 84], a: [791, 102], x: [798, 57] },
  e1_d3: { p: [649, 128], t: [691, 151], c: [724, 142], k: [698, 108], a: [718, 115], x: [690, 109], s: 0.82 },
  e1_lands: { t: [569, 122], c: [610, 134], n: [573, 173], h: [546, 30], k: [586, 79], a: [574, 76], x: [600, 90] },
  e3_d1: { p: [634, 461], t: [673, 443], c: [708, 437], k: [705, 406], a: [679, 407], x: [711, 401], s: 0.86 },
  e3_d2: { p: [662, 531], t: [700, 524], c: [704, 481], k: [652, 486], a: [622, 527], x: [618, 487], s: 0.84 },
  e3_d3: { p: [789, 444], t: [794, 509], c: [751, 504], k: [789, 468], a: [745, 427], x: [739, 460] },
  e3_lands: { t: [559, 442], c: [591, 433], n: [552, 472], h: [484, 458], k: [550, 508], a: [549, 497], x: [582, 493] },
  e_dunes: { t: [652, 291], c: [685, 298], n: [660, 331], o: [648, 250], k: [654, 225], a: [701, 241], x: [671, 243] },
  e_bank: {
    t: [606, 299],
    c: [610, 252],
    n: [535, 384],
    h: [478, 364],
    k: [592, 344],
    a: [535, 347],
    x: [571, 351],
    s: 0.8,
  },
  temple_colossi: {
    m: [538, 232],
    t: [518, 284],
    c: [562, 305],
    n: [498, 317],
    o: [500, 258],
    k: [562, 275],
    a: [546, 272],
    x: [577, 268],
    s: 0.9,
  },
  temple_east: {
    m: [764, 234],
    t: [755, 293],
    c: [797, 293],
    n: [768, 265],
    o: [727, 242],
    k: [739, 336],
    a: [723, 303],
    x: [744, 337],
  },
};

/** With Memphis standing the dunes are narrow. */
const WITH_MEMPHIS: Partial<Record<Area, Row>> = {
  w_dunes_north: {
    t: [306, 213],
    c: [277, 192],
    n: [163, 188],
    o: [137, 212],
    k: [218, 204],
    a: [214, 204],
    x: [242, 193],
    s: 0.7,
  },
  w_dunes_south: {
    t: [271, 368],
    c: [301, 369],
    n: [179, 363],
    o: [130, 349],
    k: [225, 374],
    a: [228, 370],
    x: [249, 376],
    s: 0.7,
  },
  temple_west: {
    m: [44, 250],
    t: [93, 290],
    c: [47, 298],
    n: [56, 336],
    o: [15, 292],
    k: [97, 206],
    a: [35, 210],
    x: [69, 204],
  },
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
    attack: at(row.a ?? troop),
    ally: at(row.x ?? troop),
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
