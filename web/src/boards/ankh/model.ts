// What the parts of Ankh's board ask of a view and of the options; no rules.
import type { Data, GameEvent, God, Guardian, Hex, Piece, RegionView, SideView, View } from '../../generated/ankh';
import type { BoardProps, Option, SeatId, SeatInfo, Words } from '../types';

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

/** Choices that are made on the map, the tracks or in the hand, or by a button of the page: a yes or no. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...ON_HEXES,
  'keep',
  'action',
  'camel',
  'aim',
  'play',
  'bid',
  'sun',
  'double',
  'tiebreaker',
  'save',
  'worship',
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

export function godsOf(view: View, side: SeatId): God[] {
  const seats = view.seats.filter((seat) => seat.side === side);
  return [...seats.filter((seat) => seat.seat === side), ...seats.filter((seat) => seat.seat !== side)].map(
    (seat) => seat.god,
  );
}

export function namesOf(view: View, side: SeatId, seats: readonly SeatInfo[]): string {
  const own = view.seats.filter((seat) => seat.side === side).map((seat) => seat.seat);
  return [side, ...own.filter((seat) => seat !== side)]
    .filter((seat) => own.includes(seat))
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

export function guardiansOf(side: SideView): [Guardian, number][] {
  const names: Guardian[] = ['cat_mummy', 'satet', 'mummy', 'apep', 'giant_scorpion', 'androsphinx'];
  return names.flatMap((name): [Guardian, number][] => {
    const count = side.guardians[name] ?? 0;
    return count ? [[name, count]] : [];
  });
}

/** What stands on a hex, for the ear: "F6, desert, Warrior of Ra, beside a Temple of Osiris". */
export function describeHex(view: View, words: Words, hex: Hex, terrain: string): string {
  const parts = [hex.toUpperCase(), words.name('terrain', terrain)];
  const there = view.hexes[hex];
  const whose = (side: SeatId | null): string =>
    side
      ? godsOf(view, side)
          .map((god) => words.name('god', god))
          .join(' + ')
      : words.ui('ankh-neutral');
  if (there?.piece)
    parts.push(
      there.piece === 'god' && there.god
        ? words.name('god', there.god)
        : `${words.name('piece', there.piece)} (${whose(there.side)})`,
    );
  if (there?.gate) parts.push(words.say('field-gate'));
  if (there?.radiant) parts.push(words.say('field-radiant'));
  if (there?.neutralised) parts.push(words.say('field-neutralised'));
  if (there?.protected) parts.push(words.say('field-protected'));
  const city = view.cities[hex];
  if (city) parts.push(words.name('city', city));
  const beside = view.neighbours[hex].flatMap((near) => {
    const piece = view.hexes[near]?.piece;
    return piece ? [`${words.name('piece', piece)} (${whose(view.hexes[near]?.side ?? null)})`] : [];
  });
  if (beside.length) parts.push(words.ui('ankh-beside', { what: beside.join(', ') }));
  for (const region of regionAt(view, hex))
    if (region.token !== null) parts.push(words.ui('ankh-region', { token: region.token }));
  return parts.join(', ');
}
