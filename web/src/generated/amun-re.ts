// Written by web/generate_types.py from what games and server declare: change that, `make types`.

import type { BaseView, SeatId } from './common';

export type Card = 'protection' | 'bribe' | 'architect' | 'free_farmer' | 'offering_change' | 'big_harvest' | 'treasury' | 'master_scribe' | 'master_farmer' | 'one_bank' | 'nile_or_not' | 'one_land';
export type Goods = 'cards' | 'farmers' | 'stones' | 'nothing';
export type Kingdom = 'old' | 'new';
export type Phase = 'auction' | 'market' | 'offering' | 'harvest' | 'scoring';
export type Province = 'damanhur' | 'buto' | 'mendes' | 'avaris' | 'baharya' | 'memphis' | 'amarna' | 'dakhla' | 'abydos' | 'thebes' | 'sawu' | 'kharga' | 'edfu' | 'abu' | 'berenike';
export type Sides = 'west' | 'east';
export type Source = 'temples' | 'pyramids' | 'sets' | 'majority_west' | 'majority_east' | 'yellow' | 'final_gold';
export type Tile = 'tile1' | 'tile2' | 'tile3' | 'tile4';

/** Who would take the points for the tallest province of a side now, and with what. */
export interface Award {
  points: number;
  holders: SeatId[];
  provinces: Province[];
  pyramids: number;
  stones: number;
}

/** How far a seat is with what a yellow card asks for. */
export interface Condition {
  has: number;
  needs: number;
  met: boolean;
}

/** Where a seat's scribe stands, and on which cell. */
export interface Bid {
  province: Province;
  gold: number;
}

/** A player: what lies open, and to its own eyes the rest. */
export interface SeatView {
  seat: SeatId;
  vp: number;
  points: Record<Source, number>;
  by_kingdom: Record<Kingdom, number>;
  projected: Partial<Record<Source, number>>;
  conditions: Partial<Record<Card, Condition>>;
  provinces: Province[];
  pyramids: number;
  stones: number;
  farmers: number;
  sets: number;
  free_fields: number;
  card_limit: number;
  income: number | null;
  income_with: Record<Tile, number>;
  scribes: number;
  bid: Bid | null;
  barred: Province | null;
  protected: boolean;
  played: Card[];
  offered: number | null;
  added: number | null;
  rank: number | null;
  rewards: number | null;
  ready: boolean;
  hand_size: number;
  province_cards: number;
  gold?: number;
  hand?: Partial<Record<Card, number>>;
  yellow_points?: number;
  province_hand?: Province[];
}

/** What stands in a province, what it brings, and how its auction stands. */
export interface ProvinceView {
  owner: SeatId | null;
  farmers: number;
  free_farmers: number;
  free_fields: number;
  stones: number;
  pyramids: number;
  cards: number;
  income: number | null;
  for_sale: boolean;
  bidder: SeatId | null;
  bid: number | null;
  lowest_bid: number | null;
}

/** The table as a seat sees it. */
export interface AmunReView extends BaseView {
  game: 'amun-re';
  expert: boolean;
  over: boolean;
  kingdom: Kingdom;
  round: number;
  rounds: number;
  phase: Phase;
  first_player: SeatId;
  turn_order: SeatId[];
  tile: Tile | null;
  tile_value: number | null;
  camel: boolean;
  revealed: boolean;
  total: number | null;
  total_tile: Tile | null;
  for_sale: Province[];
  prices: number[];
  goods_open: Goods | null;
  awards: Record<Sides, Award>;
  power_deck: number;
  power_discard: Partial<Record<Card, number>>;
  province_deck: number;
  province_discard: Province[];
  seats: SeatView[];
  provinces: Record<Province, ProvinceView>;
}

export type View = AmunReView;

/** Everything that can happen, as its viewer may know it: secret fields may be missing. */
export type GameEvent =
  | { event: 'first_player'; seat: SeatId; }
  | { event: 'round'; round: number; kingdom: Kingdom | null; }
  | { event: 'dealt_provinces'; seat: SeatId; province?: Province | null; }
  | { event: 'picked'; seat: SeatId; province: Province | null; }
  | { event: 'for_sale'; province: Province | null; cards: number; }
  | { event: 'bid'; seat: SeatId; province: Province | null; gold: number; }
  | { event: 'outbid'; seat: SeatId; province: Province | null; by: SeatId | null; gold: number; }
  | { event: 'passed'; seat: SeatId; }
  | { event: 'protected'; seat: SeatId; }
  | { event: 'bribed'; seat: SeatId; province: Province | null; gold: number; }
  | { event: 'sold'; seat: SeatId; card: Card | null; gold: number; }
  | { event: 'paid'; seat: SeatId; province: Province | null; gold: number; }
  | { event: 'instant_gold'; seat: SeatId; province: Province | null; gold: number; }
  | { event: 'drew'; seat: SeatId; card?: Card | null; province: Province | null; }
  | { event: 'stone'; seat: SeatId; province: Province | null; }
  | { event: 'pyramid'; seat: SeatId; province: Province | null; pyramids: number; stones: number; }
  | { event: 'bought_cards'; seat: SeatId; count: number; gold: number; }
  | { event: 'bought_farmers'; seat: SeatId; count: number; gold: number; }
  | { event: 'bought_stones'; seat: SeatId; count: number; gold: number; }
  | { event: 'farmer'; seat: SeatId; province: Province | null; }
  | { event: 'architect'; seat: SeatId; province: Province | null; }
  | { event: 'free_farmer'; seat: SeatId; province: Province | null; }
  | { event: 'market_done'; seat: SeatId; }
  | { event: 'ready'; seat: SeatId; }
  | { event: 'offered'; seat: SeatId; gold: number; change: boolean; }
  | { event: 'thief'; seat: SeatId; change: boolean; }
  | { event: 'total'; total: number; }
  | { event: 'changed_total'; seat: SeatId; by: number; total: number; }
  | { event: 'active_tile'; tile: Tile | null; total: number; previous: Tile | null; }
  | { event: 'stole'; seat: SeatId; gold: number; }
  | { event: 'rewards'; seat: SeatId; rank: number; count: number; }
  | { event: 'marker'; seat: SeatId; previous: SeatId | null; }
  | { event: 'treasury'; seat: SeatId; province: Province | null; gold: number; }
  | { event: 'big_harvest'; seat: SeatId; province: Province | null; }
  | { event: 'income'; seat: SeatId; province: Province | null; gold: number; }
  | { event: 'harvested'; seat: SeatId; gold: number; }
  | { event: 'scored'; seat: SeatId; source: Source | null; points: number; }
  | { event: 'scored_card'; seat: SeatId; card: Card | null; points: number; }
  | { event: 'new_kingdom'; }
  | { event: 'left'; seat: SeatId; province: Province | null; farmers: number; }
  | { event: 'reshuffled'; cards: number; }
  | { event: 'final_gold'; seat: SeatId; gold: number; points: number; }
  | { event: 'winner'; seat: SeatId; points: number; };

export type Verb = 'pick' | 'bid' | 'bribe' | 'protect' | 'pass' | 'sell' | 'place' | 'buy_cards' | 'buy_farmers' | 'buy_stones' | 'architect' | 'free_farmer' | 'end' | 'thief' | 'offer' | 'change' | 'turn' | 'take_card' | 'take_farmer' | 'take_stone' | 'treasury' | 'big_harvest' | 'score' | 'done';

/** What is printed on the components: the game's data file. */
export type Data = {
  meta: {
    id: string;
    players: {
      min: number;
      max: number;
    };
    two_players_supported: boolean;
    minutes: number;
    age: number;
  };
  kingdoms: {
    id: string;
    rounds: number[];
  }[];
  rounds_per_kingdom: number;
  phases: {
    id: string;
  }[];
  scorings: {
    id: string;
    after_rounds: number[];
  }[];
  structure_src: string;
  terms: {
    sides: {

    };
    regions: {

    };
    nile: {

    };
    pieces: {

    };
    board: {

    };
    scoring_lines: {

    };
    variants: {

    };
  };
  player_colours: {
    id: string;
  }[];
  player_colours_src: {
    count: string;
    values: string;
  };
  province_totals: {
    count: number;
    west: number;
    east: number;
    upper: number;
    lower: number;
    on_nile: number;
    off_nile: number;
    fields: number;
    power_symbols: number;
    instant_power_cards: number;
    temples: number;
  };
  map_layout: {
    columns_x: number[];
    rows_y: number[];
    cell: {
      w: number;
      h: number;
    };
    nile: {
      x: number;
      width: number;
      delta_y: number;
    };
    offering_tile_slot: {
      x: number;
      y: number;
    };
    empty_cell: {
      row: number;
      col: number;
    };
    lower_upper_border_y: number;
  };
  provinces: {
    id: string;
    side: string;
    region: string;
    nile: boolean;
    fields: number;
    power_symbols: number;
    gold_mine: number;
    caravan: number;
    temples: number;
    instant: {
      power_cards: number;
      stones: number;
      gold: number;
    };
    map: {
      row: number;
      col: number;
      x: number;
      y: number;
    };
  }[];
  province_constraints: {
    power_symbols_max_per_province: number;
    rules: {
      province: string;
      power_symbols?: number;
      instant_power_cards?: number;
      fields_min?: number;
      instant_stones?: number;
      power_symbols_min?: number;
      instant_gold?: number;
      power_symbols_max?: number;
    }[];
  };
  bid_track: {
    cells: number[];
  };
  purchase: {
    order: string[];
    price_formula: string;
    printed: {
      '1': number;
      '2': number;
      '3': number;
      '4': number;
      '5': number;
      '6': number;
      '7': number;
    };
    limits: {
      power_cards: string;
      farmers: string;
      stones: string;
    };
  };
  offering_tiles: ({
    id: number;
    min: null | number;
    max: null | number;
    value: number;
    camel: boolean;
  })[];
  offering_tiles_src: {
    ranges: string;
    lowest_label: string;
    value: string;
    camel: string;
  };
  offering: {
    min_gold: number;
    max_gold: number;
    thief: {
      total_delta: number;
      gold_from_supply: number;
      rewards: number;
      returns_to_hand: boolean;
      sellable: boolean;
    };
    change_delta: number;
    rewards_by_rank: number[];
    reward_kinds: string[];
    tie_break: string;
  };
  gold: {
    start: number;
    cards_in_box: number;
    cards_by_value: {
      '1': number;
      '2': number;
      '5': number;
      '10': number;
      '20': number;
    };
    start_as_cards: {
      '10': number;
      '5': number;
      '2': number;
      '1': number;
    };
  };
  thief_cards: {
    total: number;
    per_player: number;
  };
  power_cards: {
    total: number;
    sell_value: number;
    max_identical_played_per_player_per_phase: number;
    dealt_at_start: {
      architect: number;
    };
    deck_at_start: {
      '3': number;
      '4': number;
      '5': number;
    };
    types: ({
      id: string;
      count: number;
      phase: string;
      colour: null | string;
      gold?: number;
      vp?: number;
      condition?: {
        min_power_symbols_total?: number;
        min_farmers_total?: number;
        all_same?: string;
      };
    })[];
    names_of_2003_edition: {
      protection: string;
      bribe: string;
      architect: string;
      free_farmer: string;
      big_harvest: string;
      treasury: string;
    };
  };
  setup: {
    province_deck_size: {
      '3': number;
      '4': number;
      '5': number;
    };
    province_deck_choice: string;
    per_player: {
      scribes: number;
      gold: number;
      thief: number;
      architect: number;
      vp: number;
    };
  };
  supply: {
    scribes: number;
    stones: number;
    pyramids: number;
    double_pyramids: number;
    farmers: number;
    offering_tiles: number;
    vp_markers: number;
    first_player_markers: number;
    limit_policy: {
      scribes: string;
      power_cards: string;
      province_cards: string;
      stones: string;
      pyramids: string;
      double_pyramids: string;
      farmers: string;
      gold: string;
    };
    power_deck_empty: string;
  };
  scoring_interim: {
    temple: string;
    pyramid: number;
    set_bonus_per_pyramid_of_weakest_province: number;
    majority: {
      vp: number;
      sides: string[];
      compare: string[];
      still_tied: string;
      min_pyramids: number;
    };
    yellow_card: number;
  };
  scoring_final: {
    gold_by_rank: number[];
    tie: string;
  };
  victory_tie_break: {
    order: string[];
  };
  edition_differences: ({
    topic: string;
    e2003: number | string;
    e2016: number | string;
  })[];
  sources: string[];
};
