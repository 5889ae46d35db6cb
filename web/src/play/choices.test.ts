import { describe, expect, it } from 'vitest';
import type { Option } from '../boards/types';
import { recorded } from '../lib/fixtures/recorded';
import { GameWords, parseAction } from '../lib/words';
import { choiceTree, fullRow, matches, plainOptions } from './choices';

const { catalogue } = recorded;
const words = new GameWords('en', catalogue, recorded.texts.en, recorded.seats, (key) => key);
const options = (texts: string[]): Option[] =>
  texts.map((text) => ({ text, ...parseAction(text), label: words.action(text) }));
const many = options([
  ...[6, 10, 15].map((gold) => `bid thebes ${gold}`),
  ...[0, 1, 3, 6, 10, 15].map((gold) => `bid abu ${gold}`),
  'sell architect',
  'pass',
]);

describe('the list of choices', () => {
  it('is flat when it is short', () => {
    const tree = choiceTree(many.slice(0, 3), words);
    expect(tree.map((choice) => choice.option?.text)).toEqual(['bid thebes 6', 'bid thebes 10', 'bid thebes 15']);
  });

  it('goes by verb and argument when it is long', () => {
    const tree = choiceTree(many, words);
    expect(tree.map((choice) => [choice.text, choice.count])).toEqual([
      ['bid', 9],
      ['sell architect', 1],
      ['pass', 1],
    ]);
    expect(tree[0]!.children.map((row) => row.text)).toEqual(['bid thebes', 'bid abu']);
    expect(tree[0]!.children[0]!.children.map((leaf) => leaf.label)).toEqual(['6', '10', '15']);
  });

  it('loses no choice', () => {
    const leaves = (choices: ReturnType<typeof choiceTree>): string[] =>
      choices.flatMap((choice) => (choice.option ? [choice.option.text] : leaves(choice.children)));
    expect(leaves(choiceTree(many, words)).sort()).toEqual(many.map((option) => option.text).sort());
  });

  it('offers every choice in a row, however many arguments its verb has', () => {
    const dice = options(
      ['yellow 1', 'yellow 6', 'black 6', 'grey 2', 'grey 3'].flatMap((die) => [`take horus ${die}`, `take ra ${die}`]),
    );
    const rows = choiceTree(dice, words)[0]!.children;
    expect(rows.map((row) => [row.text, row.children.length])).toEqual([
      ['take horus', 5],
      ['take ra', 5],
    ]);
    expect(rows[0]!.children.map((leaf) => leaf.option?.text)[1]).toBe('take horus yellow 6');
    expect(rows[0]!.children[1]!.label).toBe('Yellow 6');
  });

  it('keeps the impossible values of a row, to say why', () => {
    const row = choiceTree(many, words)[0]!.children[0]!;
    const all = fullRow(row, catalogue)!;
    expect(all.length).toBe(9);
    expect(all.filter((each) => each.choice).map((each) => each.value)).toEqual(['6', '10', '15']);
    expect(all[0]).toMatchObject({ text: 'bid thebes 0', choice: null });
  });

  it('knows what has no place on a board', () => {
    expect(plainOptions(options(['bid thebes 6', 'pass', 'end'])).map((each) => each.text)).toEqual(['pass', 'end']);
  });

  it('is searched by words in any order, ё as е', () => {
    expect(matches('Bid 6 for Thebes', 'thebes 6')).toBe(true);
    expect(matches('Bid 6 for Thebes', 'thebes 7')).toBe(false);
    expect(matches('Жёлтая карта', 'желт')).toBe(true);
  });
});
