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
  w1_d1: { p: [27, 105], t: [77, 158], c: [19, 133], k: [78, 102], a: [50, 156], x: [67, 115], s: 0.86 },
  w1_d2: { p: [34, 46], t: [92, 51], c: [127, 48], k: [171, 57], a: [158, 55], x: [187, 50] },
  w1_d3: { p: [128, 118], t: [173, 130], c: [183, 88], k: [141, 157], a: [120, 148], x: [146, 144], s: 0.8 },
  w1_lands: { t: [207, 134], c: [272, 135], n: [226, 170], h: [274, 40], k: [226, 76], a: [236, 112], x: [240, 69] },
  w2_d1: { p: [213, 301], t: [181, 285], c: [179, 313], k: [213, 252], a: [202, 254], x: [226, 252], s: 0.7 },
  w2_d2: { p: [257, 269], t: [299, 282], c: [321, 280], k: [301, 256], a: [284, 253], x: [304, 245], s: 0.62 },
  w2_d3: { p: [258, 328], t: [287, 319], c: [308, 312], k: [262, 290], a: [276, 294], x: [253, 290], s: 0.62 },
  w2_lands: {
    t: [115, 235],
    c: [146, 306],
    n: [181, 345],
    h: [146, 236],
    k: [143, 279],
    a: [173, 234],
    x: [154, 267],
    s: 0.8,
  },
  w3_d1: { p: [31, 424], t: [76, 394], c: [29, 464], k: [82, 438], a: [89, 431], x: [61, 449], s: 0.86 },
  w3_d2: { p: [34, 528], t: [84, 514], c: [124, 510], k: [170, 498], a: [167, 498], x: [196, 502] },
  w3_d3: { p: [127, 417], t: [195, 451], c: [135, 456], k: [178, 414], a: [172, 414], x: [166, 447], s: 0.86 },
  w3_lands: { t: [324, 472], c: [366, 474], n: [321, 510], h: [464, 514], k: [262, 474], a: [262, 474], x: [292, 477] },
  w_dunes_north: {
    t: [250, 212],
    c: [286, 211],
    n: [253, 247],
    o: [173, 222],
    k: [206, 218],
    a: [193, 219],
    x: [221, 216],
    s: 0.86,
  },
  w_dunes_south: {
    t: [188, 345],
    c: [284, 350],
    n: [258, 384],
    o: [167, 340],
    k: [229, 343],
    a: [215, 342],
    x: [243, 345],
    s: 0.86,
  },
  w_bank: { t: [350, 146], c: [424, 180], n: [384, 215], h: [472, 186], k: [346, 186], a: [343, 186], x: [373, 182] },
  temple_west: {
    m: [46, 250],
    t: [98, 292],
    c: [52, 296],
    n: [66, 338],
    o: [16, 292],
    k: [122, 240],
    a: [111, 223],
    x: [130, 256],
  },
  temple_sphinx: {
    m: [404, 256],
    t: [434, 328],
    c: [392, 331],
    n: [408, 370],
    o: [446, 292],
    k: [384, 291],
    a: [372, 296],
    x: [403, 291],
  },
  delta_marsh: {
    t: [403, 28],
    c: [430, 21],
    n: [412, 54],
    h: [414, 136],
    k: [412, 108],
    a: [407, 103],
    x: [431, 102],
    s: 0.74,
  },
  temple_delta: {
    m: [486, 40],
    t: [455, 96],
    c: [485, 117],
    n: [486, 68],
    o: [451, 29],
    k: [502, 82],
    a: [500, 87],
    x: [478, 83],
    s: 0.68,
  },
  sanctuary: {
    m: [336, 36],
    t: [380, 30],
    c: [341, 76],
    n: [324, 62],
    o: [302, 28],
    k: [379, 85],
    a: [368, 74],
    x: [369, 96],
    s: 0.62,
  },
  e1_d1: { p: [640, 93], t: [678, 81], c: [707, 64], k: [650, 40], a: [645, 45], x: [672, 40], s: 0.8 },
  e1_d2: { p: [759, 65], t: [796, 138], c: [758, 117], k: [791, 86], a: [794, 98], x: [802, 55] },
  e1_d3: { p: [648, 137], t: [693, 153], c: [724, 138], k: [699, 109], a: [717, 107], x: [691, 112], s: 0.82 },
  e1_lands: { t: [568, 122], c: [606, 135], n: [574, 173], h: [546, 30], k: [589, 80], a: [571, 80], x: [600, 84] },
  e3_d1: { p: [635, 456], t: [675, 442], c: [706, 437], k: [704, 409], a: [687, 405], x: [715, 399], s: 0.86 },
  e3_d2: { p: [662, 529], t: [701, 525], c: [703, 479], k: [652, 484], a: [623, 527], x: [623, 487], s: 0.84 },
  e3_d3: { p: [786, 445], t: [792, 510], c: [752, 506], k: [792, 466], a: [745, 424], x: [743, 459] },
  e3_lands: { t: [556, 446], c: [592, 430], n: [552, 475], h: [484, 458], k: [552, 506], a: [552, 501], x: [582, 494] },
  e_dunes: { t: [651, 290], c: [686, 297], n: [659, 332], o: [648, 252], k: [650, 224], a: [700, 246], x: [670, 244] },
  e_bank: {
    t: [607, 294],
    c: [609, 252],
    n: [536, 383],
    h: [478, 364],
    k: [590, 346],
    a: [542, 346],
    x: [570, 349],
    s: 0.8,
  },
  temple_colossi: {
    m: [538, 232],
    t: [520, 284],
    c: [574, 309],
    n: [508, 315],
    o: [499, 258],
    k: [565, 272],
    a: [548, 272],
    x: [578, 270],
    s: 0.9,
  },
  temple_east: {
    m: [764, 234],
    t: [758, 294],
    c: [796, 292],
    n: [766, 266],
    o: [730, 242],
    k: [738, 336],
    a: [721, 305],
    x: [750, 328],
  },
};

/** With Memphis standing the dunes are narrow. */
const WITH_MEMPHIS: Partial<Record<Area, Row>> = {
  w_dunes_north: {
    t: [301, 200],
    c: [276, 192],
    n: [162, 189],
    o: [139, 210],
    k: [215, 203],
    a: [222, 201],
    x: [245, 193],
    s: 0.7,
  },
  w_dunes_south: {
    t: [274, 367],
    c: [299, 366],
    n: [178, 361],
    o: [127, 350],
    k: [228, 376],
    a: [227, 375],
    x: [250, 376],
    s: 0.7,
  },
  temple_west: {
    m: [44, 250],
    t: [93, 292],
    c: [48, 298],
    n: [56, 338],
    o: [16, 292],
    k: [95, 204],
    a: [42, 206],
    x: [72, 201],
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
