// What every part of the board looks at: the view, what is printed, the words, and what the pointer rests on.
import { createContext } from 'svelte';
import type { Data, GameEvent, God, SeatView, View, WheelDie } from '../../generated/tekhenu';
import type { Motion } from '../../kit/motion.svelte';
import type { Telling } from '../../kit/reveal.svelte';
import { Sheets } from '../../kit/sheet.svelte';
import type { BoardProps, Option, SeatId } from '../types';
import { keep } from './keep';
import type { Piece } from './moves';
import { godOf, type Step } from './story';

export type Props = BoardProps<View, GameEvent, Data>;

export const GODS = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const satisfies readonly God[];
export const RESOURCES = ['papyrus', 'bread', 'limestone', 'granite'] as const;
export const ROMAN = ['I', 'II', 'III', 'IV'] as const;

export interface PlacedDie extends WheelDie {
  god: God;
  /** The place in its sector. */
  at: number;
}

/** What board and panels share: one table is looked at at a time. */
class Pointer {
  /** The die under the pointer or the focus. */
  pointed = $state.raw<PlacedDie | null>(null);
  /** The light after the next turn of the wheel is shown in full. */
  later = $state(false);
  /** Quarter turns of the tile in hand. */
  turns = $state(0);
  /** The cell under the pointer while a tile is in hand. */
  over = $state<string | null>(null);
  /** What happened, told in steps beside the board. */
  telling = $state.raw<Telling<Step> | null>(null);
  /** What to pick as soon as it is asked: a die chosen before the turn was begun, a turn chosen with its cell. */
  wanted = $state<string | null>(null);
}

export const pointer = new Pointer();

export class Table {
  readonly #given: () => Props;
  readonly sheets = new Sheets();
  constructor(given: () => Props) {
    this.#given = given;
  }

  get pointed(): PlacedDie | null {
    return pointer.pointed;
  }

  set pointed(value: PlacedDie | null) {
    pointer.pointed = value;
  }

  get later(): boolean {
    return pointer.later;
  }

  set later(value: boolean) {
    pointer.later = value;
  }

  get turns(): number {
    return pointer.turns;
  }

  set turns(value: number) {
    pointer.turns = value;
  }

  get over(): string | null {
    return pointer.over;
  }

  set over(value: string | null) {
    pointer.over = value;
  }

  get wanted(): string | null {
    return pointer.wanted;
  }

  set wanted(value: string | null) {
    pointer.wanted = value;
  }

  get telling(): Telling<Step> | null {
    return pointer.telling;
  }

  set telling(value: Telling<Step> | null) {
    pointer.telling = value;
  }

  /** What is under way; a panel knows nothing of it. */
  motion: Motion<GameEvent, Piece> | null = null;

  /** Hidden until it has arrived. */
  hidden(place: string): 'hidden' | undefined {
    return this.motion?.awaits(place) ? 'hidden' : undefined;
  }

  /** The god whose sector the step that is told is about. */
  get toldGod(): God | null {
    return godOf(pointer.telling?.now);
  }

  /** On a phone, which shows one part of the board at a time. */
  readonly narrow = $derived.by((): boolean => this.#given().tab !== null);

  /** False when nothing is to move. */
  readonly moving = $derived.by((): boolean => this.#given().motion);

  #drawn: View | undefined;
  // Each part by itself: a change of one leaves what is drawn of the others alone.
  readonly view = $derived.by((): View => (this.#drawn = keep(this.#drawn, this.#given().view) as View));
  readonly sectors = $derived.by(() => this.view.sectors);
  readonly temple = $derived.by(() => this.view.temple);
  readonly market = $derived.by(() => this.view.market);
  readonly osiris = $derived.by(() => this.view.osiris);
  readonly peopleStatues = $derived.by(() => this.view.people_statues);
  readonly peopleGold = $derived.by(() => this.view.people_gold);
  readonly held = $derived.by(() => this.view.held_tile);
  readonly seats = $derived.by(() => this.view.seats);
  readonly catalogue = $derived.by(() => this.#given().catalogue);
  readonly data = $derived.by((): Data => this.catalogue.data);
  readonly words = $derived.by(() => this.#given().words);
  readonly me = $derived.by((): SeatId | null => this.#given().me);
  readonly options = $derived.by((): Option[] => this.#given().options);
  readonly picked = $derived.by((): Option | null => this.#given().picked);

  /** The view after what is picked or pointed at. */
  readonly next = $derived.by((): View | null => this.#given().preview?.view ?? null);

  readonly own = $derived.by((): SeatView | undefined => this.seats.find((seat) => seat.seat === this.me));
  readonly decision = $derived.by((): string => this.view.decision?.name ?? '');

  name(seat: SeatId): string {
    return seat === this.view.bot ? this.words.say('bot') : this.words.name('seat', seat);
  }

  ui(key: string, values?: Record<string, string | number>): string {
    return this.words.ui(`tekhenu-${key}`, values);
  }

  pick(option: Option | null): void {
    this.#given().pick(option);
  }

  point(option: Option | null): void {
    this.#given().point(option);
  }

  why(text: string): void {
    this.#given().why(text);
  }

  readonly #byText = $derived.by(() => new Map(this.options.map((option) => [option.text, option])));

  option(text: string): Option | undefined {
    return this.#byText.get(text);
  }

  of(verb: string): Option[] {
    return this.options.filter((option) => option.verb === verb);
  }

  /** The die that is picked, else the one under the pointer. */
  readonly looked = $derived.by((): PlacedDie | null => {
    const [god, colour, face] =
      this.picked?.verb === 'take' ? this.picked.args : (this.wanted?.split(' ').slice(1) ?? []);
    return (
      this.dice.find((die) => die.god === god && die.colour === colour && String(die.face) === face) ?? this.pointed
    );
  });

  #placed = new WeakMap<WheelDie, PlacedDie>();

  /** All dice at the wheel; one that has not changed is the same as before. */
  readonly dice = $derived.by((): PlacedDie[] =>
    GODS.flatMap((god) =>
      this.sectors[god].dice.map((die, at) => {
        const known = this.#placed.get(die);
        if (known?.god === god && known.at === at) return known;
        const placed = { ...die, god, at };
        this.#placed.set(die, placed);
        return placed;
      }),
    ),
  );

  takeText(die: { god: God; colour: string; face: number }): string {
    return `take ${die.god} ${die.colour} ${die.face}`;
  }

  /** The seats as they stand around the table: oneself first, then in turn order. */
  readonly others = $derived.by((): SeatView[] => {
    const { order, seats } = this.view;
    return order.flatMap((seat) => seats.find((each) => each.seat === seat && seat !== this.me) ?? []);
  });
}

const [getTable, setTable] = createContext<Table>();
export { getTable };

export function provideTable(given: () => Props): Table {
  return setTable(new Table(given));
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0');
export const sum = (amounts: Partial<Record<string, number>>): number =>
  Object.values(amounts).reduce<number>((total, amount) => total + (amount ?? 0), 0);
