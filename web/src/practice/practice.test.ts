import { describe, expect, it } from 'vitest';
import type { Practice } from '../generated/messages';
import { load, nextOf, streak, withAnswer, type Progress } from './progress';

const NONE: Progress = { answers: {}, days: [] };
const puzzle = (id: string) => ({ id, question: 'die', players: 3, options: 5, round: 1 });
const practice: Practice = {
  day: '2026-03-01',
  daily: { game: 'kemet', id: 'b' },
  games: [{ game: 'kemet', daily: 'b', puzzles: [puzzle('a'), puzzle('b'), puzzle('c')] }],
};
const kemet = (id: string) => ({ game: 'kemet', id });

describe('the progress of practice', () => {
  it('counts the first answer alone', () => {
    const wrong = withAnswer(NONE, kemet('b'), false, practice);
    expect(wrong).toEqual({ answers: { 'kemet/b': false }, days: [] });
    expect(withAnswer(wrong, kemet('b'), true, practice)).toBe(wrong);
  });

  it('counts a day when its puzzle is solved', () => {
    expect(withAnswer(NONE, kemet('b'), true, practice).days).toEqual(['2026-03-01']);
    expect(withAnswer(NONE, kemet('a'), true, practice).days).toEqual([]);
  });

  it('counts days in a row over the end of a month, and leaves today open', () => {
    const days = ['2026-02-20', '2026-02-27', '2026-02-28'];
    expect(streak({ ...NONE, days }, '2026-03-01')).toBe(2);
    expect(streak({ ...NONE, days: [...days, '2026-03-01'] }, '2026-03-01')).toBe(3);
    expect(streak({ ...NONE, days }, '2026-03-02')).toBe(0);
  });

  it('goes on to what was not answered yet, and round at the end', () => {
    expect(nextOf(practice, NONE, kemet('c'))).toEqual(kemet('a'));
    expect(nextOf(practice, { ...NONE, answers: { 'kemet/b': true } }, kemet('a'))).toEqual(kemet('c'));
    const all = { 'kemet/a': true, 'kemet/b': false, 'kemet/c': true };
    expect(nextOf(practice, { ...NONE, answers: all }, kemet('a'))).toEqual(kemet('b'));
    expect(nextOf(practice, NONE, kemet(''))).toEqual(kemet('a'));
    expect(nextOf(practice, NONE, { game: 'senet', id: 'a' })).toBeNull();
  });

  it('begins anew where storage holds nonsense', () => {
    expect(load({ getItem: () => '{' })).toEqual(NONE);
    expect(load({ getItem: () => '{"days": 3}' })).toEqual(NONE);
  });
});
