// What each round brought, read off the chart of a finished game.
import type { ChartPoint, SeatId } from '../boards/types';

export interface RoundGains {
  round: number;
  gains: { seat: SeatId; points: number }[];
}

/** Points each round brought. A scoring may come with the step into the next round, so a round ends where the next begins. */
export function gainsByRound(chart: ChartPoint[], seats: SeatId[]): RoundGains[] {
  const found: RoundGains[] = [];
  let before: ChartPoint['scores'] = {};
  for (const round of new Set(chart.flatMap((point) => point.round ?? []))) {
    const end = chart.find((point) => (point.round ?? 0) > round) ?? chart.at(-1);
    const gains = seats.map((seat) => ({ seat, points: (end?.scores[seat] ?? 0) - (before[seat] ?? 0) }));
    if (gains.some((gain) => gain.points !== 0)) found.push({ round, gains });
    before = end?.scores ?? before;
  }
  return found;
}
