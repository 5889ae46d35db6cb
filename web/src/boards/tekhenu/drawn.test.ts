// Everything a view declares is drawn somewhere on the page, or named here with the reason why not.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const HERE = join(process.cwd(), 'src/boards/tekhenu');
const declared = readFileSync(join(process.cwd(), 'src/generated/tekhenu.ts'), 'utf8');
const drawn = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf8'))
  .join('\n');

const NOT_DRAWN: Record<string, string> = {
  happiness_rewards: 'follows from the happiness marker on the line, told in the log when gained',
  turns: 'the sides are given as they lie',
  nudge: 'says which options come next; the options themselves are shown',
  main_open: 'the desk shows the actions still open',
  extras: 'the desk shows them as options',
  random_start_cards: 'chosen before the game, told where the table is made',
  dealt_laws: 'the desk shows both as cards to choose from',
  returned_law: 'in the log of its owner',
  seen: 'the desk shows both as cards to choose from',
  laws_open: 'the laws themselves appear',
  phase: 'the head and the prompt say it in words',
  coming: 'the calendar in the head shows what follows each round',
  game: 'the page knows which board it draws',
};

function fields(): string[] {
  const records = declared.slice(0, declared.indexOf('export type View ='));
  return [...records.matchAll(/^ {2}(\w+)\??: /gm)].map((match) => match[1]!);
}

it('draws every field of the view', () => {
  const missing = [...new Set(fields())].filter(
    (name) => !(name in NOT_DRAWN) && !new RegExp(`\\b${name}\\b`).test(drawn),
  );
  expect(missing).toEqual([]);
});

it('names no field as not drawn that there is not', () => {
  expect(Object.keys(NOT_DRAWN).filter((name) => !fields().includes(name))).toEqual([]);
});
