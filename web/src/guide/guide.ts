// Finding one's way in the rules: by the number of a rule, by what the page shows, by words.
import type { Block, Guide } from '../generated/messages';

/** What somebody wants to know the rules of. */
export interface Asked {
  of: 'prompts' | 'refusals' | 'events' | 'things' | 'rules';
  /** Of rules: their numbers. */
  key: string;
  /** Looked for where no rule is known. */
  name: string;
}

/** A block by its chapter and its place there. */
export interface Place {
  chapter: string;
  block: number;
}

/** Chapters that gather what others tell in full. */
const GATHERED = ['course', 'round', 'missed', 'fine-print'];

export function rulesOf(guide: Guide, { of, key }: Omit<Asked, 'name'>): string[] {
  if (of === 'rules') return key.split(' ');
  if (of !== 'things') return guide[of][key] ?? [];
  // Things are called by kind and name: `tile-ruby_charge`.
  const dash = key.indexOf('-');
  return guide.things[key.slice(0, dash)]?.[key.slice(dash + 1)] ?? [];
}

/** Where a rule is told: where it is told in full, if it is told in several places. */
export function placeOf(guide: Guide, rule: string): Place | null {
  const found = guide.chapters.flatMap(({ id, blocks }) =>
    blocks.flatMap(({ rules }, block) => (rules.includes(rule) ? [{ chapter: id, block }] : [])),
  );
  return found.find(({ chapter }) => !GATHERED.includes(chapter)) ?? found[0] ?? null;
}

export function textOf(block: Block): string {
  return block.cells.map((cell) => cell.map(({ text }) => text).join('')).join(' ');
}

/** As people type it: case and the dots of ё don't matter. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Blocks that hold all the words, or stand on the rule of that number. */
export function search(guide: Guide, typed: string): Place[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return guide.chapters.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((each, block) => {
      const text = fold(`${title} ${textOf(each)} ${each.rules.join(' ')}`);
      return wanted.every((word) => text.includes(word)) ? [{ chapter: id, block }] : [];
    }),
  );
}

/** Lines that belong together: items of one list, rows of one table. */
export function groups(blocks: Block[]): { kind: Block['kind']; at: number; blocks: Block[] }[] {
  const found: { kind: Block['kind']; at: number; blocks: Block[] }[] = [];
  blocks.forEach((block, at) => {
    const last = found.at(-1);
    const joins = last?.kind === block.kind && (block.kind === 'item' || block.kind === 'row');
    if (joins && last) last.blocks.push(block);
    else found.push({ kind: block.kind, at, blocks: [block] });
  });
  return found;
}
