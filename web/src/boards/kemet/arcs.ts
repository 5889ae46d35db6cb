// The land of Kemet: arcs that part areas, written once and shared by the two sides, so that two areas share a drawn
// border exactly when they border by the rules (land.test.ts). Numbers are units of the drawing, 820 × 544.

export const WIDTH = 820;
export const HEIGHT = 544;

/** `area|area` (nothing after the bar: the Nile or the rim) and the points a curve goes through. */
type Arcs = readonly (readonly [sides: string, points: string])[];

/** The west bank and the delta, the same for all. */
const WEST: Arcs = [
  ['w1_d2|w1_lands', '182,0 198,36 200,72'],
  ['w1_d3|w1_lands', '200,72 192,128 154,158 100,168'],
  ['w1_d1|w1_lands', '100,168 50,170 0,160'],
  ['w1_d1|w1_d2', '0,66 50,78 98,84'],
  ['w1_d2|w1_d3', '98,84 150,72 200,72'],
  ['w1_d1|w1_d3', '98,84 105,126 100,168'],
  ['w1_lands|', '246,8 256,50 282,92 326,120'],
  ['w1_lands|w_bank', '326,120 318,146 296,172'],
  ['w3_lands|w_bank', '298,392 350,424 400,428 452,446'],
  ['w_bank|', '326,120 378,142 432,160 450,190 455,222'],
  ['temple_sphinx|w_bank', '455,222 396,218 350,266 354,342 398,386 455,382'],
  ['temple_sphinx|', '455,222 462,294 455,382'],
  ['w_bank|', '455,382 449,412 452,446'],
  ['w3_lands|', '452,446 458,500 446,544'],
  ['w3_d1|w3_lands', '0,386 46,379 98,380'],
  ['w3_d3|w3_lands', '98,380 156,385 200,420 212,464'],
  ['w3_d2|w3_lands', '212,464 214,506 198,544'],
  ['w3_d1|w3_d3', '98,380 103,424 97,468'],
  ['w3_d1|w3_d2', '0,486 48,480 97,468'],
  ['w3_d2|w3_d3', '97,468 150,474 212,464'],
  ['sanctuary|', '296,12 334,7 376,13'],
  ['sanctuary|', '296,12 304,46 334,78 374,101'],
  ['sanctuary|delta_marsh', '376,13 385,56 374,101'],
  ['delta_marsh|', '376,13 410,8 446,13'],
  ['delta_marsh|', '374,101 412,116 452,122'],
  ['delta_marsh|temple_delta', '446,13 439,66 452,122'],
  ['temple_delta|', '446,13 490,7 530,13'],
  ['temple_delta|', '452,122 486,118 512,90 530,50 530,13'],
];

/** The east bank: four and five players. */
const EAST: Arcs = [
  ['e1_d1|e1_lands', '628,0 616,44 620,92'],
  ['e1_d3|e1_lands', '620,92 640,140 690,166 742,168'],
  ['e1_d2|e1_lands', '742,168 782,170 820,158'],
  ['e1_d1|e1_d2', '728,0 722,40 720,84'],
  ['e1_d1|e1_d3', '620,92 670,94 720,84'],
  ['e1_d2|e1_d3', '720,84 738,124 742,168'],
  ['e1_lands|', '572,8 560,60 528,108 500,166'],
  ['e1_lands|e_bank', '500,166 546,182 584,208 614,214'],
  ['e1_lands|e_dunes', '614,214 664,203 712,210'],
  ['e1_lands|temple_east', '712,210 766,197 820,202'],
  ['e_bank|', '500,166 495,182 493,198'],
  ['temple_colossi|e_bank', '493,198 550,196 594,238 588,302 540,334 493,324'],
  ['temple_colossi|', '493,198 488,258 493,324'],
  ['e_bank|', '493,324 499,366 492,408'],
  ['e_bank|e_dunes', '614,214 628,256 620,306 612,342'],
  ['e_bank|e3_lands', '492,408 540,394 580,362 612,342'],
  ['e_dunes|temple_east', '712,210 722,256 708,300 714,348'],
  ['e_dunes|e3_lands', '612,342 664,354 714,348'],
  ['temple_east|e3_lands', '714,348 736,354 758,346'],
  ['temple_east|storm_e', '758,346 784,318 820,310'],
  ['storm_e|e3_lands', '758,346 788,362 820,360'],
  ['e3_lands|', '492,408 487,470 500,544'],
  ['e3_d2|e3_lands', '600,544 598,506 606,468'],
  ['e3_d1|e3_lands', '606,468 628,416 684,390 736,392'],
  ['e3_d3|e3_lands', '736,392 780,396 820,390'],
  ['e3_d1|e3_d2', '606,468 664,474 718,464'],
  ['e3_d1|e3_d3', '736,392 722,430 718,464'],
  ['e3_d2|e3_d3', '718,464 728,504 722,544'],
];

/** Memphis under the sand: two and four players. */
const SAND: Arcs = [
  ['w1_lands|w_dunes_north', '296,172 240,180 180,198 116,206'],
  ['w1_lands|temple_west', '116,206 60,196 0,200'],
  ['w_dunes_north|temple_west', '116,206 140,224 150,252'],
  ['w_dunes_north|storm_w', '150,252 200,244 262,256 310,250'],
  ['w_dunes_north|w_bank', '296,172 312,210 310,250'],
  ['temple_west|storm_w', '150,252 160,282 150,312'],
  ['storm_w|w_bank', '310,250 320,282 310,316'],
  ['w_dunes_south|storm_w', '150,312 205,322 258,310 310,316'],
  ['w_dunes_south|temple_west', '150,312 142,334 116,352'],
  ['w_dunes_south|w_bank', '310,316 314,356 298,392'],
  ['w3_lands|w_dunes_south', '116,352 176,360 240,386 298,392'],
  ['w3_lands|temple_west', '116,352 60,360 0,350'],
];

/** Memphis stands: three and five players. */
const MEMPHIS: Arcs = [
  ['w1_lands|w_dunes_north', '296,172 240,176 180,186 108,196'],
  ['w1_lands|temple_west', '108,196 60,192 0,200'],
  ['w_dunes_north|temple_west', '108,196 116,210 118,226'],
  ['w_dunes_north|w2_lands', '118,226 180,217 250,220 318,226'],
  ['w_dunes_north|w_bank', '296,172 314,198 318,226'],
  ['temple_west|w2_lands', '118,226 124,284 118,340'],
  ['w2_lands|w_bank', '318,226 336,284 320,346'],
  ['w_dunes_south|w2_lands', '118,340 190,350 250,347 320,346'],
  ['w_dunes_south|temple_west', '118,340 116,350 108,360'],
  ['w_dunes_south|w_bank', '320,346 318,370 298,392'],
  ['w3_lands|w_dunes_south', '108,360 176,370 240,390 298,392'],
  ['w3_lands|temple_west', '108,360 60,364 0,350'],
  ['w2_d1|w2_lands', '240,235 196,234 172,258 168,284 172,312 196,337 240,336'],
  ['w2_d2|w2_lands', '240,235 286,234 314,250 322,284'],
  ['w2_d3|w2_lands', '322,284 314,322 286,337 240,336'],
  ['w2_d1|w2_d2', '240,235 243,262 240,284'],
  ['w2_d1|w2_d3', '240,284 243,310 240,336'],
  ['w2_d2|w2_d3', '240,284 280,282 322,284'],
];

/** The rim of the drawing, where an area reaches it. */
const RIM: Readonly<Record<string, readonly string[]>> = {
  w1_d1: ['0,66 0,160'],
  w1_d2: ['182,0 0,0 0,66'],
  w1_lands: ['182,0 246,0 246,8', '0,160 0,200'],
  temple_west: ['0,200 0,350'],
  w3_lands: ['0,350 0,386', '446,544 198,544'],
  w3_d1: ['0,386 0,486'],
  w3_d2: ['0,486 0,544 198,544'],
  e1_lands: ['572,8 572,0 628,0', '820,158 820,202'],
  e1_d1: ['628,0 728,0'],
  e1_d2: ['728,0 820,0 820,158'],
  temple_east: ['820,202 820,310'],
  storm_e: ['820,310 820,360'],
  e3_lands: ['820,360 820,390', '600,544 500,544'],
  e3_d3: ['820,390 820,544 722,544'],
  e3_d2: ['722,544 600,544'],
};

export const ARCS = (players: number): Arcs => [
  ...WEST,
  ...(players % 2 ? MEMPHIS : SAND),
  ...(players > 3 ? EAST : []),
];
export const EAST_ARCS: Arcs = EAST;
export { RIM };
export type { Arcs };
