// Signs for what a tile or a card does; its full words stand in its sheet.
import type { Card, Data, Edge, Good, Light, Tile } from '../../generated/tekhenu';
import type { Sign } from './art';

type Printed = Data['pillar_tiles']['tiles'][number];

export function tileOf(data: Data, tile: Tile): Printed {
  return data.pillar_tiles.tiles.find((each) => each.id.toLowerCase() === tile)!;
}

const EDGES: readonly Edge[] = ['red', 'blue', 'green', 'yellow'];
const LIGHTS: readonly Light[] = ['sunny', 'shaded', 'dark'];
const GOODS: readonly Good[] = ['papyrus', 'bread', 'limestone', 'granite', 'gold', 'scribe', 'faith'];

export const edgeOf = (text: string): Edge => EDGES.find((each) => each === text) ?? 'red';
/** Sides as printed, from the north clockwise. */
export const edgesOf = (tile: Printed): Edge[] => tile.edges.map(edgeOf);
/** The light in which its ability works; none without one. */
export const lightOf = (tile: Printed): Light | null => LIGHTS.find((each) => each === tile.background) ?? null;
export const goodOf = (text: string | undefined): Good | undefined => GOODS.find((each) => each === text);

/** A sign and a short number for a tile's ability. */
export function abilityOf(tile: Printed): { sign?: Sign; text: string } {
  const ability = tile.ability;
  if (!ability) return { text: '' };
  if (ability.population) return { sign: 'people', text: `+${ability.population}` };
  if (ability.happiness) return { sign: 'heart', text: `+${ability.happiness}` };
  if (ability.scribe) return { sign: 'scribe', text: '' };
  if (ability.gold) return { sign: 'gold', text: String(ability.gold) };
  if (ability.vp) return { text: '+1' };
  if (ability.vp_per_matching_edge) return { sign: 'tile', text: '+' };
  if (ability.vp_per_building_in_row_and_col_any_owner) return { sign: 'house', text: '+' };
  if (ability.draw_top_law) return { sign: 'law', text: '' };
  if (ability.double_cell_reward) return { text: '×2' };
  const god = (['thoth', 'horus', 'osiris'] as const).find((each) => each === ability.action);
  return god ? { sign: god, text: String(ability.as_die?.at(-1) ?? '') } : { text: '' };
}

const SIGNS: Partial<Record<Card, Sign[]>> = {
  b01: ['limestone'],
  b02: ['granite'],
  b03: ['bread'],
  b04: ['papyrus'],
  b05: ['gold'],
  b06: ['scribe'],
  b07: ['people', 'heart'],
  b08: ['people', 'heart'],
  b11: ['pure', 'tainted'],
  b12: ['pure', 'tainted'],
  b13: ['horus', 'ra'],
  b14: ['horus', 'ra'],
  b15: ['bastet', 'hathor'],
  b16: ['bastet', 'hathor'],
  b17: ['scribe', 'any'],
  b18: ['scribe', 'any'],
  b19: ['heart', 'any'],
  b20: ['heart', 'any'],
  b21: ['turn'],
  b22: ['turn'],
  b23: ['anubis'],
  b24: ['anubis'],
  t01: ['osiris'],
  t02: ['ra'],
  t03: ['thoth'],
  t04: ['horus', 'granite'],
  t05: ['hathor', 'pillar'],
  t06: ['bastet'],
  t07: ['statue', 'granite'],
  t08: ['forbidden'],
  t09: ['tile'],
  t10: ['gold', 'scribe'],
  t12: ['tainted'],
  t15: ['faith', 'plume'],
  t16: ['plume'],
  t17: ['bread'],
  t18: ['pure'],
  t19: ['tainted', 'scribe'],
  t20: ['thoth', 'papyrus'],
  t21: ['hathor', 'bread'],
  t22: ['limestone', 'granite'],
  t23: ['anubis'],
  t24: ['blessing', 'gold'],
  z01: ['technology'],
  z02: ['law'],
  z03: ['law', 'gold'],
  z04: ['people'],
  z05: ['heart'],
  z06: ['heart'],
  z07: ['scribe'],
  z08: ['gold'],
  z09: ['limestone', 'granite'],
  z10: ['papyrus', 'bread'],
  z11: ['osiris', 'house'],
  z12: ['hathor', 'house'],
  z13: ['pillar'],
  z14: ['statue', 'house'],
  z15: ['pillar', 'house'],
  z16: ['statue', 'star'],
  z17: ['statue', 'pillar'],
  z18: ['statue'],
  z19: ['statue', 'people'],
  z20: ['plume'],
  z21: ['house'],
  z22: ['pure'],
  z23: ['any'],
  z24: ['hathor'],
};

export const signsOf = (card: Card): Sign[] => SIGNS[card] ?? [];

export const kindOf = (card: string): 'blessing' | 'technology' | 'law' =>
  card[0] === 'b' ? 'blessing' : card[0] === 't' ? 'technology' : 'law';
