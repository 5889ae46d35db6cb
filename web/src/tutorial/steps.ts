// Where somebody is in a tutorial. Pure, so that it can be tested.
import type { TutorialAnswer, TutorialStep } from '../generated/messages';

/** Steps that hold when the script has seen so many moves: some to read, then the one that asks for a move. */
export function holding(steps: TutorialStep[], made: number): number[] {
  return steps.flatMap(({ begins, ends }, place) => {
    const holds = begins === ends ? begins === made : begins <= made && made < ends;
    return holds ? [place] : [];
  });
}

/** The step to show: as far as somebody has read, but never one that does not hold. */
export function stepAt(steps: TutorialStep[], made: number, read: number): number | null {
  const possible = holding(steps, made);
  return possible.filter((place) => place <= read).at(-1) ?? possible[0] ?? null;
}

/** What is said to a move that was not asked for; `*` stands for anything. */
export function answerTo(answers: TutorialAnswer[], action: string): string | null {
  const fits = ({ to }: TutorialAnswer): boolean => {
    const parts = to.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(action);
  };
  return answers.find(fits)?.text ?? null;
}
