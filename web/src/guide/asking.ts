// How any part of the game page sends somebody to the rules or to the glossary.
import { getContext, setContext } from 'svelte';
import type { Asked } from './guide';

const KEY = Symbol('rules');

export interface AskRules {
  /** Opens the rules beside the board. */
  rules(asked: Asked): void;
  /** The chapter in which they are told. */
  chapter(asked: Asked): Promise<string>;
  /** Opens the glossary at a thing. */
  thing(id: string): void;
  /** Whether the glossary has it. */
  knows(id: string): Promise<boolean>;
}

export function provideRules(ask: AskRules): void {
  setContext(KEY, ask);
}

/** None where there is nowhere to show them: the bench, the final page. */
export function getRules(): AskRules | undefined {
  return getContext<AskRules | undefined>(KEY);
}
