// What the drawings need to know of a view and of the components; no rules, only looking things up.
import type {
  Area,
  BattleCard,
  Card,
  Color,
  Creature,
  Data,
  ReachView,
  RouteView,
  SeatView,
  Source,
  Tile,
  View,
} from '../../generated/kemet';
import type { Catalogue, Option, SeatId } from '../types';
import type { IconId } from './art';

export type TileRow = Data['power_tiles']['tiles'][number];
export type Numbers = Partial<Record<'strength' | 'damage' | 'guaranteed' | 'protection', number>>;

export const COLOURS: Record<Color, { lit: string; shade: string; ink: string }> = {
  ruby: { lit: '#D0452F', shade: '#8E261C', ink: '#fff' },
  sapphire: { lit: '#3A78C9', shade: '#1B4686', ink: '#fff' },
  diamond: { lit: '#FFFFFF', shade: '#CFCBBE', ink: '#2B2118' },
  onyx: { lit: '#56504C', shade: '#201C1A', ink: '#fff' },
};

/** The signs of a tile without creature: icons, and a short text. */
export const SIGNS: Partial<Record<Tile, readonly [IconId, (IconId | `${number}` | '★' | '↗' | `−${number}`)?]>> = {
  ruby_charge: ['swords', '1'],
  ruby_priest_of_mafdet: ['boot', '1'],
  ruby_carnage: ['damage', '1'],
  ruby_wrryt_storm: ['bcard', '★'],
  ruby_portal_of_thoth: ['portal', '−1'],
  ruby_blades_of_neith: ['strength', '1'],
  ruby_divine_wound: ['card', 'strength'],
  ruby_domination: ['lasting'],
  ruby_initiative: ['strength', 'damage'],
  ruby_surprise_attack: ['gold', 'boot'],
  ruby_act_of_god: ['silver'],
  sapphire_recruiting_scribe: ['unit', '2'],
  sapphire_defense: ['gate', '1'],
  sapphire_shields_of_neith: ['protection', '1'],
  sapphire_reinforcement_prayer: ['pp', 'unit'],
  sapphire_shetyw_barrier: ['bcard', '★'],
  sapphire_spy: ['eye', 'bcard'],
  sapphire_legion: ['unit', '7'],
  sapphire_defensive_victory: ['gate', 'lasting'],
  sapphire_domination: ['lasting'],
  sapphire_reinforcements: ['moon', 'unit'],
  sapphire_divine_will: ['gold', 'unit'],
  sapphire_act_of_god: ['silver'],
  diamond_priest: ['pp', '1'],
  diamond_priestess: ['coins', '−1'],
  diamond_magical_support: ['brick', '−1'],
  diamond_divine_boon: ['card', '1'],
  diamond_vision: ['card', 'eye'],
  diamond_hand_of_god: ['moon', 'brick'],
  diamond_divine_hunger: ['skull', 'pp'],
  diamond_priest_of_thoeris: ['laurel', 'pp'],
  diamond_domination: ['lasting'],
  diamond_priest_of_ra: ['pp', '−1'],
  diamond_priest_of_amon: ['moon', 'pp'],
  diamond_act_of_god: ['silver'],
  onyx_mercenaries: ['unit', '3'],
  onyx_local_recruitment: ['unit', '↗'],
  onyx_dedication_to_battle: ['swords', 'pp'],
  onyx_honor_in_battle: ['skull', 'pp'],
  onyx_twin_ceremony: ['gold', 'coins'],
  onyx_forced_march: ['gold', 'boot'],
  onyx_deadly_trap: ['protection', 'guaranteed'],
  onyx_domination: ['lasting'],
  onyx_bestial_fury: ['strength', 'damage'],
  onyx_divine_might: ['pp', '1'],
  onyx_act_of_god: ['silver'],
};

export const FAME_SIGNS: Record<Source, IconId> = {
  battle: 'swords',
  divine: 'lasting',
  temple: 'laurel',
  pyramid: 'brick',
};

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
export const LEVELS = [1, 2, 3, 4] as const;

/** The components, by their names. */
export class Components {
  readonly tiles: ReadonlyMap<string, TileRow>;
  readonly #battle: ReadonlyMap<string, Numbers>;
  readonly #cards: ReadonlyMap<string, { cost: number; timing: string; effect: Record<string, unknown> }>;
  readonly #creatures: ReadonlyMap<string, Numbers & { land_move?: number }>;

  constructor(readonly data: Data) {
    this.tiles = new Map(data.power_tiles.tiles.map((row) => [row.id, row]));
    const battle = [...data.battle_cards.list, ...data.battle_cards.special];
    this.#battle = new Map(battle.map((row) => [row.id, row.values]));
    this.#cards = new Map(data.di_cards.list.map((row) => [row.id, row]));
    this.#creatures = new Map(data.creatures.list.map((row) => [row.id, row.values]));
  }

  tile(id: Tile): TileRow {
    return this.tiles.get(id)!;
  }

  battleCard(id: BattleCard): Numbers {
    return this.#battle.get(id)!;
  }

  card(id: Card): { cost: number; timing: string; effect: Record<string, unknown> } {
    return this.#cards.get(id)!;
  }

  /** What a creature adds to its troop. */
  creature(id: Creature): Numbers & { land_move?: number } {
    return this.#creatures.get(id) ?? {};
  }
}

const known = new WeakMap<object, Components>();

export function componentsOf(catalogue: Catalogue<Data>): Components {
  const found = known.get(catalogue.data) ?? new Components(catalogue.data);
  known.set(catalogue.data, found);
  return found;
}

export const entries = <K extends string, V>(map: Partial<Record<K, V>>): [K, V][] => Object.entries(map) as [K, V][];

export const seatOf = (view: View, seat: SeatId): SeatView => view.seats.find((each) => each.seat === seat)!;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** Verbs whose first argument is a place on the map. */
const AREA_VERBS = new Set([
  'march',
  'move',
  'step',
  'teleport',
  'transfer',
  'place',
  'fight',
  'station',
  'burn',
  'retreat_to',
  'raise',
  'found',
]);

/** What can be done in an area; a march there stands for its steps. */
export function optionsIn(options: readonly Option[], area: Area): Option[] {
  const here = options.filter(
    (option) =>
      (AREA_VERBS.has(option.verb) && option.args[0] === area) ||
      (option.verb === 'city' && area.startsWith(`${option.args[0]}_`)),
  );
  const marches = here.some((option) => option.verb === 'march');
  return marches ? here.filter((option) => option.verb !== 'step' && option.verb !== 'teleport') : here;
}

/** What a click on an area would mean in this decision, to ask why it is not possible. */
const ASKED: Record<string, string> = {
  move_troop: 'move',
  move_step: 'step',
  place_area: 'place',
  battle_order: 'fight',
  creature_district: 'station',
  fire_target: 'burn',
  retreat_area: 'retreat_to',
  setup_pyramid: 'raise',
  build_target: 'raise',
  hand_of_god: 'raise',
};

export const askedOf = (view: View, area: Area): string | undefined => {
  const verb = view.decision ? ASKED[view.decision.step] : undefined;
  return verb && `${verb} ${area}`;
};

/** The troop whose ways are shown: the one on its way, the one picked, or the only one. */
export function reachShown(view: View, picked: Option | null): ReachView | undefined {
  if (!view.reach) return undefined;
  if (view.decision?.step === 'move_step') return view.reach[0];
  return picked?.verb === 'move' ? view.reach.find((each) => each.area === picked.args[0]) : undefined;
}

/** The cheapest way to each area: on foot or by ship if there is one, else by teleport. */
export function nearest(reach: ReachView | undefined): Map<Area, RouteView> {
  const found = new Map<Area, RouteView>();
  for (const route of reach?.routes ?? []) {
    const other = found.get(route.area);
    if (!other || route.pp < other.pp) found.set(route.area, route);
  }
  return found;
}

/** The other way to the area, by teleport. */
export const byTeleport = (reach: ReachView | undefined, area: Area): RouteView | undefined =>
  reach?.routes.find((route) => route.area === area && route.legs.some((leg) => leg.leg === 'teleport'));

/** The option that takes this step of a route, when it is legal now. */
export function stepOption(options: readonly Option[], route: RouteView, leg: number): Option | undefined {
  const step = route.legs[leg];
  return (
    step && options.find((option) => option.text === `${step.leg === 'teleport' ? 'teleport' : 'step'} ${step.area}`)
  );
}
