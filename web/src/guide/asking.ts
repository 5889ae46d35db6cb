// How any part of the game page sends somebody to the rules.
import { getContext, setContext } from 'svelte';
import type { Asked } from './guide';

const KEY = Symbol('rules');

export type AskRules = (asked: Asked) => void;

export function provideRules(ask: AskRules): void {
  setContext(KEY, ask);
}

/** None where there is nowhere to show them: the bench, the final page. */
export function getRules(): AskRules | undefined {
  return getContext<AskRules | undefined>(KEY);
}
