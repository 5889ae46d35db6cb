// Choices that are dice: one at the wheel, one changed in value, one laid as another colour or another purity.
import type { Colour, State, View } from '../../generated/tekhenu';
import type { Option } from '../types';

export interface ChosenDie {
  colour: Colour;
  face: number;
  state: State | 'anubis' | null;
}

const COLOURS: readonly Colour[] = ['yellow', 'brown', 'white', 'black', 'gray'];
const STATES: readonly State[] = ['pure', 'tainted', 'forbidden'];
const colourOf = (name: string | undefined): Colour | undefined => COLOURS.find((each) => each === name);

/** The die an option would make or take; null when it is about something else. */
export function dieOf({ verb, args }: Option, view: View): ChosenDie | null {
  const [first, second, third] = args;
  const details = view.decision?.details;
  if (verb === 'take') {
    const sector = Object.entries(view.sectors).find(([god]) => god === first)?.[1];
    return sector?.dice.find((die) => die.colour === second && String(die.face) === third) ?? null;
  }
  if (verb === 'lay' || verb === 'lay_anubis') {
    const [, printed, face] = String(details?.die).split('-');
    const colour = colourOf(verb === 'lay' ? first : printed);
    const state = verb === 'lay' ? (STATES.find((each) => each === second) ?? null) : 'anubis';
    return colour ? { colour, face: Number(face), state } : null;
  }
  const colour = view.turn?.colour;
  const isSet = verb === 'set_value' || verb === 'value';
  if (!colour || !(isSet || ['scribe', 'nudge', 'shift'].includes(verb))) return null;
  const face = isSet ? Number(first) : Number(details?.value ?? view.turn?.value) + Number(first);
  return face >= 1 && face <= 6 ? { colour, face, state: null } : null;
}
