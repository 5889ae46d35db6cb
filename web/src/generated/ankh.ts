// Written by web/generate_types.py from what games and server declare: change that, `make types`.

import type { BaseView, SeatId } from './common';

export type Aim = 'n_ne' | 'ne_se' | 'se_s' | 's_sw' | 'sw_nw' | 'nw_n';
export type Base = 'small' | 'large';
export type BattleStep = 'obelisks' | 'announcement' | 'cards' | 'build' | 'plague' | 'majority' | 'resolution' | 'aftermath';
export type Card = 'plague_of_locusts' | 'build_monument' | 'chariots' | 'cycle_of_maat' | 'drought' | 'flood' | 'miracle';
export type City = 'memphis' | 'thebes';
export type Declined = 'unlock' | 'swap' | 'double' | 'build' | 'tiebreaker' | 'captive' | 'gate' | 'worship';
export type God = 'amun' | 'anubis' | 'isis' | 'osiris' | 'ra';
export type Guardian = 'cat_mummy' | 'satet' | 'mummy' | 'apep' | 'giant_scorpion' | 'androsphinx';
export type Hex = 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'a6' | 'a7' | 'a8' | 'b0' | 'b1' | 'b2' | 'b3' | 'b4' | 'b5' | 'b6' | 'b7' | 'b8' | 'c0' | 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'c8' | 'c9' | 'd0' | 'd1' | 'd2' | 'd3' | 'd4' | 'd5' | 'd6' | 'd7' | 'd8' | 'e0' | 'e1' | 'e2' | 'e3' | 'e4' | 'e5' | 'e6' | 'e7' | 'e8' | 'e9' | 'f0' | 'f1' | 'f2' | 'f3' | 'f4' | 'f5' | 'f6' | 'f7' | 'f8' | 'g0' | 'g1' | 'g2' | 'g3' | 'g4' | 'g5' | 'g6' | 'g7' | 'g8' | 'g9' | 'h0' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'h7' | 'h8' | 'i0' | 'i1' | 'i2' | 'i3' | 'i4' | 'i5' | 'i6' | 'i7' | 'i8' | 'i9' | 'j0' | 'j1' | 'j2' | 'j3' | 'j4' | 'j5' | 'j6' | 'j7' | 'j8' | 'k1' | 'k2' | 'k3' | 'k4' | 'k5' | 'k6' | 'k7' | 'k8';
export type Level = '1' | '2' | '3';
export type Monument = 'obelisk' | 'pyramid' | 'temple';
export type Outcome = 'empty' | 'domination' | 'battle';
export type Piece = 'obelisk' | 'pyramid' | 'temple' | 'god' | 'warrior' | 'cat_mummy' | 'satet' | 'mummy' | 'apep' | 'giant_scorpion' | 'androsphinx';
export type Power = 'commanding' | 'inspiring' | 'omnipresent' | 'revered' | 'resplendent' | 'obelisk_attuned' | 'temple_attuned' | 'pyramid_attuned' | 'glorious' | 'magnanimous' | 'bountiful' | 'worshipful';
export type Region = 'delta' | 'west' | 'east';
export type Role = 'alone' | 'higher' | 'lower';
export type Scenario = 'middle_kingdom_2p' | 'middle_kingdom_3p' | 'middle_kingdom_4p' | 'middle_kingdom_5p' | 'old_kingdom_2p' | 'old_kingdom_3p' | 'old_kingdom_4p' | 'old_kingdom_5p' | 'new_kingdom_2p' | 'new_kingdom_3p' | 'new_kingdom_4p' | 'new_kingdom_5p' | 'two_lands_2p' | 'two_lands_3p' | 'two_lands_4p' | 'two_lands_5p' | 'intermediate_2p' | 'intermediate_3p' | 'intermediate_4p' | 'intermediate_5p';
export type Side = 'a1-a2' | 'a2-a3' | 'a2-b2' | 'a3-a4' | 'a3-b2' | 'a3-b3' | 'a4-a5' | 'a4-b3' | 'a4-b4' | 'a5-a6' | 'a5-b4' | 'a5-b5' | 'a6-a7' | 'a6-b5' | 'a6-b6' | 'a7-a8' | 'a7-b6' | 'a7-b7' | 'a8-b7' | 'a8-b8' | 'b0-b1' | 'b0-c0' | 'b0-c1' | 'b1-c1' | 'b1-c2' | 'b2-b3' | 'b2-c3' | 'b3-b4' | 'b3-c3' | 'b3-c4' | 'b4-b5' | 'b4-c4' | 'b5-b6' | 'b6-b7' | 'b6-c7' | 'b7-b8' | 'b7-c7' | 'b7-c8' | 'b8-c8' | 'b8-c9' | 'c0-c1' | 'c0-d0' | 'c1-c2' | 'c1-d0' | 'c1-d1' | 'c2-d1' | 'c2-d2' | 'c3-c4' | 'c3-d3' | 'c4-d3' | 'c4-d4' | 'c7-c8' | 'c7-d7' | 'c8-c9' | 'c8-d7' | 'c8-d8' | 'c9-d8' | 'd0-d1' | 'd0-e1' | 'd1-d2' | 'd1-e1' | 'd1-e2' | 'd2-e2' | 'd2-e3' | 'd3-d4' | 'd3-e4' | 'd4-d5' | 'd4-e4' | 'd4-e5' | 'd5-e5' | 'd7-d8' | 'd7-e7' | 'd7-e8' | 'd8-e8' | 'd8-e9' | 'e1-e2' | 'e1-f1' | 'e2-e3' | 'e2-f1' | 'e2-f2' | 'e3-f2' | 'e3-f3' | 'e4-e5' | 'e4-f4' | 'e5-f4' | 'e5-f5' | 'e7-e8' | 'e8-e9' | 'f1-f2' | 'f1-g1' | 'f1-g2' | 'f2-f3' | 'f2-g2' | 'f2-g3' | 'f3-g3' | 'f4-f5' | 'f6-f7' | 'f6-g6' | 'f6-g7' | 'f7-f8' | 'f7-g7' | 'f7-g8' | 'f8-g8' | 'f8-g9' | 'g1-g2' | 'g1-h1' | 'g2-g3' | 'g2-h1' | 'g2-h2' | 'g3-h2' | 'g4-g5' | 'g4-h3' | 'g4-h4' | 'g5-g6' | 'g5-h4' | 'g5-h5' | 'g6-g7' | 'g6-h5' | 'g6-h6' | 'g7-g8' | 'g7-h6' | 'g7-h7' | 'g8-g9' | 'g8-h7' | 'g8-h8' | 'g9-h8' | 'h1-h2' | 'h1-i1' | 'h1-i2' | 'h2-i2' | 'h3-h4' | 'h3-i3' | 'h3-i4' | 'h4-h5' | 'h4-i4' | 'h4-i5' | 'h5-h6' | 'h5-i5' | 'h5-i6' | 'h6-h7' | 'h6-i6' | 'h7-h8' | 'h7-i8' | 'h8-i8' | 'h8-i9' | 'i1-i2' | 'i1-j1' | 'i2-j1' | 'i3-i4' | 'i3-j2' | 'i4-i5' | 'i4-j4' | 'i5-i6' | 'i5-j4' | 'i5-j5' | 'i6-j5' | 'i8-i9' | 'i8-j7' | 'i8-j8' | 'i9-j8' | 'j2-k2' | 'j2-k3' | 'j4-j5' | 'j7-j8' | 'k2-k3';
export type Source = 'majority' | 'domination' | 'victory' | 'magnanimous' | 'miracle' | 'worshipful' | 'cat_mummy' | 'merge';
export type Track = 'move' | 'summon' | 'gain' | 'unlock';
export type TrackEvent = 'control_monument' | 'camel_caravan' | 'conflict';

/** The turn going on: what the seat has done and may still do (AN-TRN-05 to AN-TRN-09). */
export interface TurnView {
  seat: SeatId;
  next: SeatId;
  taken: number;
  allowed: number;
  first: Track | null;
  under_way: Track | null;
  open: Track[];
}

/** An action track: its marker, and who would set off the event if all took this action in turn. */
export interface ActionView {
  marker: number;
  start_space: number;
  event_space: number;
  steps_to_event: number;
  event_for: SeatId | null;
}

/** What would come of the devotion of now; the lower god of a merge stands first. */
export interface Outlook {
  conflict: number | null;
  events_away: number;
  merge: SeatId[];
  forgotten: SeatId[];
  winner: SeatId | null;
}

/** A player and its god; a forgotten one has no side in the game any more. */
export interface SeatView {
  seat: SeatId;
  god: God;
  side: SeatId;
  role: Role;
  merged: boolean;
  in_game: boolean;
  devotion: number;
  points: Partial<Record<Source, number>>;
  projected: Partial<Record<Source, number>>;
  ready: boolean;
  sealed?: string[];
}

/** The next free slot of the god board, and the guardian it would bring now. */
export interface NextPower {
  level: number;
  cost: number;
  guardian: Guardian | null;
}

/** A god in the game with all that belongs to it. */
export interface SideView {
  gods: God[];
  seats: SeatId[];
  devotion: number;
  red: boolean;
  followers: number;
  gain_now: number;
  gain_from: Hex[];
  control_now: Hex[];
  god_strength: number;
  warriors: number;
  guardians: Partial<Record<Guardian, number>>;
  bases: Record<Base, number>;
  ankh_tokens: number;
  monuments: Record<Monument, number>;
  powers: Power[];
  next_power: NextPower | null;
  hand: Card[];
  played: Card[];
  suns?: number;
  gates?: number;
  captive_slots?: number;
}

/** The guardian of a level in this game; owners count map and pool. */
export interface GuardianView {
  level: number;
  guardian: Guardian;
  base: Base;
  stock: number;
  removed: number;
  owners: Partial<Record<SeatId, number>>;
}

/** What stands or lies on a hex; a figure's strength as it counts in a battle. */
export interface HexView {
  piece: Piece | null;
  side: SeatId | null;
  god?: God;
  strength?: number;
  neutralised?: boolean;
  protected?: boolean;
  radiant?: boolean;
  gate?: boolean;
  claws?: Aim;
  aimed_at?: Hex[];
}

/** A side's strength in a region before cards, by parts, and with how many figures. */
export interface StrengthView {
  total: number;
  figures: number;
  captives: number;
  temples: number;
  count: number;
  reward: number;
}

/** Monuments of one kind in a region; the side that would score the majority (AN-MAJ-01). */
export interface MajorityView {
  counts: Partial<Record<SeatId, number>>;
  neutral: number;
  side: SeatId | null;
}

/** A region, in the order of its token; just split off, it has none yet. */
export interface RegionView {
  token: number | null;
  land: Region;
  first_hex: Hex;
  hexes: Hex[];
  size: number;
  outcome: Outcome;
  leader: SeatId | null;
  strength: Partial<Record<SeatId, StrengthView>>;
  monuments: Record<Monument, MajorityView>;
}

/** A next side of the caravan, the shortest legal line it leads to, and the smaller part split off. */
export interface CaravanPlan {
  side: Side;
  line: Side[];
  part: Hex[];
  rest: number;
}

/** The caravan being laid: camels so far, how many there may be, and where it can go. */
export interface CaravanView {
  laid: Side[];
  most: number;
  plans: CaravanPlan[];
}

/** What nobody owns; conflict order tokens by their numbers. */
export interface SupplyView {
  monuments: Record<Monument, number>;
  camels: number;
  tokens: number[];
}

/** Who holds the tiebreaker in this conflict, and whether it can still be used. */
export interface TiebreakerView {
  side: SeatId;
  face_up: boolean;
}

/** Whether Amun can still play two cards in this conflict. */
export interface AmunTokenView {
  face_up: boolean;
}

/** A participant of a battle: strength by parts as it counts now, cards, bids, the fallen. */
export interface FighterView {
  strength: number;
  figures: number;
  captives: number;
  temples: number;
  from_cards: number;
  count: number;
  cards: Card[];
  with_card: Partial<Record<Card, number>>;
  bids: number[];
  fallen: number;
}

/** The battle going on, or the last one, which lies open until the next begins. */
export interface BattleView {
  going_on: boolean;
  step: BattleStep | null;
  token: number | null;
  first_hex: Hex | null;
  doubling: boolean;
  sides: Partial<Record<SeatId, FighterView>>;
  resolved: boolean;
  flooded: Hex[];
  saved: Hex[];
  victor: SeatId | null;
}

/** The table as a seat sees it. */
export interface AnkhView extends BaseView {
  game: 'ankh';
  scenario: Scenario;
  first_player: SeatId;
  active: SeatId;
  event_marker: number;
  next_event: TrackEvent | null;
  conflict: number;
  events_to_conflict: number | null;
  event_track: TrackEvent[];
  turn: TurnView | null;
  actions: Record<Track, ActionView>;
  outlook: Outlook;
  ascending: SeatId[];
  forgotten: SeatId[];
  winner: SeatId | null;
  seats: SeatView[];
  sides: Partial<Record<SeatId, SideView>>;
  guardians: GuardianView[];
  hexes: Partial<Record<Hex, HexView>>;
  neighbours: Record<Hex, Hex[]>;
  reach: Hex[];
  regions: RegionView[];
  camels: Side[];
  caravan: CaravanView | null;
  cities: Partial<Record<Hex, City>>;
  captives: SeatId[];
  supply: SupplyView;
  moved: Hex[];
  used: Hex[];
  tiebreaker: TiebreakerView | null;
  amun_token: AmunTokenView | null;
  battle: BattleView | null;
}

export type View = AnkhView;

/** Everything that can happen, as its viewer may know it: secret fields may be missing. */
export type GameEvent =
  | { event: 'scenario_chosen'; scenario: Scenario | null; }
  | { event: 'first_player'; seat: SeatId; }
  | { event: 'god_chosen'; seat: SeatId; god: God | null; }
  | { event: 'guardian_kind'; level: Level | null; guardian: Guardian | null; }
  | { event: 'turn'; seat: SeatId; }
  | { event: 'action_taken'; seat: SeatId; action: Track | null; space: number; }
  | { event: 'event_reached'; seat: SeatId; track_event: TrackEvent | null; space: number; }
  | { event: 'marker_back'; action: Track | null; space: number; }
  | { event: 'moved'; seat: SeatId; god: God | null; piece: Piece | null; from: Hex | null; hex: Hex | null; }
  | { event: 'pushed'; seat: SeatId; god: God | null; piece: Piece | null; from: Hex | null; hex: Hex | null; }
  | { event: 'aimed'; seat: SeatId; hex: Hex | null; aim: Aim | null; }
  | { event: 'summoned'; seat: SeatId; god: God | null; piece: Piece | null; hex: Hex | null; }
  | { event: 'ransomed'; seat: SeatId; god: God | null; captor: God | null; count: number; }
  | { event: 'radiant'; seat: SeatId; god: God | null; hex: Hex | null; }
  | { event: 'followers'; seat: SeatId; god: God | null; count: number; total: number; }
  | { event: 'power_followers'; god: God | null; power: Power | null; count: number; total: number; }
  | { event: 'unlocked'; seat: SeatId; god: God | null; power: Power | null; cost: number; }
  | { event: 'guardian_taken'; god: God | null; guardian: Guardian | null; }
  | { event: 'controlled'; seat: SeatId; god: God | null; monument: Monument | null; hex: Hex | null; former: God | null; }
  | { event: 'camel'; seat: SeatId; side: Side | null; }
  | { event: 'caravan_skipped'; seat: SeatId; }
  | { event: 'region_split'; seat: SeatId; one: number; other: number; }
  | { event: 'region_token'; seat: SeatId; hex: Hex | null; token: number; }
  | { event: 'swapped'; seat: SeatId; token: number; other: number; }
  | { event: 'conflict'; seat: SeatId; god: God | null; conflict: number; }
  | { event: 'destroyed'; monument: Monument | null; hex: Hex | null; god: God | null; }
  | { event: 'region'; token: number; hex: Hex | null; sides: number; }
  | { event: 'doubled'; seat: SeatId; god: God | null; }
  | { event: 'ready'; seat: SeatId; }
  | { event: 'revealed'; seat: SeatId; god: God | null; card: Card | null; }
  | { event: 'flood'; god: God | null; count: number; }
  | { event: 'built'; seat: SeatId; god: God | null; monument: Monument | null; hex: Hex | null; cost: number; }
  | { event: 'plague'; god: God | null; }
  | { event: 'bid'; seat: SeatId; god: God | null; followers: number; }
  | { event: 'plague_survivor'; god: God | null; }
  | { event: 'majority'; god: God | null; monument: Monument | null; }
  | { event: 'dominated'; god: God | null; token: number; }
  | { event: 'strength'; god: God | null; strength: number; }
  | { event: 'tiebreaker'; seat: SeatId; god: God | null; }
  | { event: 'won_battle'; god: God | null; token: number; }
  | { event: 'no_winner'; token: number; }
  | { event: 'saved'; seat: SeatId; god: God | null; piece: Piece | null; hex: Hex | null; }
  | { event: 'died'; god: God | null; piece: Piece | null; hex: Hex | null; }
  | { event: 'captured'; seat: SeatId; god: God | null; captor: God | null; }
  | { event: 'gate'; seat: SeatId; hex: Hex | null; from: Hex | null; }
  | { event: 'worshipped'; seat: SeatId; god: God | null; cost: number; }
  | { event: 'cards_back'; god: God | null; }
  | { event: 'gained_devotion'; god: God | null; source: Source | null; devotion: number; space: number; }
  | { event: 'lost_devotion'; god: God | null; source: Source | null; devotion: number; space: number; }
  | { event: 'conflict_over'; conflict: number; }
  | { event: 'merged'; higher: God | null; lower: God | null; }
  | { event: 'taken_over'; seat: SeatId; guardian: Guardian | null; hex: Hex | null; }
  | { event: 'merged_at'; higher: God | null; space: number; followers: number; }
  | { event: 'forgotten'; god: God | null; space: number; }
  | { event: 'freed'; god: God | null; count: number; }
  | { event: 'winner'; seat: SeatId; god: God | null; space: number; }
  | { event: 'nobody_wins'; }
  | { event: 'declined'; seat: SeatId; declined: Declined | null; }
  | { event: 'nothing_to_control'; seat: SeatId; god: God | null; }
  | { event: 'not_saved'; seat: SeatId; god: God | null; piece: Piece | null; hex: Hex | null; }
  | { event: 'strength_parts'; god: God | null; figures: number; captives: number; temples: number; cards: number; }
  | { event: 'sun_back'; god: God | null; hex: Hex | null; }
  | { event: 'left_game'; god: God | null; piece: Piece | null; hex: Hex | null; }
  | { event: 'gate_gone'; hex: Hex | null; }
  | { event: 'merge_followers'; higher: God | null; lower: God | null; count: number; }
  | { event: 'merge_token'; higher: God | null; lower: God | null; from: number; space: number; }
  | { event: 'pair_forgotten'; higher: God | null; lower: God | null; space: number; };

export type Verb = 'action' | 'figure' | 'to' | 'push' | 'aim' | 'summon' | 'sun' | 'unlock' | 'control' | 'camel' | 'keep' | 'swap' | 'double' | 'play' | 'play_both' | 'build' | 'bid' | 'tiebreaker' | 'save' | 'trap' | 'new_gate' | 'move_gate' | 'worship' | 'take_over' | 'take_from_pool' | 'done' | 'stop' | 'skip' | 'decline' | 'none';

/** What is printed on the components: the game's data file. */
export type Data = {
  meta: {
    players: {
      min: number;
      max: number;
    };
  };
  components: {
    gods: number;
    warriors_per_god: number;
    battle_cards_per_god: number;
    ankh_tokens_per_god: number;
    ankh_tokens_on_power_slots: number;
    ankh_tokens_for_monuments: number;
    bases_per_god: {
      small: number;
      large: number;
    };
    camels: number;
    monuments: {
      obelisk: number;
      pyramid: number;
      temple: number;
    };
    conflict_order_tokens: number;
    tiebreaker_tokens: number;
    sun_tokens: number;
    gate_tokens: number;
    amun_tokens: number;
    city_tokens: number;
    followers: string;
    captive_slots: number;
  };
  constants: Record<string, {
    value: number;
  }>;
  names: {
    regions: {

    };
    terrain: {

    };
    monuments: {

    };
    figures: {

    };
    actions: {

    };
    events: {

    };
    sources: {

    };
    summons: {

    };
    aims: {

    };
    bases: {

    };
    answers: {

    };
    terms: {

    };
  };
  map: {
    columns: string[];
    directions: {
      N: number[];
      NE: number[];
      SE: number[];
      S: number[];
      SW: number[];
      NW: number[];
    };
    legend: {
      Df: {
        region: string;
        terrain: string;
      };
      Wf: {
        region: string;
        terrain: string;
      };
      Wd: {
        region: string;
        terrain: string;
      };
      Ef: {
        region: string;
        terrain: string;
      };
      Ed: {
        region: string;
        terrain: string;
      };
      '~~': {
        terrain: string;
      };
      '..': null;
    };
    rows: {
      '0': string;
      '1': string;
      '2': string;
      '3': string;
      '4': string;
      '5': string;
      '6': string;
      '7': string;
      '8': string;
      '9': string;
    };
    river_edges: string[];
    shore_E6_F6: {
      river: boolean;
    };
    border: string;
    checks: {
      hexes: number;
      terrain: {
        fertile: number;
        desert: number;
        water: number;
      };
      region_land: {
        delta: number;
        west: number;
        east: number;
      };
      river_edges: number;
      border_sides: number;
      water_in_two_regions_at_start: {
        K1: string[];
        E6: string[];
      };
      legal_caravans_without_camels: {
        west: {
          '3': number;
          '4': number;
          '5': number;
          '6': number;
        };
        delta: {
          '5': number;
          '6': number;
        };
        east: {
          '4': number;
          '5': number;
          '6': number;
        };
      };
    };
  };
  action_tracks: {
    order_top_to_bottom: string[];
    start_space_by_players: {
      '5': number;
      '4': number;
      '3': number;
      '2': number;
    };
    event_space: {
      move: number;
      summon: number;
      gain: number;
      unlock: number;
    };
    actions_to_event: {
      move: {
        '2': number;
        '3': number;
        '4': number;
        '5': number;
      };
      summon: {
        '2': number;
        '3': number;
        '4': number;
        '5': number;
      };
      gain: {
        '2': number;
        '3': number;
        '4': number;
        '5': number;
      };
      unlock: {
        '2': number;
        '3': number;
        '4': number;
        '5': number;
      };
    };
  };
  event_track: {
    start_space: number;
    spaces: Record<string, string>;
    counts: {
      control_monument: number;
      camel_caravan: number;
      conflict: number;
    };
  };
  devotion_track: {
    start: number;
    last_red: number;
    first_blue: number;
    win: number;
    minimum: {
      value: number;
    };
  };
  god_board: {
    powers_offered_per_level: number;
    powers_max_per_level: number;
    slots: {
      unlock: number;
      level: number;
      cost: number;
      guardian: boolean;
    }[];
  };
  ankh_powers: {
    commanding: {
      level: number;
    };
    inspiring: {
      level: number;
    };
    omnipresent: {
      level: number;
    };
    revered: {
      level: number;
    };
    resplendent: {
      level: number;
    };
    obelisk_attuned: {
      level: number;
    };
    temple_attuned: {
      level: number;
    };
    pyramid_attuned: {
      level: number;
    };
    glorious: {
      level: number;
    };
    magnanimous: {
      level: number;
    };
    bountiful: {
      level: number;
    };
    worshipful: {
      level: number;
    };
  };
  battle_cards: {
    plague_of_locusts: {
      strength: number;
    };
    build_monument: {
      strength: number;
    };
    chariots: {
      strength: number;
    };
    cycle_of_maat: {
      strength: number;
    };
    drought: {
      strength: number;
    };
    flood: {
      strength: number;
    };
    miracle: {
      strength: number;
    };
  };
  gods: {
    amun: {
      color: string;
      tokens: {
        amun: number;
      };
    };
    anubis: {
      color: string;
      captive_slots: number;
    };
    isis: {
      color: string;
    };
    osiris: {
      color: string;
      tokens: {
        gate: number;
      };
    };
    ra: {
      color: string;
      tokens: {
        sun: number;
      };
    };
  };
  guardians: {
    figures_in_play: {
      small: {
        '2': number;
        '3': number;
        '4': number;
        '5': number;
      };
      large: {
        '2': number;
        '3': number;
        '4': number;
        '5': number;
      };
    };
    cat_mummy: {
      level: number;
      base: string;
      figures: number;
      strength: number;
    };
    satet: {
      level: number;
      base: string;
      figures: number;
      strength: number;
    };
    mummy: {
      level: number;
      base: string;
      figures: number;
      strength: number;
    };
    apep: {
      level: number;
      base: string;
      figures: number;
      strength: number;
    };
    giant_scorpion: {
      level: number;
      base: string;
      figures: number;
      strength: number;
    };
    androsphinx: {
      level: number;
      base: string;
      figures: number;
      strength: number;
    };
  };
  special_rules: {
    city_bonus: {

    };
    no_initial_control: {

    };
  };
  scenario_families: {

  };
  scenarios: {
    middle_kingdom_2p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        D0: (number | string)[];
        F2: (number | string)[];
        I1: (number | string)[];
        A5: (number | string)[];
        B8: (number | string)[];
        F6: (number | string)[];
        I5: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
      };
    };
    middle_kingdom_3p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        E5: (number | string)[];
        A3: (number | string)[];
        C7: (number | string)[];
        F6: (number | string)[];
        J5: (number | string)[];
        H3: (number | string)[];
        E2: (number | string)[];
        I1: (number | string)[];
        F3: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
      };
    };
    middle_kingdom_4p: {
      family: string;
      players: number;
      note: string;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        C4: (number | string)[];
        F5: (number | string)[];
        E8: (number | string)[];
        A7: (number | string)[];
        B4: (number | string)[];
        F3: (number | string)[];
        D1: (number | string)[];
        I2: (number | string)[];
        H5: (number | string)[];
        I3: (number | string)[];
        G8: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
      };
    };
    middle_kingdom_5p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        B2: (number | string)[];
        F4: (number | string)[];
        B4: (number | string)[];
        B7: (number | string)[];
        E8: (number | string)[];
        G7: (number | string)[];
        J8: (number | string)[];
        G6: (number | string)[];
        I3: (number | string)[];
        G1: (number | string)[];
        F3: (number | string)[];
        C0: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
        '5': {
          god: string;
          warriors: string[];
        };
      };
    };
    old_kingdom_2p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        A5: (number | string)[];
        E5: (number | string)[];
        F2: (number | string)[];
        J2: (number | string)[];
        I6: (number | string)[];
        C8: (number | string)[];
        G8: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
      };
    };
    old_kingdom_3p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        A5: (number | string)[];
        B7: (number | string)[];
        E5: (number | string)[];
        C1: (number | string)[];
        F1: (number | string)[];
        I1: (number | string)[];
        J2: (number | string)[];
        G5: (number | string)[];
        F8: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
      };
    };
    old_kingdom_4p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        A5: (number | string)[];
        C7: (number | string)[];
        E5: (number | string)[];
        B0: (number | string)[];
        E1: (number | string)[];
        H1: (number | string)[];
        J2: (number | string)[];
        G5: (number | string)[];
        J5: (number | string)[];
        F8: (number | string)[];
        J8: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
      };
    };
    old_kingdom_5p: {
      family: string;
      players: number;
      note: string;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        B4: (number | string)[];
        E4: (number | string)[];
        A6: (number | string)[];
        B0: (number | string)[];
        E1: (number | string)[];
        H1: (number | string)[];
        J2: (number | string)[];
        G5: (number | string)[];
        E8: (number | string)[];
        J5: (number | string)[];
        F8: (number | string)[];
        J8: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
        '5': {
          god: string;
          warriors: string[];
        };
      };
    };
    new_kingdom_2p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        B7: (number | string)[];
        I5: (number | string)[];
        E8: (number | string)[];
        G7: (number | string)[];
        D4: (number | string)[];
        D1: (number | string)[];
        H2: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
      };
    };
    new_kingdom_3p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        B4: (number | string)[];
        I5: (number | string)[];
        F2: (number | string)[];
        C7: (number | string)[];
        F4: (number | string)[];
        G4: (number | string)[];
        H8: (number | string)[];
        C1: (number | string)[];
        I1: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
      };
    };
    new_kingdom_4p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        B7: (number | string)[];
        I5: (number | string)[];
        B3: (number | string)[];
        F2: (number | string)[];
        E8: (number | string)[];
        G7: (number | string)[];
        J2: (number | string)[];
        E5: (number | string)[];
        C1: (number | string)[];
        I1: (number | string)[];
        I8: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
      };
    };
    new_kingdom_5p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: never[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        B3: (number | string)[];
        I4: (number | string)[];
        H8: (number | string)[];
        F2: (number | string)[];
        B7: (number | string)[];
        E4: (number | string)[];
        G6: (number | string)[];
        F6: (number | string)[];
        C1: (number | string)[];
        I1: (number | string)[];
        E8: (number | string)[];
        K2: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
        '5': {
          god: string;
          warriors: string[];
        };
      };
    };
    two_lands_2p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {
        F4: string;
        F8: string;
      };
      monuments: {
        B4: (number | string)[];
        H7: (number | string)[];
        C1: (number | string)[];
        H1: (number | string)[];
        D7: (number | string)[];
        I4: (number | string)[];
        E3: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
      };
    };
    two_lands_3p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {
        F4: string;
        F8: string;
      };
      monuments: {
        B4: (number | string)[];
        H7: (number | string)[];
        F1: (number | string)[];
        C7: (number | string)[];
        E5: (number | string)[];
        I3: (number | string)[];
        J8: (number | string)[];
        C1: (number | string)[];
        I1: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
      };
    };
    two_lands_4p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {
        F4: string;
        F8: string;
      };
      monuments: {
        B3: (number | string)[];
        I5: (number | string)[];
        F1: (number | string)[];
        B7: (number | string)[];
        E5: (number | string)[];
        G7: (number | string)[];
        I3: (number | string)[];
        C1: (number | string)[];
        I1: (number | string)[];
        E8: (number | string)[];
        I8: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
      };
    };
    two_lands_5p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {
        F4: string;
        F8: string;
      };
      monuments: {
        B3: (number | string)[];
        I4: (number | string)[];
        H8: (number | string)[];
        F1: (number | string)[];
        B7: (number | string)[];
        E5: (number | string)[];
        G6: (number | string)[];
        F6: (number | string)[];
        C1: (number | string)[];
        I1: (number | string)[];
        E8: (number | string)[];
        K2: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
        '5': {
          god: string;
          warriors: string[];
        };
      };
    };
    intermediate_2p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        C8: (number | string)[];
        C4: (number | string)[];
        F4: (number | string)[];
        I3: (number | string)[];
        H7: (number | string)[];
        G6: (number | string)[];
        C1: (number | string)[];
        H2: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
      };
    };
    intermediate_3p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: never[];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        C8: (number | string)[];
        C4: (number | string)[];
        F4: (number | string)[];
        I3: (number | string)[];
        H7: (number | string)[];
        G6: (number | string)[];
        C1: (number | string)[];
        H2: (number | string)[];
        F3: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
      };
    };
    intermediate_4p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        D7: (number | string)[];
        E9: (number | string)[];
        C9: (number | string)[];
        D3: (number | string)[];
        E5: (number | string)[];
        I3: (number | string)[];
        H7: (number | string)[];
        G6: (number | string)[];
        C1: (number | string)[];
        H2: (number | string)[];
        F3: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
      };
    };
    intermediate_5p: {
      family: string;
      players: number;
      start_followers: number;
      special_rules: string[];
      camels: string[][];
      conflict_tokens: {
        order: number;
        hex: string;
        land: number;
      }[];
      cities: {

      };
      monuments: {
        D3: (number | string)[];
        E5: (number | string)[];
        I3: (number | string)[];
        G5: (number | string)[];
        G7: (number | string)[];
        F8: (number | string)[];
        C1: (number | string)[];
        H2: (number | string)[];
        F3: (number | string)[];
        D7: (number | string)[];
        E9: (number | string)[];
        C9: (number | string)[];
      };
      figures: {
        '1': {
          god: string;
          warriors: string[];
        };
        '2': {
          god: string;
          warriors: string[];
        };
        '3': {
          god: string;
          warriors: string[];
        };
        '4': {
          god: string;
          warriors: string[];
        };
        '5': {
          god: string;
          warriors: string[];
        };
      };
    };
  };
  city_names: {

  };
  sources: string[];
};
