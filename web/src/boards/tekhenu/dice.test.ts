import { describe, expect, it } from 'vitest';
import type { View } from '../../generated/tekhenu';
import type { Option } from '../types';
import { dieOf } from './dice';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label: text };
};
const view = (given: object): View => given as View;

describe('the die of a choice', () => {
  it('is the one that lies at the wheel, with its purity', () => {
    const dice = [
      { colour: 'white', face: 3, state: 'pure' },
      { colour: 'white', face: 5, state: 'forbidden' },
    ];
    const at = view({ sectors: { ra: { dice } } });
    expect(dieOf(option('take ra white 5'), at)).toEqual(dice[1]);
    expect(dieOf(option('take ra black 5'), at)).toBeNull();
  });

  it('has the colour and purity it would be laid as', () => {
    const at = view({ decision: { details: { die: 'thoth-white-6' } } });
    expect(dieOf(option('lay black tainted'), at)).toEqual({ colour: 'black', face: 6, state: 'tainted' });
    expect(dieOf(option('lay_anubis'), at)).toEqual({ colour: 'white', face: 6, state: 'anubis' });
  });

  it('has the value it would get', () => {
    const at = view({ turn: { colour: 'yellow', value: 3 } });
    expect(dieOf(option('scribe -2'), at)?.face).toBe(1);
    expect(dieOf(option('nudge +1'), at)?.face).toBe(4);
    expect(dieOf(option('set_value 6'), at)?.face).toBe(6);
    expect(dieOf(option('scribe -2'), view({ turn: { colour: 'yellow', value: 2 } }))).toBeNull();
  });

  it('shifts the value that is asked about', () => {
    const at = view({ turn: { colour: 'white', value: 3 }, decision: { details: { value: 4 } } });
    expect(dieOf(option('shift +2'), at)).toEqual({ colour: 'white', face: 6, state: null });
  });

  it('is none where something else is chosen', () => {
    expect(dieOf(option('perform ra'), view({ turn: { colour: 'white', value: 3 } }))).toBeNull();
  });
});
