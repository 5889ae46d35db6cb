// A line of a preview in words and numbers: "Gold −3, 7 → 4"; a chance is told as a chance.
import type { Effect, Words } from '../boards/types';

export interface Told {
  label: string;
  /** The difference with its sign; empty for a note. */
  delta: string;
  /** From what to what, and how likely where chance has a say. */
  amounts: string;
  tone: 'good' | 'bad' | 'plain';
}

export function tell(effect: Effect, samples: number, words: Words): Told {
  const label = words.effect(effect);
  if (effect.before === null)
    return { label, delta: '', amounts: chanceOfNote(effect, samples, words), tone: toneOf(effect.good) };
  const amounts = effect.outcomes.map((outcome) => outcome.amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const before = effect.before;
  const expected = effect.outcomes.reduce((sum, { amount, count }) => sum + amount * count, 0) / samples - before;
  const tone = toneOf(Math.sign(expected) * effect.good);
  if (least === most)
    return { label, delta: signed(least - before), amounts: `${plain(before)} → ${plain(least)}`, tone };
  const likeliest = effect.outcomes.reduce((best, each) => (each.count > best.count ? each : best));
  const chance = words.ui('chance-of-amount', { amount: plain(likeliest.amount), count: likeliest.count, samples });
  return { label, delta: '', amounts: `${plain(before)} → ${plain(least)} … ${plain(most)}, ${chance}`, tone };
}

function chanceOfNote(effect: Effect, samples: number, words: Words): string {
  const count = effect.outcomes.reduce((sum, outcome) => sum + outcome.count, 0);
  return count < samples ? words.ui('chance-of-note', { count, samples }) : '';
}

function toneOf(good: number): Told['tone'] {
  if (good === 0) return 'plain';
  return good > 0 ? 'good' : 'bad';
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}

/** With a true minus sign. */
function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
