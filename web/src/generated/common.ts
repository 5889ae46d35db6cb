// Written by web/generate_types.py from what games and server declare: change that, `make types`.

export type SeatId = 'A' | 'B' | 'C' | 'D' | 'E';

/** Who must decide what; the seat that is asked also gets its options. */
export interface Decision {
  seats: SeatId[];
  step: string;
  name: string;
  details?: Record<string, string | number | boolean | null>;
  options?: string[];
  sealed?: string[];
}

/** What every view holds; each game adds its `seats` and all else. `Game.view` adds the decision. */
export interface BaseView {
  game: string;
  players: number;
  viewer: SeatId | null;
  decision: Decision | null;
}
