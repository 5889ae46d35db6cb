// Dice keep their places at the wheel: one that leaves makes no other move, new ones take what is free.
import type { God, WheelDie } from '../../generated/tekhenu';

const keyOf = (die: WheelDie): string => `${die.colour} ${die.face}`;

export class Placing {
  readonly #taken = new Map<God, (string | null)[]>();

  /** The place of each die of a sector, in the order of the view. */
  arrange(god: God, dice: readonly WheelDie[], places: number): number[] {
    const before = this.#taken.get(god) ?? [];
    const room = Math.max(places, dice.length);
    const taken: (string | null)[] = Array.from({ length: room }, () => null);
    const found: number[] = dice.map((die) => {
      const at = before.findIndex((key, n) => n < room && key === keyOf(die) && taken[n] === null);
      if (at >= 0) taken[at] = keyOf(die);
      return at;
    });
    const settled = found.map((at, n) => {
      if (at >= 0) return at;
      const free = taken.indexOf(null);
      taken[free] = keyOf(dice[n]!);
      return free;
    });
    this.#taken.set(god, taken);
    return settled;
  }

  /** Places where nothing lies, the first ones first. */
  free(god: God): number[] {
    return (this.#taken.get(god) ?? []).flatMap((key, n) => (key === null ? [n] : []));
  }
}
