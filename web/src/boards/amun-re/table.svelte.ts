// What every part of this board draws from.
import { createContext } from 'svelte';
import type { Data, GameEvent, Province, SeatView, View } from '../../generated/amun-re';
import type { BoardProps, SeatId, SeatInfo, Words } from '../types';
import type { PrintedProvince } from './model';

export type Props = BoardProps<View, GameEvent, Data>;

/** A province with what is printed on it. */
export interface Land {
  id: Province;
  printed: PrintedProvince;
}

export class Table {
  readonly #given: () => Props;
  readonly #info = $derived.by(() => new Map(this.#given().seats.map((seat) => [seat.seat, seat])));
  readonly #rows = $derived.by(() => new Map(this.view.seats.map((seat) => [seat.seat, seat])));
  readonly lands = $derived.by(() => {
    const { view, data } = this;
    const isProvince = (id: string): id is Province => id in view.provinces;
    return data.provinces.flatMap((printed): Land[] => (isProvince(printed.id) ? [{ id: printed.id, printed }] : []));
  });
  /** Seats in turn order, the First Player first. */
  readonly order = $derived.by(() => this.view.turn_order.flatMap((seat) => this.#rows.get(seat) ?? []));

  constructor(given: () => Props) {
    this.#given = given;
  }

  get view(): View {
    return this.#given().view;
  }

  /** The view after what is picked or pointed at; null while unknown. */
  get after(): View | null {
    return this.#given().preview?.view ?? null;
  }

  get data(): Data {
    return this.#given().catalogue.data;
  }

  get words(): Words {
    return this.#given().words;
  }

  get seats(): SeatInfo[] {
    return this.#given().seats;
  }

  get me(): SeatId | null {
    return this.#given().me;
  }

  info(seat: SeatId): SeatInfo | undefined {
    return this.#info.get(seat);
  }

  name(seat: SeatId): string {
    return this.#info.get(seat)?.name ?? seat;
  }

  row(seat: SeatId | null): SeatView | undefined {
    return seat === null ? undefined : this.#rows.get(seat);
  }
}

const [getTable, setTable] = createContext<Table>();
export { getTable, setTable };
