import { describe, expect, it } from 'vitest';
import type { TutorialStep } from '../generated/messages';
import { answerTo, holding, stepAt } from './steps';

const step = (begins: number, ends: number): TutorialStep => ({
  title: '',
  text: '',
  places: [],
  tab: null,
  rules: [],
  begins,
  ends,
  asks: {},
  answers: [],
});
// Two to read, a move with two answers of the others, one to read, a move, the end.
const STEPS = [step(0, 0), step(0, 0), step(0, 3), step(3, 3), step(3, 4), step(4, 4)];

describe('the steps of a tutorial', () => {
  it('hold by how much of the script is in the log', () => {
    expect(holding(STEPS, 0)).toEqual([0, 1, 2]);
    expect(holding(STEPS, 2)).toEqual([2]);
    expect(holding(STEPS, 3)).toEqual([3, 4]);
    expect(holding(STEPS, 4)).toEqual([5]);
  });

  it('go on where somebody has read to, and follow the moves', () => {
    expect(stepAt(STEPS, 0, 0)).toBe(0);
    expect(stepAt(STEPS, 0, 1)).toBe(1);
    expect(stepAt(STEPS, 1, 1)).toBe(2);
    expect(stepAt(STEPS, 3, 2)).toBe(3);
    // Taken back: what was read need not be read again.
    expect(stepAt(STEPS, 0, 4)).toBe(2);
    expect(stepAt(STEPS, 9, 4)).toBe(null);
  });

  it('answer moves by pattern, the first that fits', () => {
    const answers = [
      { to: 'bid thebes *', text: 'not there' },
      { to: 'bid *', text: 'another' },
    ];
    expect(answerTo(answers, 'bid thebes 3')).toBe('not there');
    expect(answerTo(answers, 'bid avaris 3')).toBe('another');
    expect(answerTo(answers, 'pass')).toBe(null);
  });
});
