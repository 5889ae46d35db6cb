// Written by web/generate_types.py from what games and server declare: change that, `make types`.

import type { BaseView, SeatId } from './common';

export type Area = 'w1_d1' | 'w1_d2' | 'w1_d3' | 'w1_lands' | 'w2_d1' | 'w2_d2' | 'w2_d3' | 'w2_lands' | 'w3_d1' | 'w3_d2' | 'w3_d3' | 'w3_lands' | 'w_dunes_north' | 'w_dunes_south' | 'w_bank' | 'temple_west' | 'temple_sphinx' | 'delta_marsh' | 'temple_delta' | 'sanctuary' | 'e1_d1' | 'e1_d2' | 'e1_d3' | 'e1_lands' | 'e3_d1' | 'e3_d2' | 'e3_d3' | 'e3_lands' | 'e_dunes' | 'e_bank' | 'temple_colossi' | 'temple_east';
export type BattleCard = 'sacrificial_charge' | 'cavalry_blitz' | 'fervent_purge' | 'shield_push' | 'mixed_tactics' | 'phalanx_defense' | 'chariot_raid' | 'defensive_retreat' | 'chariots' | 'shield_wall';
export type Card = 'war_rage' | 'war_fury' | 'bloody_battle' | 'bloodbath' | 'bronze_wall' | 'iron_wall' | 'glory' | 'swiftness' | 'transfer' | 'open_gates' | 'raining_fire' | 'prayer' | 'enlistment' | 'mana_theft' | 'diversion';
export type City = 'w1' | 'w2' | 'w3' | 'e1' | 'e3';
export type Color = 'ruby' | 'sapphire' | 'diamond' | 'onyx';
export type Creature = 'phoenix' | 'royal_scarab' | 'giant_scorpion' | 'elephant' | 'sphinx' | 'desert_snake' | 'mummy' | 'khnums_sphinx' | 'griffin_sphinx' | 'soul_devourer';
export type God = 'anubis' | 'bastet' | 'horus' | 'wadjet' | 'sobek';
export type Lack = 'copy' | 'art' | 'color' | 'pyramid' | 'space' | 'pp';
export type Leg = 'land' | 'water' | 'teleport';
export type Loss = 'guaranteed' | 'damage' | 'self';
export type NightStep = 'offering' | 'delta_temple' | 'temples' | 'worship' | 'prayers' | 'divine_intervention' | 'recruits' | 'awakening' | 'destiny';
export type Origin = 'units' | 'own_district' | 'pray' | 'recall' | 'victory' | 'offering' | 'delta_temple' | 'temples' | 'worship' | 'prayers' | 'veterans' | 'sacrificial_charge' | 'cavalry_blitz' | 'fervent_purge' | 'shield_push' | 'mixed_tactics' | 'phalanx_defense' | 'chariot_raid' | 'defensive_retreat' | 'chariots' | 'shield_wall' | 'ruby_charge' | 'ruby_priest_of_mafdet' | 'ruby_phoenix' | 'ruby_carnage' | 'ruby_wrryt_storm' | 'ruby_portal_of_thoth' | 'ruby_royal_scarab' | 'ruby_blades_of_neith' | 'ruby_divine_wound' | 'ruby_domination' | 'ruby_giant_scorpion' | 'ruby_initiative' | 'ruby_surprise_attack' | 'ruby_act_of_god' | 'sapphire_recruiting_scribe' | 'sapphire_defense' | 'sapphire_shields_of_neith' | 'sapphire_reinforcement_prayer' | 'sapphire_shetyw_barrier' | 'sapphire_war_elephant' | 'sapphire_spy' | 'sapphire_legion' | 'sapphire_defensive_victory' | 'sapphire_domination' | 'sapphire_reinforcements' | 'sapphire_sphinx' | 'sapphire_divine_will' | 'sapphire_act_of_god' | 'diamond_priest' | 'diamond_priestess' | 'diamond_magical_support' | 'diamond_divine_boon' | 'diamond_vision' | 'diamond_desert_snake' | 'diamond_hand_of_god' | 'diamond_divine_hunger' | 'diamond_priest_of_thoeris' | 'diamond_domination' | 'diamond_priest_of_ra' | 'diamond_priest_of_amon' | 'diamond_mummy' | 'diamond_act_of_god' | 'onyx_mercenaries' | 'onyx_local_recruitment' | 'onyx_khnums_sphinx' | 'onyx_dedication_to_battle' | 'onyx_honor_in_battle' | 'onyx_twin_ceremony' | 'onyx_griffin_sphinx' | 'onyx_forced_march' | 'onyx_deadly_trap' | 'onyx_domination' | 'onyx_soul_devourer' | 'onyx_bestial_fury' | 'onyx_divine_might' | 'onyx_act_of_god' | 'phoenix' | 'royal_scarab' | 'giant_scorpion' | 'elephant' | 'sphinx' | 'desert_snake' | 'mummy' | 'khnums_sphinx' | 'griffin_sphinx' | 'soul_devourer' | 'war_rage' | 'war_fury' | 'bloody_battle' | 'bloodbath' | 'bronze_wall' | 'iron_wall' | 'glory' | 'swiftness' | 'transfer' | 'open_gates' | 'raining_fire' | 'prayer' | 'enlistment' | 'mana_theft' | 'diversion';
export type Phase = 'setup' | 'day' | 'night';
export type Slot = '1' | '2' | '3' | '4' | '5';
export type Source = 'battle' | 'divine' | 'temple' | 'pyramid';
export type Space = 'l1_move' | 'l1_recruit' | 'l2_move' | 'l2_build' | 'l2_pray' | 'l3_pray' | 'l3_buy_a' | 'l3_buy_b' | 'l3_buy_c';
export type Tile = 'ruby_charge' | 'ruby_priest_of_mafdet' | 'ruby_phoenix' | 'ruby_carnage' | 'ruby_wrryt_storm' | 'ruby_portal_of_thoth' | 'ruby_royal_scarab' | 'ruby_blades_of_neith' | 'ruby_divine_wound' | 'ruby_domination' | 'ruby_giant_scorpion' | 'ruby_initiative' | 'ruby_surprise_attack' | 'ruby_act_of_god' | 'sapphire_recruiting_scribe' | 'sapphire_defense' | 'sapphire_shields_of_neith' | 'sapphire_reinforcement_prayer' | 'sapphire_shetyw_barrier' | 'sapphire_war_elephant' | 'sapphire_spy' | 'sapphire_legion' | 'sapphire_defensive_victory' | 'sapphire_domination' | 'sapphire_reinforcements' | 'sapphire_sphinx' | 'sapphire_divine_will' | 'sapphire_act_of_god' | 'diamond_priest' | 'diamond_priestess' | 'diamond_magical_support' | 'diamond_divine_boon' | 'diamond_vision' | 'diamond_desert_snake' | 'diamond_hand_of_god' | 'diamond_divine_hunger' | 'diamond_priest_of_thoeris' | 'diamond_domination' | 'diamond_priest_of_ra' | 'diamond_priest_of_amon' | 'diamond_mummy' | 'diamond_act_of_god' | 'onyx_mercenaries' | 'onyx_local_recruitment' | 'onyx_khnums_sphinx' | 'onyx_dedication_to_battle' | 'onyx_honor_in_battle' | 'onyx_twin_ceremony' | 'onyx_griffin_sphinx' | 'onyx_forced_march' | 'onyx_deadly_trap' | 'onyx_domination' | 'onyx_soul_devourer' | 'onyx_bestial_fury' | 'onyx_divine_might' | 'onyx_act_of_god';
export type Value = 'strength' | 'damage' | 'guaranteed' | 'protection';

/** A row of the action pyramid; it must hold a token when the day ends. */
export interface TierView {
  spaces: Space[];
  tokens: number;
  due: boolean;
}

/** A player: what lies open, and to its own eyes the rest. */
export interface SeatView {
  seat: SeatId;
  god: God;
  city: City | null;
  fame: number;
  lasting: number;
  held: number;
  points: Partial<Record<Source, number>>;
  projected: Partial<Record<Source, number>>;
  winning: boolean;
  pp: number;
  night_pp: number;
  veterans: number;
  supply: number;
  army: number;
  troop_limit: number;
  tiles: Tile[];
  bought_today: Color[];
  markers: (Color | null)[];
  tokens: number;
  own_tokens: Space[];
  tiers: TierView[];
  silver: boolean;
  silver_at: Space | null;
  gold_tiles: Tile[];
  gold_tile: Tile | null;
  hand_size: number;
  battle_hand_size: number;
  may_hold: BattleCard[];
  face_up: BattleCard[];
  face_down_count: number;
  removed_count: number;
  ready: boolean;
  hand?: Partial<Record<Card, number>>;
  battle_hand?: BattleCard[];
  face_down?: BattleCard[];
  removed?: BattleCard[];
}

/** What stands in an area. */
export interface AreaView {
  holder: SeatId | null;
  units: number;
  assault: number;
  controller: SeatId | null;
  pyramid: Color | null;
  height: number;
  fame: SeatId | null;
  creatures: Creature[];
}

/** Whose a creature is, and where it stands; in supply it stands nowhere. */
export interface CreatureView {
  owner: SeatId;
  area: Area | null;
}

/** Something that is missing for a tile. */
export interface LackView {
  lack: Lack;
  needs: number;
  has: number;
}

/** A power tile: who has it, and what it would take to buy it today. */
export interface TileView {
  copies: number;
  owners: SeatId[];
  price?: number;
  lacks?: LackView[];
}

/** A step of a march. */
export interface LegView {
  leg: Leg;
  area: Area;
  left: Creature | null;
}

/** Where a number of the battle comes from. */
export interface LineView {
  value: Value;
  origin: Origin;
  amount: number;
}

/** A side's numbers. */
export interface TotalsView {
  strength: number;
  damage: number;
  guaranteed: number;
  protection: number;
}

/** A side's numbers while the battle is open, and what cards can still make of its strength. */
export interface CountView {
  lines: LineView[];
  totals: TotalsView;
  self_damage: number;
  least: number;
  most: number;
  divine: number;
}

/** The battle at the end of a march: who is met, and what counts for both, as far as the viewer knows. */
export interface MeetingView {
  pairs: number;
  wins: number;
  holds: number;
  sure: number;
  enemy: SeatId;
  own: CountView;
  theirs: CountView;
}

/** A way to an area. */
export interface RouteView {
  area: Area;
  legs: LegView[];
  points: number;
  pp: number;
  battle: MeetingView | null;
}

/** Everywhere a troop can go as a whole, by land, by water and through obelisks. */
export interface ReachView {
  area: Area;
  units: number;
  points: number;
  teleports: number;
  routes: RouteView[];
}

/** A side of the battle. Once it is decided, only the log tells what counted: units have fallen since. */
export interface SideView {
  seat: SeatId;
  units: number;
  played: BattleCard | null;
  may_play: BattleCard[];
  cards: Partial<Record<Card, number>>;
  hidden_cards: number;
  count: CountView | null;
  discarded?: BattleCard | null;
}

/** What a battle can come to, over all pairs of battle cards that may be played. */
export interface OddsView {
  pairs: number;
  wins: number;
  holds: number;
  sure: number;
}

/** How the battle ends with one battle card of each side. */
export interface PairView {
  card: BattleCard;
  other: BattleCard;
  wins: boolean;
  lost: number;
  killed: number;
  left: number;
  sure: boolean;
}

/** What a divine intervention card in hand would make of the odds, added alone. */
export interface DivineView {
  card: Card;
  pp: number;
  wins: number;
  holds: number;
}

/** The odds of a side that may still choose, pair by pair. */
export interface ForecastView {
  odds: OddsView;
  pairs: PairView[];
  divine: DivineView[];
}

/** The battle that is being fought. */
export interface BattleView {
  area: Area;
  clashed: boolean;
  winner: SeatId | null;
  attacker: SideView;
  defender: SideView;
  forecast?: ForecastView;
}

/** What a side showed in the last battle. */
export interface RevealedView {
  seat: SeatId;
  played: BattleCard | null;
  cards: Partial<Record<Card, number>>;
}

/** The last battle. */
export interface ClashView {
  area: Area;
  winner: SeatId | null;
  attacker: RevealedView;
  defender: RevealedView;
}

/** The table as a seat sees it. */
export interface KemetView extends BaseView {
  game: 'kemet';
  round: number;
  phase: Phase;
  night_step: NightStep | null;
  active: SeatId | null;
  winner: SeatId | null;
  fame_to_win: number;
  colors: Color[];
  order: SeatId[];
  next_order: (SeatId | null)[];
  destiny: SeatId[];
  max_pp: number;
  seats: SeatView[];
  areas: Partial<Record<Area, AreaView>>;
  creatures: Partial<Record<Creature, CreatureView>>;
  market: Partial<Record<Tile, TileView>>;
  deck: number;
  discard: Partial<Record<Card, number>>;
  reach?: ReachView[];
  battle: BattleView | null;
  last_clash: ClashView | null;
}

export type View = KemetView;

/** Everything that can happen, as its viewer may know it: secret fields may be missing. */
export type GameEvent =
  | { event: 'color_drawn'; color: Color | null; }
  | { event: 'city_chosen'; seat: SeatId; city: City | null; }
  | { event: 'drew'; seat: SeatId; card?: Card | null; }
  | { event: 'reshuffled'; count: number; }
  | { event: 'slot_chosen'; seat: SeatId; slot: Slot | null; }
  | { event: 'random_slot'; seat: SeatId; slot: Slot | null; }
  | { event: 'placed'; seat: SeatId; area: Area | null; count: number; }
  | { event: 'founded'; seat: SeatId; area: Area | null; color: Color | null; height: number; }
  | { event: 'raised'; seat: SeatId; area: Area | null; height: number; }
  | { event: 'took_tile'; seat: SeatId; tile: Tile | null; }
  | { event: 'gained_pp'; seat: SeatId; pp: number; origin: Origin | null; }
  | { event: 'lost_pp'; seat: SeatId; pp: number; origin: Origin | null; }
  | { event: 'fame'; seat: SeatId; count: number; source: Source | null; origin: Origin | null; }
  | { event: 'area_fame'; seat: SeatId; area: Area | null; source: Source | null; }
  | { event: 'area_fame_lost'; seat: SeatId; area: Area | null; source: Source | null; }
  | { event: 'day'; round: number; }
  | { event: 'turn'; seat: SeatId; }
  | { event: 'token'; seat: SeatId; space: Space | null; }
  | { event: 'silver'; seat: SeatId; space: Space | null; }
  | { event: 'gold'; seat: SeatId; tile: Tile | null; }
  | { event: 'played_card'; seat: SeatId; card: Card | null; pp: number; }
  | { event: 'turn_ended'; seat: SeatId; }
  | { event: 'burned'; seat: SeatId; victim: SeatId | null; area: Area | null; }
  | { event: 'paid_building'; seat: SeatId; pp: number; }
  | { event: 'recruited'; seat: SeatId; count: number; pp: number; }
  | { event: 'bought_tile'; seat: SeatId; tile: Tile | null; pp: number; }
  | { event: 'silver_token'; seat: SeatId; }
  | { event: 'mercenaries'; seat: SeatId; count: number; }
  | { event: 'special_card'; seat: SeatId; battle_card: BattleCard | null; }
  | { event: 'removed_card'; seat: SeatId; battle_card?: BattleCard | null; }
  | { event: 'creature_placed'; seat: SeatId; creature: Creature | null; area: Area | null; }
  | { event: 'creature_home'; seat: SeatId; creature: Creature | null; area: Area | null; }
  | { event: 'creature_moved'; seat: SeatId; creature: Creature | null; area: Area | null; to: Area | null; }
  | { event: 'creature_stayed'; seat: SeatId; creature: Creature | null; area: Area | null; }
  | { event: 'moved'; seat: SeatId; area: Area | null; to: Area | null; count: number; }
  | { event: 'teleported'; seat: SeatId; area: Area | null; to: Area | null; count: number; pp: number; }
  | { event: 'transferred'; seat: SeatId; area: Area | null; to: Area | null; count: number; pp: number; }
  | { event: 'entry_paid'; seat: SeatId; area: Area | null; pp: number; }
  | { event: 'stopped'; seat: SeatId; area: Area | null; }
  | { event: 'battle'; seat: SeatId; defender: SeatId | null; area: Area | null; }
  | { event: 'ready'; seat: SeatId; }
  | { event: 'shown'; seat: SeatId; battle_card: BattleCard | null; }
  | { event: 'revealed'; seat: SeatId; battle_card: BattleCard | null; }
  | { event: 'committed'; seat: SeatId; card: Card | null; pp: number; }
  | { event: 'unpaid_card'; seat: SeatId; card: Card | null; }
  | { event: 'diversion_back'; seat: SeatId; }
  | { event: 'wound'; seat: SeatId; card: Card | null; }
  | { event: 'battle_value'; seat: SeatId; value: Value | null; origin: Origin | null; amount: number; }
  | { event: 'battle_total'; seat: SeatId; value: Value | null; amount: number; }
  | { event: 'clash'; seat: SeatId; defender: SeatId | null; area: Area | null; attack: number; defence: number; attack_units: number; defence_units: number; }
  | { event: 'won'; seat: SeatId; area: Area | null; }
  | { event: 'lost_units'; seat: SeatId; area: Area | null; count: number; loss: Loss | null; }
  | { event: 'veterans'; seat: SeatId; count: number; }
  | { event: 'recalled'; seat: SeatId; area: Area | null; count: number; }
  | { event: 'retreated'; seat: SeatId; area: Area | null; to: Area | null; count: number; }
  | { event: 'stayed'; seat: SeatId; area: Area | null; }
  | { event: 'cards_laid'; seat: SeatId; battle_card: BattleCard | null; face_down?: BattleCard | null; }
  | { event: 'cards_back'; seat: SeatId; }
  | { event: 'night'; round: number; }
  | { event: 'night_step_begun'; night_step: NightStep | null; }
  | { event: 'sacrificed'; seat: SeatId; area: Area | null; count: number; }
  | { event: 'spent_veterans'; seat: SeatId; count: number; }
  | { event: 'veterans_gone'; seat: SeatId; count: number; }
  | { event: 'discarded'; seat: SeatId; card: Card | null; }
  | { event: 'tokens_back'; seat: SeatId; }
  | { event: 'over_limit'; seat: SeatId; area: Area | null; count: number; }
  | { event: 'winner'; seat: SeatId; fame: number; };

export type Verb = 'city' | 'garrison' | 'found' | 'raise' | 'take' | 'token' | 'silver' | 'gold' | 'card' | 'rearrange' | 'end_turn' | 'arrange' | 'action' | 'burn' | 'none' | 'done' | 'height' | 'place' | 'count' | 'join' | 'fight' | 'buy' | 'station' | 'remove' | 'move' | 'step' | 'teleport' | 'transfer' | 'swiftness' | 'open_gates' | 'stop' | 'units' | 'leave' | 'take_along' | 'play' | 'discard' | 'commit' | 'wound' | 'recall' | 'retreat' | 'retreat_to' | 'stay' | 'offering' | 'delta' | 'veterans_pp' | 'veterans_di' | 'drop' | 'slot';

/** What is printed on the components: the game's data file. */
export type Data = {
  meta: {
    game: string;
    players: number[];
    schema: number;
    languages: string[];
    text_policy: string;
    least_certain: string[];
  };
  constants: {
    fame_to_win: number;
    troop_limit: number;
    creatures_per_troop: number;
    units_per_player: number;
    base_land_move: number;
    teleport_cost: number;
    teleports_per_move: number;
    pray_gain: number;
    own_district_strength: number;
    prayer: {
      min: number;
      max: number;
      start: number;
    };
    action_tokens_per_day: number;
    night: {
      prayers_gain: number;
      di_draw: number;
      veterans_per_pp: number;
      veterans_per_di_card: number;
      veterans_per_unit: number;
      offering_units: number;
      offering_fame: number;
      delta_units: number;
      delta_gain: number;
      temples_needed: number;
      temples_fame: number;
    };
    veterans: {
      loser: number;
      winning_defender: number;
      winning_attacker_without_troop: number;
    };
    attacker_win_fame: number;
    recall_gain: string;
    build_cost: string;
    buy_cost: string;
    recruit_cost_per_unit: number;
    setup: {
      units_in_each_of_two_districts: number;
      pyramid_parts: number;
      max_start_height: number;
      di_from_deck: number;
      free_tile_level: number;
    };
  };
  totals: {
    power_tiles: number;
    tiles_by_players: {
      '2': {
        colors: number;
        tiles: number;
      };
      '3': {
        colors: number;
        tiles: number;
      };
      '4': {
        colors: number;
        tiles: number;
      };
      '5': {
        colors: number;
        tiles: number;
      };
    };
    creatures: number;
    mercenary_figures: number;
    di_cards: number;
    special_battle_cards: number;
    battle_cards_per_player: number;
    fame_tokens: {
      round: number;
      square: number;
    };
    veteran_tokens: number;
    storm_overlays: number;
    silver_tokens: number;
    gold_tokens: number;
    split_of_round_tokens: {
      temples: number;
      pyramids: number;
    };
  };
  colors: {
    id: string;
  }[];
  gods: {
    list: {
      id: string;
    }[];
  };
  fame: {
    permanent: {
      battle: {

      };
      divine: {

      };
    };
    temporary: {
      temple: {
        tokens: string;
      };
      pyramid: {
        needs_height: number;
      };
    };
    kind_given_by_tiles: {
      value: string;
    };
  };
  player_board: {
    tiers: {
      '1': string[];
      '2': string[];
      '3': string[];
    };
    apex: string[];
    spaces: {
      L1_move: {
        action: string;
      };
      L1_recruit: {
        action: string;
      };
      L2_move: {
        action: string;
      };
      L2_build: {
        action: string;
      };
      L2_pray: {
        action: string;
      };
      L3_pray: {
        action: string;
      };
      L3_buy_a: {
        action: string;
      };
      L3_buy_b: {
        action: string;
      };
      L3_buy_c: {
        action: string;
      };
      GOLD: {
        action: string;
      };
    };
  };
  tokens: {
    own: {
      per_player: number;
    };
    silver: {
      max_per_player: number;
      in_supply: string;
    };
    gold: {
      per_player: number;
    };
    veteran: {

    };
    buy_marker: {
      per_player: string;
    };
  };
  pyramids: {
    max_height: number;
    parts_of_each_level: {
      '2': number;
      '3': number;
      '4': number;
      '5': number;
    };
    pyramids_per_city: {
      '2': number;
      '3': number;
      '4': number;
      '5': number;
    };
    one_per_district: boolean;
    one_per_color_in_city: {
      value: boolean;
    };
  };
  board: {
    canvas: {
      width: number;
      height: number;
    };
    drawing: string;
    nile: number[][][];
    walls: string;
    cities: {
      w1: {
        bank: string;
        districts: string[];
        lands: string;
        military_harbor: string;
      };
      w2: {
        bank: string;
        districts: string[];
        lands: string;
        military_harbor: string;
      };
      w3: {
        bank: string;
        districts: string[];
        lands: string;
        military_harbor: string;
      };
      e1: {
        bank: string;
        districts: string[];
        lands: string;
        military_harbor: string;
      };
      e3: {
        bank: string;
        districts: string[];
        lands: string;
        military_harbor: string;
      };
    };
    areas: {
      w1_d1: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w1_d2: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w1_d3: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w1_lands: {
        type: string;
        city_lands: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      w2_d1: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w2_d2: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w2_d3: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w2_lands: {
        type: string;
        city_lands: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      w3_d1: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w3_d2: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w3_d3: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      w3_lands: {
        type: string;
        city_lands: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      w_dunes_north: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
      };
      w_dunes_south: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
      };
      w_bank: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      temple_west: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        income: number;
      };
      temple_sphinx: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        nile: boolean;
        income: number;
      };
      delta_marsh: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      temple_delta: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        nile: boolean;
        income: number;
        delta: boolean;
      };
      sanctuary: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        nile: boolean;
      };
      e1_d1: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      e1_d2: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      e1_d3: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      e1_lands: {
        type: string;
        city_lands: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      e3_d1: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      e3_d2: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      e3_d3: {
        type: string;
        city: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        walls: boolean;
      };
      e3_lands: {
        type: string;
        city_lands: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      e_dunes: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
      };
      e_bank: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: string;
        nile: boolean;
      };
      temple_colossi: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        nile: boolean;
        income: number;
      };
      temple_east: {
        type: string;
        pos: number[];
        bank: string;
        obelisk: boolean;
        harbor: null;
        income: number;
      };
    };
    configurations: {
      '2': {
        cities: string[];
        storms: {
          site: string;
          pos: number[];
        }[];
        shaded: string;
        temples: string[];
        sanctuary: boolean;
        trade_harbors: string[];
        military_harbors: {
          w1: string;
          w3: string;
        };
        obelisks: string[];
        areas: string[];
        borders: Record<string, string[]>;
      };
      '3': {
        cities: string[];
        storms: never[];
        shaded: string;
        temples: string[];
        sanctuary: boolean;
        trade_harbors: string[];
        military_harbors: {
          w1: string;
          w2: string;
          w3: string;
        };
        obelisks: string[];
        areas: string[];
        borders: Record<string, string[]>;
      };
      '4': {
        cities: string[];
        storms: {
          site: string;
          pos: number[];
        }[];
        shaded: null;
        temples: string[];
        sanctuary: boolean;
        trade_harbors: string[];
        military_harbors: {
          w1: string;
          w3: string;
          e1: string;
          e3: string;
        };
        obelisks: string[];
        areas: string[];
        borders: Record<string, string[]>;
      };
      '5': {
        cities: string[];
        storms: {
          site: string;
          pos: number[];
        }[];
        shaded: null;
        temples: string[];
        sanctuary: boolean;
        trade_harbors: string[];
        military_harbors: {
          w1: string;
          w2: string;
          w3: string;
          e1: string;
          e3: string;
        };
        obelisks: string[];
        areas: string[];
        borders: Record<string, string[]>;
      };
    };
  };
  power_tiles: {
    cost: string;
    copies: string;
    art: string;
    with_2_players: string;
    effect_keys: {
      at: string;
      role: string;
      'strength, damage, guaranteed, protection': string;
      land_move: string;
      creature: string;
    };
    tiles: {
      id: string;
      rule: string;
      color: string;
      level: number;
      cost: number;
      copies: number;
      art: string;
      when: string[];
      effects: {
        at: string;
        role?: string;
        strength?: number;
        land_move?: number;
        ignore_walls?: boolean;
        damage?: number;
        special_battle_card?: string;
        teleport_cost?: number;
        teleport_from_obelisk?: boolean;
        discard_di_for_strength?: number;
        permanent_fame?: number;
        kind?: string;
        guaranteed?: number;
        action?: string;
        silver_token?: number;
        free_units?: number;
        protection?: number;
        place_units?: number;
        where?: string;
        opponent_shows_battle_card_first?: boolean;
        troop_limit?: number;
        if?: string;
        gain_pp?: number;
        cost?: number;
        cost_per_level?: number;
        draw_di?: number;
        then_discard_di?: number;
        cancel_enemy_creature?: boolean;
        free_levels?: number;
        pp_per_enemy_unit?: number;
        each_payment?: number;
        mercenaries?: number;
        also_where?: string;
        entry_cost?: number;
        pp_per_own_unit?: number;
        only_colors_bought_today?: boolean;
        no_teleport?: boolean;
        immune_to_unit_removal?: boolean;
        enemy_units_removed?: number;
        outside_battle?: boolean;
        each_gain?: number;
      }[];
      creature?: string;
      removed_with_2_players?: boolean;
    }[];
  };
  creatures: {
    rule: string;
    list: {
      id: string;
      tile: string;
      values: {
        strength: number;
        damage: number;
        protection: number;
        land_move: number;
      };
      special: string[];
    }[];
  };
  mercenaries: {
    figures: number;
    per_tile: number;
  };
  battle_cards: {
    per_player: string;
    note: string;
    list: {
      id: string;
      values: {
        strength: number;
        damage: number;
        guaranteed: number;
        protection: number;
      };
    }[];
    special: {
      id: string;
      tile: string;
      values: {
        strength: number;
        damage: number;
        guaranteed: number;
        protection: number;
      };
    }[];
  };
  di_cards: {
    total: number;
    deck: number;
    timing: {
      day: string;
      move: string;
      battle: string;
    };
    list: {
      id: string;
      rule: string;
      count: number;
      cost: number;
      timing: string;
      effect: {
        strength?: number;
        damage?: number;
        protection?: number;
        gain_pp_if_won?: number;
        land_move?: number;
        teleport_from_anywhere?: boolean;
        ignore_walls?: boolean;
        remove_enemy_units?: number;
        gain_pp?: number;
        place_units?: number;
        where?: string;
        each_opponent_loses_pp?: number;
      };
    }[];
  };
  night_steps: {
    order: string[];
    names: {

    };
  };
  battle_steps: {
    order: string[];
    names: {

    };
  };
  sources: string[];
  terms: {
    pair: {

    };
    deed: {

    };
    value: {

    };
    phase: {

    };
    loss: {

    };
    effect: {

    };
    answer: {

    };
    way: {

    };
    tie_break: {

    };
    pieces: {

    };
    origins: {

    };
  };
};
