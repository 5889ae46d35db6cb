// The legal list as a tree: verb, first argument, the rest. One tree serves mouse, keyboard and screen reader.
import type { Catalogue, Option } from '../boards/types';
import type { GameWords } from '../lib/words';

export interface Choice {
  /** Short words: the verb for a branch, the last argument for a leaf within one. */
  label: string;
  /** The whole sentence. */
  full: string;
  /** What is sent; for a branch, the beginning shared by all below it. */
  text: string;
  option: Option | null;
  children: Choice[];
  /** Options at or below this point. */
  count: number;
}

// Up to so many choices are simply listed with their sentences, one digit each.
const FLAT = 9;
// A row shows its impossible values too when the domain is no longer than this.
const SHORT_ROW = 12;

export function choiceTree(options: Option[], words: GameWords): Choice[] {
  if (options.length <= FLAT) return options.map((option) => leaf(option, option.label));
  const verbs = new Map<string, Option[]>();
  for (const option of options) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  return [...verbs].map(([verb, all]) =>
    all.length === 1
      ? leaf(all[0]!, all[0]!.label)
      : branch(words.verb(verb), words.verb(verb), verb, byArgument(all, words, domainsOf(words.catalogue, verb))),
  );
}

/** A row for each value of the first argument; in it the rest of the arguments, however many, as one choice. */
function byArgument(options: Option[], words: GameWords, domains: string[]): Choice[] {
  const name = (value: string, place: number) => words.name(domains[place] ?? '', value);
  const rows = new Map<string, Option[]>();
  for (const option of options) {
    const value = option.args[0] ?? '';
    rows.set(value, [...(rows.get(value) ?? []), option]);
  }
  return [...rows].map(([value, all]) => {
    const label = name(value, 0);
    if (all[0]!.args.length <= 1) return leaf(all[0]!, label);
    const rest = (option: Option) =>
      option.args
        .slice(1)
        .map((each, place) => name(each, place + 1))
        .join(' ');
    return branch(
      label,
      label,
      `${all[0]!.verb} ${value}`,
      all.map((option) => leaf(option, rest(option))),
    );
  });
}

function leaf(option: Option, label: string): Choice {
  return { label, full: option.label, text: option.text, option, children: [], count: 1 };
}

function branch(label: string, full: string, text: string, children: Choice[]): Choice {
  const count = children.reduce((sum, child) => sum + child.count, 0);
  return { label, full, text, option: null, children, count };
}

function domainsOf(catalogue: Catalogue, verb: string): string[] {
  return catalogue.verbs.find((each) => each.name === verb)?.domains.map((domain) => domain.name) ?? [];
}

/** All amounts of a row, possible or not, so that the impossible can say why. Named things would only be noise. */
export function fullRow(
  row: Choice,
  catalogue: Catalogue,
): { value: string; text: string; choice: Choice | null }[] | null {
  const [verb, ...args] = row.text.split(' ');
  const domains = catalogue.verbs.find((each) => each.name === verb)?.domains ?? [];
  const last = domains[args.length];
  if (!last || args.length + 1 !== domains.length || last.values.length > SHORT_ROW) return null;
  if (!last.values.every((value) => /^\d+$/.test(value))) return null;
  return last.values.map((value) => {
    const text = `${row.text} ${value}`;
    return { value, text, choice: row.children.find((child) => child.text === text) ?? null };
  });
}

/** Actions without arguments have no place on a board: pass, done, stop. */
export function plainOptions(options: Option[]): Option[] {
  return options.filter((option) => option.args.length === 0);
}

/** Keep what contains all typed words; ё and е are one letter, as people type them. */
export function matches(label: string, typed: string): boolean {
  const text = fold(label);
  return fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ё', 'е');
}
