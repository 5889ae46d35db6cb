// Every word the board asks for exists in both languages, and none is left over.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '.');
const keysOf = (language: string): string[] => [...readFileSync(join(folder, `${language}.ftl`), 'utf8').matchAll(/^(amun-re-[\w-]+) =/gm)].map((match) => match[1]!);
const source = readdirSync(folder)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
// Keys put together from a name: the part before it.
const BUILT = ['amun-re-legend-', 'amun-re-tie-', 'amun-re-west', 'amun-re-east'];

describe('words of the board', () => {
  it('are the same in both languages', () => {
    expect(keysOf('ru')).toEqual(keysOf('en'));
  });

  it('are all there and all used', () => {
    const keys = keysOf('en');
    const asked = [...source.matchAll(/['"`](amun-re-[\w-]+)['"`]/g)].map((match) => match[1]!);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !asked.includes(key) && !BUILT.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
