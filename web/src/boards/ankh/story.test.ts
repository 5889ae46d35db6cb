import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../generated/ankh';
import { regionOf, storyOf } from './story';

const BATTLE: GameEvent[] = [
  { event: 'region', token: 1, hex: 'b0', sides: 2 },
  { event: 'revealed', seat: 'A', god: 'ra', card: 'plague_of_locusts' },
  { event: 'revealed', seat: 'B', god: 'isis', card: 'miracle' },
  { event: 'plague', god: 'ra' },
  { event: 'bid', seat: 'A', god: 'ra', followers: 2 },
  { event: 'died', god: 'isis', piece: 'warrior', hex: 'c1' },
  { event: 'majority', god: 'ra', monument: 'temple' },
  { event: 'gained_devotion', god: 'ra', source: 'majority', devotion: 1, space: 4 },
  { event: 'strength_parts', god: 'ra', figures: 2, captives: 0, temples: 0, cards: 1 },
  { event: 'strength', god: 'ra', strength: 3 },
  { event: 'won_battle', god: 'ra', token: 1 },
  { event: 'gained_devotion', god: 'ra', source: 'victory', devotion: 1, space: 5 },
  { event: 'died', god: 'isis', piece: 'warrior', hex: 'c2' },
  { event: 'gained_devotion', god: 'isis', source: 'miracle', devotion: 2, space: 2 },
];

describe('the story of a conflict', () => {
  it('follows the order of the battle; who falls to the plague falls in its step', () => {
    expect(storyOf(BATTLE).map((step) => step.chapter)).toEqual([
      'region',
      'cards',
      'plague',
      'majority',
      'strength',
      'victor',
      'fallen',
      'devotion',
    ]);
  });

  it('knows the region each step is about', () => {
    const steps = storyOf([...BATTLE, { event: 'region', token: 2, hex: 'a3', sides: 0 }]);
    expect(regionOf(steps, 3)).toBe('b0');
    expect(regionOf(steps, steps.length - 1)).toBe('a3');
    expect(steps.at(-1)?.idle).toBe(true);
  });

  it('says nothing of an ordinary move', () => {
    expect(storyOf([{ event: 'moved', seat: 'A', god: 'ra', piece: 'warrior', from: 'a1', hex: 'a2' }])).toEqual([]);
  });

  it('tells a merge and a forgotten pair with what leaves the game', () => {
    const told = storyOf([
      { event: 'merged', higher: 'ra', lower: 'isis' },
      { event: 'left_game', god: 'isis', piece: 'god', hex: 'c1' },
      { event: 'destroyed', monument: 'temple', hex: 'c2', god: 'isis' },
      { event: 'merge_followers', higher: 'ra', lower: 'isis', count: 3 },
      { event: 'pair_forgotten', higher: 'ra', lower: 'isis', space: 9 },
      { event: 'left_game', god: 'ra', piece: 'god', hex: 'd1' },
      { event: 'sun_back', god: 'ra', hex: 'd2' },
      { event: 'destroyed', monument: 'obelisk', hex: 'd3', god: 'ra' },
    ]);
    expect(told.map((step) => [step.chapter, step.events.length])).toEqual([
      ['merge', 4],
      ['forgotten', 4],
    ]);
  });
});
