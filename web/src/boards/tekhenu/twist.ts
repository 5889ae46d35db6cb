// Two fingers that turn what lies between them, a quarter at a time.

interface Finger {
  clientX: number;
  clientY: number;
}

/** So far two fingers go round before a tile turns: half of a quarter, so that the hand need not follow it. */
const STEP = 45;

export class Twist {
  #from: number | null = null;

  /** The fingers that touch now: 1 for a quarter clockwise, −1 for one back, 0 for none. */
  turn(fingers: readonly Finger[]): -1 | 0 | 1 {
    const [a, b] = fingers;
    if (!a || !b || fingers.length !== 2) {
      this.#from = null;
      return 0;
    }
    const angle = (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI;
    this.#from ??= angle;
    const gone = ((angle - this.#from + 540) % 360) - 180;
    if (Math.abs(gone) < STEP) return 0;
    const step = gone > 0 ? 1 : -1;
    this.#from += step * STEP;
    return step;
  }
}
