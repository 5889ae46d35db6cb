// Written by web/generate_types.py from what games and server declare: change that, `make types`.

import type { BaseView, SeatId } from './common';

export type Arrow = '1' | '2' | '3' | '4' | '5' | '6';
export type Blessing = 'b01' | 'b02' | 'b03' | 'b04' | 'b05' | 'b06' | 'b07' | 'b08' | 'b09' | 'b10' | 'b11' | 'b12' | 'b13' | 'b14' | 'b15' | 'b16' | 'b17' | 'b18' | 'b19' | 'b20' | 'b21' | 'b22' | 'b23' | 'b24';
export type BotFault = 'forbidden' | 'lower' | 'tainted' | 'no_statue' | 'lower_slot' | 'lot';
export type BotReason = 'highest' | 'pure' | 'statue' | 'slot' | 'chance' | 'only' | 'by_value' | 'by_colour' | 'fewest' | 'next_district' | 'next_row' | 'districts' | 'pillars' | 'points' | 'own_building' | 'inside';
export type Card = 'b01' | 'b02' | 'b03' | 'b04' | 'b05' | 'b06' | 'b07' | 'b08' | 'b09' | 'b10' | 'b11' | 'b12' | 'b13' | 'b14' | 'b15' | 'b16' | 'b17' | 'b18' | 'b19' | 'b20' | 'b21' | 'b22' | 'b23' | 'b24' | 't01' | 't02' | 't03' | 't04' | 't05' | 't06' | 't07' | 't08' | 't09' | 't10' | 't11' | 't12' | 't13' | 't14' | 't15' | 't16' | 't17' | 't18' | 't19' | 't20' | 't21' | 't22' | 't23' | 't24' | 'z01' | 'z02' | 'z03' | 'z04' | 'z05' | 'z06' | 'z07' | 'z08' | 'z09' | 'z10' | 'z11' | 'z12' | 'z13' | 'z14' | 'z15' | 'z16' | 'z17' | 'z18' | 'z19' | 'z20' | 'z21' | 'z22' | 'z23' | 'z24';
export type Cause = 'setup' | 'produced' | 'cell' | 'cells' | 'line' | 'buildings' | 'sides' | 'touching' | 'place' | 'statue_gold' | 'row_gold' | 'track' | 'bonus' | 'no_slot' | 'cost' | 'maat' | 'horus' | 'ra' | 'hathor' | 'bastet' | 'thoth' | 'osiris' | 'b01' | 'b02' | 'b03' | 'b04' | 'b05' | 'b06' | 'b07' | 'b08' | 'b09' | 'b10' | 'b11' | 'b12' | 'b13' | 'b14' | 'b15' | 'b16' | 'b17' | 'b18' | 'b19' | 'b20' | 'b21' | 'b22' | 'b23' | 'b24' | 't01' | 't02' | 't03' | 't04' | 't05' | 't06' | 't07' | 't08' | 't09' | 't10' | 't11' | 't12' | 't13' | 't14' | 't15' | 't16' | 't17' | 't18' | 't19' | 't20' | 't21' | 't22' | 't23' | 't24' | 'z01' | 'z02' | 'z03' | 'z04' | 'z05' | 'z06' | 'z07' | 'z08' | 'z09' | 'z10' | 'z11' | 'z12' | 'z13' | 'z14' | 'z15' | 'z16' | 'z17' | 'z18' | 'z19' | 'z20' | 'z21' | 'z22' | 'z23' | 'z24' | 's01' | 's02' | 's03' | 's04' | 's05' | 's06' | 's07' | 's08' | 's09' | 's10' | 's11' | 's12' | 'c01' | 'c02' | 'c03' | 'c04' | 'p01' | 'p02' | 'p03' | 'p04' | 'p05' | 'p06' | 'p07' | 'p08' | 'p09' | 'p10' | 'p11' | 'p12' | 'p13' | 'p14' | 'p15' | 'p16' | 'p17' | 'p18' | 'p19' | 'p20' | 'p21' | 'p22' | 'p23' | 'p24' | 'p25' | 'p26' | 'p27';
export type Cell = 'r1c1' | 'r1c2' | 'r1c3' | 'r1c4' | 'r1c5' | 'r2c1' | 'r2c2' | 'r2c3' | 'r2c4' | 'r2c5' | 'r3c1' | 'r3c2' | 'r3c3' | 'r3c4' | 'r3c5' | 'r4c1' | 'r4c2' | 'r4c3' | 'r4c4' | 'r4c5' | 'r5c1' | 'r5c2' | 'r5c3' | 'r5c4' | 'r5c5';
export type Colour = 'yellow' | 'brown' | 'white' | 'black' | 'gray';
export type Deben = 'up' | 'right';
export type Destiny = 'c01' | 'c02' | 'c03' | 'c04';
export type Difficulty = 'easy' | 'medium' | 'hard';
export type Display = 'left' | 'middle' | 'right';
export type Edge = 'red' | 'blue' | 'green' | 'yellow';
export type God = 'horus' | 'ra' | 'hathor' | 'bastet' | 'thoth' | 'osiris';
export type Good = 'papyrus' | 'bread' | 'limestone' | 'granite' | 'gold' | 'scribe' | 'faith';
export type HorusSlot = '1' | '2' | '3' | '4' | '5' | '6';
export type Kind = 'blessing' | 'technology' | 'law';
export type Law = 'z01' | 'z02' | 'z03' | 'z04' | 'z05' | 'z06' | 'z07' | 'z08' | 'z09' | 'z10' | 'z11' | 'z12' | 'z13' | 'z14' | 'z15' | 'z16' | 'z17' | 'z18' | 'z19' | 'z20' | 'z21' | 'z22' | 'z23' | 'z24';
export type Light = 'sunny' | 'shaded' | 'dark';
export type Nudge = 'none' | 'first' | 'second' | 'spent';
export type OsirisSlot = 'papyrus-1' | 'bread-1' | 'limestone-1' | 'granite-1' | 'papyrus-2' | 'bread-2' | 'limestone-2' | 'granite-2' | 'papyrus-3' | 'bread-3' | 'limestone-3' | 'granite-3' | 'papyrus-4' | 'bread-4' | 'limestone-4' | 'granite-4' | 'papyrus-5' | 'bread-5' | 'limestone-5' | 'granite-5' | 'papyrus-6' | 'bread-6' | 'limestone-6' | 'granite-6';
export type Pan = 'left' | 'right';
export type Payment = 'nothing' | 'scribe1' | 'scribe2' | 'scribe3' | 'gold1' | 'gold1-scribe1' | 'gold1-scribe2' | 'gold2' | 'gold2-scribe1' | 'gold3' | 'papyrus1' | 'papyrus1-scribe1' | 'papyrus1-scribe2' | 'papyrus1-gold1' | 'papyrus1-gold1-scribe1' | 'papyrus1-gold2' | 'papyrus2' | 'papyrus2-scribe1' | 'papyrus2-gold1' | 'papyrus3' | 'scribe4' | 'scribe5' | 'gold1-scribe3' | 'gold1-scribe4' | 'gold2-scribe2' | 'gold2-scribe3' | 'gold3-scribe1' | 'gold3-scribe2' | 'gold4' | 'gold4-scribe1' | 'gold5' | 'bread1' | 'bread1-scribe1' | 'bread1-scribe2' | 'bread1-scribe3' | 'bread1-scribe4' | 'bread1-gold1' | 'bread1-gold1-scribe1' | 'bread1-gold1-scribe2' | 'bread1-gold1-scribe3' | 'bread1-gold2' | 'bread1-gold2-scribe1' | 'bread1-gold2-scribe2' | 'bread1-gold3' | 'bread1-gold3-scribe1' | 'bread1-gold4' | 'bread2' | 'bread2-scribe1' | 'bread2-scribe2' | 'bread2-scribe3' | 'bread2-gold1' | 'bread2-gold1-scribe1' | 'bread2-gold1-scribe2' | 'bread2-gold2' | 'bread2-gold2-scribe1' | 'bread2-gold3' | 'bread3' | 'bread3-scribe1' | 'bread3-scribe2' | 'bread3-gold1' | 'bread3-gold1-scribe1' | 'bread3-gold2' | 'bread4' | 'bread4-scribe1' | 'bread4-gold1' | 'bread5' | 'granite1' | 'granite1-scribe1' | 'granite1-scribe2' | 'granite1-scribe3' | 'granite1-gold1' | 'granite1-gold1-scribe1' | 'granite1-gold1-scribe2' | 'granite1-gold2' | 'granite1-gold2-scribe1' | 'granite1-gold3' | 'granite2' | 'granite2-scribe1' | 'granite2-scribe2' | 'granite2-gold1' | 'granite2-gold1-scribe1' | 'granite2-gold2' | 'granite3' | 'granite3-scribe1' | 'granite3-gold1' | 'granite4' | 'limestone1' | 'limestone1-scribe1' | 'limestone1-scribe2' | 'limestone1-scribe3' | 'limestone1-gold1' | 'limestone1-gold1-scribe1' | 'limestone1-gold1-scribe2' | 'limestone1-gold2' | 'limestone1-gold2-scribe1' | 'limestone1-gold3' | 'limestone1-granite1' | 'limestone1-granite1-scribe1' | 'limestone1-granite1-scribe2' | 'limestone1-granite1-gold1' | 'limestone1-granite1-gold1-scribe1' | 'limestone1-granite1-gold2' | 'limestone1-granite2' | 'limestone1-granite2-scribe1' | 'limestone1-granite2-gold1' | 'limestone1-granite3' | 'limestone2' | 'limestone2-scribe1' | 'limestone2-scribe2' | 'limestone2-gold1' | 'limestone2-gold1-scribe1' | 'limestone2-gold2' | 'limestone2-granite1' | 'limestone2-granite1-scribe1' | 'limestone2-granite1-gold1' | 'limestone2-granite2' | 'limestone3' | 'limestone3-scribe1' | 'limestone3-gold1' | 'limestone3-granite1' | 'limestone4';
export type PeopleSlot = 'temple_row' | 'temple_col' | 'workshops' | 'quarries';
export type Phase = 'setup' | 'round' | 'rotation' | 'maat' | 'scoring' | 'final_scoring';
export type Resource = 'papyrus' | 'bread' | 'limestone' | 'granite';
export type Section = '1' | '2' | '3' | '4';
export type Slot = 'l1a' | 'l2a' | 'l3a' | 'l4a' | 'l5a' | 'b1a' | 'b2a' | 'b3a' | 'b4a' | 'b5a' | 'l1b' | 'l2b' | 'l3b' | 'l4b' | 'l5b' | 'b1b' | 'b2b' | 'b3b' | 'b4b' | 'b5b';
export type Source = 'start' | 'actions' | 'technologies' | 'bonuses' | 'maat' | 'districts' | 'temple' | 'statues' | 'happiness' | 'production' | 'building_row' | 'upkeep' | 'laws' | 'turn_order' | 'bot_cards' | 'bot_scribes';
export type Start = 's01' | 's02' | 's03' | 's04' | 's05' | 's06' | 's07' | 's08' | 's09' | 's10' | 's11' | 's12';
export type State = 'pure' | 'tainted' | 'forbidden';
export type TakenAs = 'pure' | 'tainted' | 'anubis' | 'bot';
export type Technology = 't01' | 't02' | 't03' | 't04' | 't05' | 't06' | 't07' | 't08' | 't09' | 't10' | 't11' | 't12' | 't13' | 't14' | 't15' | 't16' | 't17' | 't18' | 't19' | 't20' | 't21' | 't22' | 't23' | 't24';
export type Tile = 'p01' | 'p02' | 'p03' | 'p04' | 'p05' | 'p06' | 'p07' | 'p08' | 'p09' | 'p10' | 'p11' | 'p12' | 'p13' | 'p14' | 'p15' | 'p16' | 'p17' | 'p18' | 'p19' | 'p20' | 'p21' | 'p22' | 'p23' | 'p24' | 'p25' | 'p26' | 'p27';
export type Token = 'a01' | 'a02' | 'a03' | 'a04' | 'a05' | 'a06' | 'a07' | 'a08' | 'a09' | 'a10';
export type TokenPlace = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** What the god action of a die would ask and bring, as far as it is known before it is performed. */
export interface GodUse {
  possible: boolean;
  cost: number;
  good: Good | null;
  vp: number;
  happiness: number | null;
  population: number | null;
  scribes: number;
  cards: number;
  row: number | null;
  tile: Tile | null;
  statue: God | null;
  pays: SeatId[];
}

/** What production with a die would bring. */
export interface ProductionUse {
  resource: Resource;
  kept: number;
  excess: number;
}

/** What a die at the wheel would be to the viewer, taken as it lies there. */
export interface DieUse {
  action: GodUse;
  production: ProductionUse | null;
  balance: number;
  order: SeatId[];
}

/** A die at the wheel, now and after the next turn of the wheel. */
export interface WheelDie {
  colour: Colour;
  face: number;
  state: State;
  next_state: State;
  use?: DieUse;
}

/** One of the six sectors: its light now and next, the dice that will come, its statues. */
export interface SectorView {
  light: Light;
  next_light: Light;
  coming_dice: number;
  dice: WheelDie[];
  statues: (SeatId | null)[];
  horus_slot: number;
}

/** A pillar tile on a cell; its sides as they lie, from the north clockwise. */
export interface CellView {
  tile: Tile;
  turns: number;
  sides: Edge[];
  pillar: SeatId | null;
}

/** The temple complex. */
export interface TempleView {
  cells: Partial<Record<Cell, CellView>>;
  buildings: Partial<Record<Slot, SeatId>>;
  open_slots: Slot[];
}

/** A tile held over a cell: its sides from the north clockwise, which of them match, points for all. */
export interface TurnedTile {
  sides: Edge[];
  matches: boolean[];
  points: number;
}

/** The tile the viewer is laying: what each cell and each of four turns would bring in points. */
export interface HeldTile {
  tile: Tile;
  display: Display;
  spots: Partial<Record<Cell, TurnedTile[]>>;
}

/** A section of the market; who could take cards from it. */
export interface SectionView {
  open: boolean;
  cards: (Card | null)[];
  buyers: SeatId[];
}

/** The card market, its decks and discard piles. */
export interface MarketView {
  sections: SectionView[];
  decks: Record<Kind, number>;
  discards: Record<Kind, Card[]>;
  removed: Card[];
}

/** Pieces not built yet. */
export interface PiecesLeft {
  buildings: number;
  statues: number;
  pillars: number;
}

/** A die on a pan, below the scales, or with Botankhamun. */
export interface TakenDie {
  taken_as: TakenAs;
  colour: Colour;
  face: number;
}

/** A participant: what lies open, and to its own eyes the decrees. */
export interface SeatView {
  seat: SeatId;
  vp: number;
  points: Partial<Record<Source, number>>;
  projected: Partial<Record<Source, number>>;
  goods: Record<Good, number>;
  production: Record<Resource, number>;
  excess: Record<Resource, number>;
  population: number;
  happiness: number;
  happiness_rewards: number;
  left: PiecesLeft;
  statue_cost: number | null;
  bread_due: number;
  dice: TakenDie[];
  balance: number;
  maat_loss: number;
  maat_marker: number;
  faith_laid: number;
  ankh: number | null;
  destiny: Destiny | null;
  starting_cards: Start[];
  blessings: Blessing[];
  technologies: Technology[];
  laws_held: number;
  laws_scored: Law[];
  ready: boolean;
  laws?: Law[];
  law_points?: Partial<Record<Law, number>>;
  dealt_laws?: Law[];
  returned_law?: Law | null;
  seen?: Card[];
}

/** The turn being played: whose it is and the die in use. */
export interface TurnView {
  seat: SeatId;
  sector: God | null;
  colour: Colour | null;
  value: number;
  taken_as: TakenAs | null;
  nudge: Nudge;
  main_open: boolean;
  extras: God[];
}

/** Botankhamun: his level, his pyramid, where his marker is and where it may go next. */
export interface SoloView {
  difficulty: Difficulty;
  random_start_cards: boolean;
  law_vp: number;
  pyramid: Token[];
  progress: number | null;
  next_places: number[];
  within_reach: number[];
}

/** The table as a seat sees it. */
export interface TekhenuView extends BaseView {
  game: 'tekhenu';
  bot: SeatId | null;
  round: number;
  phase: Phase;
  coming: Phase;
  maat: number;
  order: SeatId[];
  order_to_come: SeatId[];
  arrow: number;
  scoring_markers: number[];
  sectors: Record<God, SectorView>;
  bag: Record<Colour, number>;
  horus_tiles: God[];
  temple: TempleView;
  held_tile: HeldTile | null;
  osiris: Partial<Record<OsirisSlot, SeatId>>;
  leaders: Record<Resource, SeatId | null>;
  row_gold: number;
  people_statues: Partial<Record<PeopleSlot, SeatId>>;
  people_gold: PeopleSlot[];
  display: Record<Display, Tile | null>;
  working: Display[];
  tiles_left: number;
  market: MarketView;
  starting_cards: Start[];
  laws_open: boolean;
  seats: SeatView[];
  turn: TurnView | null;
  solo: SoloView | null;
}

export type View = TekhenuView;

/** Everything that can happen, as its viewer may know it: secret fields may be missing. */
export type GameEvent =
  | { event: 'wheel'; arrow: Arrow | null; }
  | { event: 'horus_tile'; horus_slot: HorusSlot | null; god: God | null; }
  | { event: 'die_added'; god: God | null; colour: Colour | null; face: number; }
  | { event: 'market_card'; section: Section | null; card: Card | null; place: number; }
  | { event: 'tile_shown'; tile: Tile | null; display: Display | null; }
  | { event: 'dealt_law'; seat: SeatId; law?: Law | null; }
  | { event: 'kept_law'; seat: SeatId; law?: Law | null; returned?: Law | null; }
  | { event: 'starting_card_shown'; start: Start | null; }
  | { event: 'first_to_pick'; seat: SeatId; }
  | { event: 'starting_card'; seat: SeatId; start: Start | null; }
  | { event: 'turn_order'; seat: SeatId; place: number; from: number; }
  | { event: 'took_destiny'; seat: SeatId; destiny: Destiny | null; }
  | { event: 'start_effect'; seat: SeatId; start: Start | null; }
  | { event: 'saw_cards'; seat: SeatId; first?: Card | null; second?: Card | null; }
  | { event: 'kept_card'; seat: SeatId; card: Card | null; }
  | { event: 'reshuffled'; kind: Kind | null; count: number; }
  | { event: 'round'; round: number; }
  | { event: 'turn'; seat: SeatId; }
  | { event: 'anubis'; seat: SeatId; }
  | { event: 'took_die'; seat: SeatId; god: God | null; colour: Colour | null; face: number; taken_as: TakenAs | null; }
  | { event: 'recoloured'; seat: SeatId; colour: Colour | null; }
  | { event: 'cleansed'; seat: SeatId; }
  | { event: 'value'; seat: SeatId; value: number; cause: Cause | null; }
  | { event: 'scribe_value'; seat: SeatId; value: number; }
  | { event: 'extra_bought'; seat: SeatId; god: God | null; }
  | { event: 'played'; seat: SeatId; card: Card | null; }
  | { event: 'main_lost'; seat: SeatId; }
  | { event: 'turn_end'; seat: SeatId; }
  | { event: 'action'; seat: SeatId; god: God | null; value: number; }
  | { event: 'production'; seat: SeatId; resource: Resource | null; value: number; }
  | { event: 'action_shifted'; seat: SeatId; value: number; cause: Cause | null; }
  | { event: 'granted'; seat: SeatId; cause: Cause | null; }
  | { event: 'declined'; seat: SeatId; }
  | { event: 'paid'; seat: SeatId; payment: Payment | null; }
  | { event: 'gained'; seat: SeatId; good: Good | null; count: number; cause: Cause | null; }
  | { event: 'vp'; seat: SeatId; points: number; cause: Cause | null; }
  | { event: 'lost_vp'; seat: SeatId; points: number; cause: Cause | null; }
  | { event: 'population'; seat: SeatId; to: number; cause: Cause | null; from: number; }
  | { event: 'happiness'; seat: SeatId; to: number; cause: Cause | null; from: number; }
  | { event: 'section_opened'; section: Section | null; }
  | { event: 'excess'; seat: SeatId; resource: Resource | null; count: number; }
  | { event: 'laid_aside'; seat: SeatId; resource: Resource | null; count: number; }
  | { event: 'production_marker'; seat: SeatId; resource: Resource | null; to: number; from: number; }
  | { event: 'god_statue'; seat: SeatId; god: God | null; room: number; }
  | { event: 'people_statue'; seat: SeatId; people_slot: PeopleSlot | null; }
  | { event: 'tile_placed'; seat: SeatId; tile: Tile | null; cell: Cell | null; turns: number; display: Display | null; }
  | { event: 'horus_bonus'; seat: SeatId; god: God | null; horus_slot: HorusSlot | null; }
  | { event: 'ability'; seat: SeatId; tile: Tile | null; }
  | { event: 'pillar'; seat: SeatId; cell: Cell | null; }
  | { event: 'temple_building'; seat: SeatId; slot: Slot | null; }
  | { event: 'osiris_building'; seat: SeatId; district: Resource | null; row: number; }
  | { event: 'refreshed'; seat: SeatId; section: Section | null; }
  | { event: 'discarded'; section: Section | null; card: Card | null; }
  | { event: 'took_card'; seat: SeatId; card: Card | null; section: Section | null; place: number; }
  | { event: 'drew_law'; seat: SeatId; law?: Law | null; }
  | { event: 'rotated'; arrow: Arrow | null; }
  | { event: 'maat'; phase: number; }
  | { event: 'faith_laid'; seat: SeatId; pan: Pan | null; count: number; }
  | { event: 'balance'; seat: SeatId; balance: number; from: number; }
  | { event: 'cleared'; }
  | { event: 'z23_held'; seat: SeatId; }
  | { event: 'z23_not_held'; }
  | { event: 'used_law'; seat: SeatId; law: Law | null; }
  | { event: 'scoring'; scoring: number; }
  | { event: 'scored'; seat: SeatId; source: Source | null; points: number; }
  | { event: 'district_won'; seat: SeatId; district: Resource | null; }
  | { event: 'upkeep'; seat: SeatId; due: number; unpaid: number; }
  | { event: 'final_scoring'; }
  | { event: 'law_revealed'; seat: SeatId; law: Law | null; }
  | { event: 'law_scored'; seat: SeatId; law: Law | null; points: number; }
  | { event: 'tribute'; seat: SeatId; good: Good | null; }
  | { event: 'law_repeated'; seat: SeatId; law: Law | null; }
  | { event: 'winner'; seat: SeatId; points: number; }
  | { event: 'bot_pyramid'; place: TokenPlace | null; token: Token | null; }
  | { event: 'deben_thrown'; deben: Deben | null; }
  | { event: 'bot_token'; place: TokenPlace | null; token: Token | null; from: TokenPlace | null; }
  | { event: 'bot_die_failed'; god: God | null; colour: Colour | null; face: number; why: BotFault | null; }
  | { event: 'bot_no_die_at'; god: God | null; }
  | { event: 'bot_no_die_of'; colour: Colour | null; }
  | { event: 'bot_die'; god: God | null; colour: Colour | null; face: number; reason: BotReason | null; }
  | { event: 'bot_people_slot'; people_slot: PeopleSlot | null; reason: BotReason | null; }
  | { event: 'bot_cell'; cell: Cell | null; points: number; reason: BotReason | null; }
  | { event: 'bot_slot'; slot: Slot | null; pillars: number; reason: BotReason | null; }
  | { event: 'bot_section'; section: Section | null; }
  | { event: 'bot_district'; district: Resource | null; row: number; reason: BotReason | null; }
  | { event: 'bot_nothing'; god: God | null; }
  | { event: 'bot_gold_removed'; cause: Cause | null; }
  | { event: 'bot_discarded'; card: Card | null; };

export type Verb = 'keep_law' | 'starting_card' | 'destiny' | 'gain' | 'keep' | 'move' | 'normal' | 'anubis' | 'anubis_card' | 'crowd' | 'take' | 'lay' | 'lay_anubis' | 'lay_anubis_changing' | 'scribe' | 'set_value' | 'nudge' | 'extra' | 'done' | 'perform' | 'perform_extra' | 'night_shift' | 'produce' | 'end_turn' | 'shift' | 'value' | 'use' | 'decline' | 'pay' | 'waive' | 'god_statue' | 'people_statue' | 'cell' | 'turn' | 'slot' | 'refresh' | 'no_refresh' | 'section' | 'take_card' | 'district' | 'raise' | 'play' | 'no_card' | 'faith' | 'no_faith' | 'score' | 'repeat' | 'tribute' | 'stop';

/** What is printed on the components: the game's data file. */
export type Data = {
  meta: {
    id: string;
    publisher: string;
    players: {
      min: number;
      max: number;
    };
    rounds: {
      total: number;
      per_rotation: number;
      rotations_per_maat: number;
      maats_per_scoring: number;
      scorings: number;
    };
  };
  terms: Record<string, {

  }>;
  player_colours: {
    id: string;
  }[];
  player_colours_src: {
    count: string;
    values: string;
  };
  dice: {
    total: number;
    counts: {
      yellow: number;
      brown: number;
      white: number;
      black: number;
      gray: number;
    };
    in_play_by_players: {
      '4': {
        yellow: number;
        brown: number;
        white: number;
        black: number;
        gray: number;
        total: number;
      };
      '3': {
        yellow: number;
        brown: number;
        white: number;
        black: number;
        gray: number;
        total: number;
      };
      '2': {
        yellow: number;
        brown: number;
        white: number;
        black: number;
        gray: number;
        total: number;
      };
      '1': {
        yellow: number;
        brown: number;
        white: number;
        black: number;
        gray: number;
        total: number;
      };
    };
    initial_per_sector: number;
    refill_per_shaded_sector: {
      '4': number;
      '3': number;
      '2': number;
      '1': number;
    };
    produces: {
      yellow: string;
      brown: string;
      white: string;
      black: string;
      gray: null;
    };
    state_by_light: {
      sunny: {
        white: string;
        yellow: string;
        black: string;
        brown: string;
        gray: string;
      };
      shaded: {
        white: string;
        yellow: string;
        black: string;
        brown: string;
        gray: string;
      };
      dark: {
        white: string;
        yellow: string;
        black: string;
        brown: string;
        gray: string;
      };
    };
  };
  tokens: {
    resource_tokens_each: {
      value_1: number;
      value_5: number;
    };
    gold: number;
    scribes: number;
    faith: number;
    scoring_markers: number;
    horus_tiles: number;
    pillar_tiles: number;
    supply_limits: string;
  };
  gods: {
    clockwise_order: {
      n: number;
      id: string;
    }[];
    opposite: {
      horus: string;
      bastet: string;
      ra: string;
      thoth: string;
      hathor: string;
      osiris: string;
    };
    neighbours: {
      horus: string[];
      ra: string[];
      hathor: string[];
      bastet: string[];
      thoth: string[];
      osiris: string[];
    };
    statue_slots_per_god: {
      '4': number;
      '3': number;
      '2': number;
      '1': number;
    };
    board_positions: {
      horus: string;
      osiris: string;
      temple_complex: string;
      population_track: string;
      card_market: string;
    };
  };
  anubis: {
    cost: {
      scribe: number;
    };
  };
  scribes: {
    shifts: number[];
  };
  obelisk_wheel: {
    sectors_clockwise: string[];
    initial_arrow: string;
    rotation_step: number;
    scoring_markers: {
      first: {
        offset_from_start_arrow: number;
        art: string;
      };
      second: {
        offset_from_start_arrow: number;
        offset_mod_6: number;
        art: string;
      };
    };
  };
  temple_complex: {
    grid: {
      rows: number;
      cols: number;
      centre: string;
      cell_id: string;
    };
    corners: string[];
    border_edges: {
      top_left_to_right: string[];
      right_top_to_bottom: string[];
      bottom_left_to_right: string[];
      left_top_to_bottom: string[];
    };
    cell_rewards: {
      papyrus?: number;
      bread?: number;
      faith?: number;
      limestone?: number;
      granite?: number;
      gold?: number;
    }[][];
    building_slots: {
      id: string;
      line: string;
      index: number;
      cost: number;
      min_players: number;
    }[];
    open_slots_by_players: {
      '1': number;
      '2': number;
      '3': number;
      '4': number;
    };
    statue_slots: {
      id: string;
      line: string;
      index: number;
      setup_gold: number;
    }[];
    statue_build_vp_per_own_pillar_in_line: number;
    tile_vp: {
      per_building_in_line: number;
      per_matching_side: number;
      per_matching_side_on_corner: number;
    };
  };
  hathor: {
    vp_per_own_pillar_in_line: number;
    gain_per_empty_cell_in_line: number;
    population: string;
  };
  ra_display: {
    position: string;
    die_values: number[];
    vp: number;
  }[];
  ra_display_src: {
    die_values: string;
    vp_set: string;
    vp_per_position: string;
  };
  pillar_tiles: {
    tiles: ({
      id: string;
      background: string;
      cost: number;
      edges: string[];
      ability: null | {
        population?: number;
        scribe?: number;
        happiness?: number;
        vp_per_matching_edge?: number;
        vp_per_building_in_row_and_col_any_owner?: number;
        vp?: number;
        action?: string;
        as_die?: number[];
        pay_cost?: boolean;
        draw_top_law?: number;
        gold?: number;
        double_cell_reward?: string;
      };
    })[];
  };
  player_board: {
    pieces: {
      buildings: number;
      statues: number;
      pillars: number;
      production_markers: number;
    };
    start: {
      vp: number;
      happiness: number;
      population: number;
      gold: number;
      scribe: number;
      production_each: number;
    };
    production_tracks: {
      resources: string[];
      min: number;
      max: number;
      start: number;
    };
    statue_costs_granite: number[];
    building_row: {
      slot: number;
      bread: number;
      vp: number;
    }[];
    building_row_totals: {
      bread: number;
      vp: number;
    };
  };
  population_track: {
    min: number;
    max: number;
    start: {
      happiness: number;
      population: number;
    };
    bot_start: {
      happiness: number;
      population: number;
    };
    happiness_symbols_from: {
      '9': number;
      '13': number;
      '16': number;
      '19': number;
      '21': number;
    };
    population_symbols_from: {
      '9': number;
      '13': number;
      '16': number;
      '19': number;
      '21': number;
    };
    happiness_first_reach: {
      '16': {
        gold: number;
      };
      '19': {
        scribe: number;
      };
      '21': {
        free_choice_action: string;
      };
    };
    population_first_reach_by_anyone: {
      '9': string;
      '13': string;
    };
  };
  bastet: {
    cost: {
      papyrus: number;
    };
    happiness: string;
    scribes_by_value: {
      '1': number;
      '2': number;
      '3': number;
      '4': number;
      '5': number;
      '6': number;
    };
  };
  osiris: {
    districts_left_to_right: {
      id: string;
      kind: string;
    }[];
    kinds: {

    };
    rows: number;
    slots_per_row_per_district: number;
    slots_total: number;
    closed_by_player_count: string;
    cost: {
      happiness: number;
    };
    row_2_gold: number;
    row_effects: {
      '1': {
        production: {
          own: number;
        };
        gain: {
          own: number;
        };
      };
      '2': {
        production: {
          own: number;
        };
        gain: {
          own: number;
        };
        first_in_row: {
          gold: number;
        };
      };
      '3': {
        production: {
          each_of_pair: number;
        };
        gain: {
          own: number;
        };
      };
      '4': {
        production: {
          each_of_pair: number;
        };
        gain: {
          own: number;
          gold: number;
        };
      };
      '5': {
        production: {
          own: number;
        };
        gain: {
          own: number;
        };
      };
      '6': {
        production: {
          own: number;
          any: number;
        };
        gain: {
          own: number;
        };
      };
    };
    pairs: {
      row_3: {
        papyrus: string[];
        bread: string[];
        limestone: string[];
        granite: string[];
      };
      row_4: {
        papyrus: string[];
        bread: string[];
        limestone: string[];
        granite: string[];
      };
    };
    statue_slots: {
      id: string;
      counts_in: string[];
      setup_gold: number;
    }[];
  };
  horus: {
    tiles: string[];
    printed_order: {
      '1': string;
      '2': string;
      '3': string;
      '4': string;
      '5': string;
      '6': string;
    };
    slot_bonuses: {
      '1': {
        gain: {
          faith: number;
        };
      };
      '2': {
        gain: {
          choose_one_of: string[];
        };
      };
      '3': {
        gain: {
          choose_one_of: string[];
        };
      };
      '4': {
        gain: {
          gold: number;
        };
      };
      '5': {
        gain: {
          vp: number;
        };
      };
      '6': {
        gain: {
          scribe: number;
        };
      };
    };
    trigger_by_players: {
      '4': {
        other_players_action: boolean;
        own_action: boolean;
        on_build: boolean;
      };
      '3': {
        other_players_action: boolean;
        own_action: boolean;
        on_build: boolean;
      };
      '2': {
        other_players_action: boolean;
        own_action: boolean;
        on_build: boolean;
      };
      '1': {
        other_players_action: boolean;
        own_action: boolean;
        on_build: boolean;
      };
    };
    people_statue_slots: string[];
  };
  card_market: {
    sections: {
      n: number;
      colour: string;
      happiness_from: number;
      cards: {
        blessing: number;
        technology: number;
        law: number;
      };
      opens: string;
    }[];
    thoth_by_value: {
      '1': {
        cards: number;
        papyrus: number;
      };
      '2': {
        cards: number;
        papyrus: number;
      };
      '3': {
        cards: number;
        papyrus: number;
      };
      '4': {
        cards: number;
        papyrus: number;
      };
      '5': {
        cards: number;
        papyrus: number;
      };
      '6': {
        cards: number;
        papyrus: number;
      };
    };
    refresh_cost: {
      papyrus: number;
    };
    removed_at_1p_2p: string[];
  };
  maat: {
    penalties: {
      from: number;
      to: number;
      vp: number;
    }[];
    track: {
      min: number;
      max: number;
      beyond: string;
    };
    ankh_special: {
      T15: number;
      bot: number;
    };
  };
  scoring: {
    district_majority_vp: number;
    temple: {
      per_building_or_statue: number;
      per_pillar_per_own_building_or_statue_in_line: number;
    };
    statues_total_vp: {
      '0': number;
      '1': number;
      '2': number;
      '3': number;
      '4': number;
      '5': number;
      '6': number;
    };
    happiness_vp_per_symbol: number;
    production_at_6_vp: number;
    unpaid_bread_vp: number;
    vp_floor: number;
    final: {
      laws_max: number;
      laws_per_type: number;
      first_in_order: number;
      second_in_order: {
        vp: number;
        players: number[];
      };
    };
    tie_breaks: string[];
    vp_track: {
      start: number;
      length: number;
    };
  };
  setup: {
    laws_dealt: number;
    starting_cards_each: number;
  };
  starting_cards: {
    dealt_by_players: {
      '2': number;
      '3': number;
      '4': number;
      '1': number;
    };
    cards: ({
      id: string;
      initiative: number;
      effect: {
        action?: string;
        as_die?: number;
        districts?: string | string[];
        free?: boolean;
        any_basic_resources?: number;
        draw?: string;
        count?: number;
        keep?: number;
        rest?: string;
        scribe?: number;
        gold?: number;
        limestone?: number;
        granite?: number;
        papyrus?: number;
        bread?: number;
        any_mix_of?: string[];
        population?: number;
        happiness?: number;
      };
    })[];
  };
  destiny_cards: {
    cards: {
      id: string;
      ankh: number;
      effect: {
        scribe?: number;
        gold?: number;
        choose_one_of?: {
          population?: number;
          happiness?: number;
        }[];
        faith?: number;
      };
    }[];
  };
  blessing_cards: {
    cards: {
      id: string;
      when: string[];
      effect: {
        limestone?: number;
        granite?: number;
        bread?: number;
        papyrus?: number;
        gold?: number;
        scribe?: number;
        choose_one_of?: {
          population?: number;
          happiness?: number;
        }[];
        set_die_value?: string;
        treat_as_other_colour?: boolean;
        optional_value_shift?: number;
        waive?: string[];
        extra_god_action?: string;
        extra_production?: number;
        anubis_action?: string;
      };
      cost?: {
        scribe?: number;
        happiness?: number;
        population?: number;
      };
    }[];
  };
  technology_cards: {
    cards: ({
      id: string;
      trigger?: string;
      effect?: string | {
        vp?: number;
        granite?: number;
        extra_vp_per_own_pillar?: number;
        population?: number;
        happiness?: number;
        vp_per_excess_resource?: number;
        optional_value_shift?: number;
        extra_same_resource_not_excess?: number;
        faith?: number;
        if_first?: {
          vp: number;
        };
        if_last?: {
          gold: number;
        };
        papyrus?: number;
        bread?: number;
        gold?: number;
      };
      before_paying?: string;
      passive?: string;
      once_per_turn_if_used?: {
        vp: number;
      };
      min_players?: number;
      cost?: {
        scribe: number;
      };
    })[];
  };
  law_types: {

  };
  law_types_src: string;
  law_cards: {
    cards: {
      id: string;
      type: string;
      score: {
        vp_per_own_technology?: number;
        vp_per_different_symbol_on_own_laws_incl_this?: number;
        pay_gold?: number;
        rescore_one_other_own_law?: boolean;
        vp_per_population_symbol?: number;
        pay_one_resource_per_symbol?: boolean;
        before?: string;
        vp_per_happiness_symbol?: number;
        vp?: string;
        vp_per_scribe?: number;
        vp_per_gold?: number;
        vp_per_basic_resource?: number;
        cap?: number;
        after?: string;
        vp_per_own_quarry?: number;
        vp_per_own_workshop?: number;
        vp_per_own_osiris_building?: number;
        vp_per_own_temple_building?: number;
        vp_per_own_pillar?: number;
        vp_per_own_statue?: number;
        vp_per_own_god_statue?: number;
        vp_per_own_people_statue?: number;
        vp_if_first_in_order?: number;
        vp_if_second_in_order?: number;
        vp_per_own_built_building?: number;
        before_last_scoring?: string;
        rescore_temple_buildings_and_pillars?: boolean;
      };
      min_players?: number;
    }[];
  };
  botankhamun: {
    action_tokens: {
      id: string;
      kind: string;
      god?: string;
      order?: string[];
    }[];
    pyramid: {
      rows_bottom_to_top: number[][];
      start: number;
      up: {
        '0': number;
        '1': number;
        '2': number;
        '4': number;
        '5': number;
        '7': number;
      };
      right: {
        '0': number;
        '1': number;
        '2': number;
        '4': number;
        '5': number;
        '7': number;
      };
      actions_per_pyramid: number;
    };
    deben_faces: {

    };
    god_token_fallback: string;
    colour_of_resource: {
      papyrus: string;
      bread: string;
      limestone: string;
      granite: string;
    };
    horus_bonus_by_slot: {
      '1': {
        scribe: number;
      };
      '2': {
        scribe: number;
      };
      '3': {
        vp: number;
      };
      '4': {
        vp: number;
      };
      '5': {
        scribe: number;
        vp: number;
      };
      '6': {
        scribe: number;
        vp: number;
      };
    };
    start: {
      vp: number;
      happiness: number;
      population: number;
      scribe: number;
    };
    difficulty: {
      easy: {
        god_statues_at_horus_slots: number[];
        osiris: never[];
        pillar: null;
      };
      medium: {
        god_statues_at_horus_slots: number[];
        osiris: {
          district: string;
          row: number;
        }[];
        pillar: {
          cell: string;
          tile: string;
          rotation: number;
          vp: number;
        };
      };
      hard: {
        god_statues_at_horus_slots: number[];
        osiris: {
          district: string;
          row: number;
        }[];
        pillar: {
          cell: string;
          tile: string;
          rotation: number;
          vp: number;
        };
      };
    };
    options: {
      random_start_cards: {
        default: boolean;
      };
      law_vp: {
        default: number;
        harder: number;
      };
    };
    destiny_choice: string[];
    ankh: number;
    maat_balance: {
      '1': number;
      '2': number;
      '3': number;
      '4': number;
    };
    ra_edge_vp: {
      per_side_touching_tile_or_border: number;
      corner_doubled: boolean;
    };
    people_statue_none_free_vp: number;
    scoring: {
      per_blessing: {
        vp: number;
        then: string;
      };
      per_technology: {
        vp: number;
        then: string;
      };
      scribes_per_vp: number;
      skips: string[];
      laws_ignore_types: boolean;
    };
  };
  constraints: {
    rules: string[];
  };
  sources: string[];
};
