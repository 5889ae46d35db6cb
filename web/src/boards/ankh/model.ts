// What the parts of Ankh's board ask of a view and of the options; no rules.
import type {
  Card,
  Data,
  GameEvent,
  God,
  Guardian,
  Hex,
  HexView,
  Monument,
  Piece,
  Power,
  RegionView,
  SideView,
  View,
} from '../../generated/ankh';
import type { Geography } from './geography';
import type { BoardProps, Option, SeatId, SeatInfo, Words } from '../types';

export const CARDS: readonly Card[] = [
  'plague_of_locusts',
  'build_monument',
  'chariots',
  'cycle_of_maat',
  'drought',
  'flood',
  'miracle',
];
export const MONUMENTS: readonly Monument[] = ['obelisk', 'pyramid', 'temple'];
export const POWERS: readonly Power[] = [
  'commanding',
  'inspiring',
  'omnipresent',
  'revered',
  'resplendent',
  'obelisk_attuned',
  'temple_attuned',
  'pyramid_attuned',
  'glorious',
  'magnanimous',
  'bountiful',
  'worshipful',
];
export const EVENT_ICONS = { control_monument: 'obelisk', camel_caravan: 'camel', conflict: 'swords' } as const;

export type Props = BoardProps<View, GameEvent, Data>;

const ON_HEXES: ReadonlySet<string> = new Set(['figure', 'to', 'push', 'control', 'move_gate', 'take_over']);

/** Options by the hex they name; keeping a token goes by all hexes of the region. */
export function optionsByHex(options: readonly Option[], regions: readonly RegionView[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  const add = (hex: string, option: Option): void => void found.set(hex, [...(found.get(hex) ?? []), option]);
  for (const option of options) {
    const hex = option.args[0] ?? '';
    if (ON_HEXES.has(option.verb)) add(hex, option);
    else if (option.verb === 'keep')
      for (const each of regions.find((region) => region.first_hex === hex)?.hexes ?? []) add(each, option);
  }
  return found;
}

/** What a click on any hex would mean in this decision. */
export function verbOnHexes(options: readonly Option[]): string | undefined {
  return options.find((option) => ON_HEXES.has(option.verb))?.verb;
}

/** Choices that are made on the map, the tracks or in the hand, or without further words by a button of the page. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...ON_HEXES,
  'keep',
  'action',
  'camel',
  'aim',
  'play',
  'bid',
  'done',
  'stop',
  'skip',
  'decline',
  'none',
]);

export function choicesInRow(options: readonly Option[]): Option[] {
  return options.filter((option) => !ELSEWHERE.has(option.verb));
}

export const letterOf = (level: number): string => ['', 'I', 'II', 'III'][level] ?? '';

/** Sides by the turn order of their first seats, the viewer's own first. */
export function sidesInOrder(view: View, me: SeatId | null): SeatId[] {
  const own = view.seats.find((seat) => seat.seat === me)?.side;
  const order = view.seats
    .map((seat) => seat.side)
    .filter((side, n, all) => all.indexOf(side) === n && view.sides[side]);
  return own && view.sides[own] ? [own, ...order.filter((side) => side !== own)] : order;
}

/** Who plays a side, the seat of the higher god first. */
export function seatsOf(view: View, side: SeatId): SeatId[] {
  return [...(view.sides[side]?.seats ?? [])].sort((a, b) => Number(b === side) - Number(a === side));
}

/** The gods of a side, the higher one first. */
export function godsOf(view: View, side: SeatId): God[] {
  const higher = view.seats.find((seat) => seat.seat === side)?.god;
  return [...(view.sides[side]?.gods ?? [])].sort((a, b) => Number(b === higher) - Number(a === higher));
}

export function namesOf(view: View, side: SeatId, seats: readonly SeatInfo[]): string {
  return seatsOf(view, side)
    .map((seat) => seats.find((each) => each.seat === seat)?.name ?? seat)
    .join(' + ');
}

/** Figure or monument on a hex, as a symbol of Symbols.svelte. */
export function symbolOf(piece: Piece, god: God | undefined): string {
  return piece === 'god' ? `ankh-god-${god ?? 'ra'}` : `ankh-${piece}`;
}

export function regionAt(view: View, hex: Hex): RegionView[] {
  return view.regions.filter((region) => region.hexes.includes(hex));
}

/** Sides with figures in a region, the strongest first. */
export function strongestFirst(view: View, region: RegionView): SeatId[] {
  return view.seats
    .map((seat) => seat.seat)
    .filter((seat) => region.strength[seat])
    .sort((a, b) => (region.strength[b]?.total ?? 0) - (region.strength[a]?.total ?? 0));
}

/** The land of a region that a caravan would leave over. */
export function restOf(view: View, geography: Geography, part: readonly Hex[]): Hex[] {
  const first = part[0];
  const whole = first ? regionAt(view, first)[0] : undefined;
  return whole ? whole.hexes.filter((hex) => !part.includes(hex) && geography.cell(hex).terrain !== 'water') : [];
}

export function mean(of: readonly number[]): number {
  return of.reduce((sum, n) => sum + n, 0) / of.length;
}

export function guardiansOf(side: SideView): [Guardian, number][] {
  const names: Guardian[] = ['cat_mummy', 'satet', 'mummy', 'apep', 'giant_scorpion', 'androsphinx'];
  return names.flatMap((name): [Guardian, number][] => {
    const count = side.guardians[name] ?? 0;
    return count ? [[name, count]] : [];
  });
}

/** What is told of a hex; while it stays the same, so do the words. */
interface HexFacts {
  hex: Hex;
  terrain: string;
  there: HexView | undefined;
  city: string | undefined;
  beside: [Piece, SeatId | null][];
  regions: number[];
}

const said = new WeakMap<Words, Map<string, string>>();

/** What stands on a hex, for the ear: "F6, desert, Warrior of Ra, beside a Temple of Osiris". */
export function describeHex(view: View, words: Words, hex: Hex, terrain: string): string {
  const facts: HexFacts = {
    hex,
    terrain,
    there: view.hexes[hex],
    city: view.cities[hex],
    beside: view.neighbours[hex].flatMap((near): [Piece, SeatId | null][] => {
      const there = view.hexes[near];
      return there?.piece ? [[there.piece, there.side]] : [];
    }),
    regions: view.regions.flatMap((region) => (region.token && region.hexes.includes(hex) ? [region.token] : [])),
  };
  const known = said.get(words) ?? new Map<string, string>();
  said.set(words, known);
  const key = JSON.stringify([facts, view.seats.map((seat) => seat.god + seat.side)]);
  const found = known.get(key) ?? saidOf(view, words, facts);
  known.set(key, found);
  return found;
}

function saidOf(view: View, words: Words, { hex, terrain, there, city, beside, regions }: HexFacts): string {
  const whose = (side: SeatId | null): string =>
    side
      ? godsOf(view, side)
          .map((god) => words.name('god', god))
          .join(' + ')
      : words.ui('ankh-neutral');
  const piece = (name: Piece, side: SeatId | null): string => `${words.name('piece', name)} (${whose(side)})`;
  const standing = !there?.piece
    ? []
    : [there.piece === 'god' && there.god ? words.name('god', there.god) : piece(there.piece, there.side)];
  const marks = (['gate', 'radiant', 'neutralised', 'protected'] as const).filter((mark) => there?.[mark]);
  return [
    hex.toUpperCase(),
    words.name('terrain', terrain),
    ...standing,
    ...(there?.strength === undefined ? [] : [words.ui('ankh-strength', { strength: there.strength })]),
    ...marks.map((mark) => words.say(`field-${mark}`)),
    ...(city ? [words.name('city', city)] : []),
    ...(beside.length
      ? [words.ui('ankh-beside', { what: beside.map(([name, side]) => piece(name, side)).join(', ') })]
      : []),
    ...regions.map((token) => words.ui('ankh-region', { token })),
  ].join(', ');
}
