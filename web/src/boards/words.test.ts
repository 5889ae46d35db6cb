// Every word a board (or the kit, or a page with words of its own) asks for exists in both languages, and none is left over.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const KIT = join(import.meta.dirname, '../kit');
const PAGES = ['analysis', 'statistics'].map((name) => join(import.meta.dirname, '..', name));
const folders = [
  ...readdirSync(import.meta.dirname)
    .map((name) => join(import.meta.dirname, name))
    .filter((path) => statSync(path).isDirectory()),
  KIT,
  ...PAGES,
].filter((path) => existsSync(join(path, 'en.ftl')));

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const sourceOf = (folder: string): string =>
  files(folder)
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

describe.each(folders.map((path) => [path.split('/').at(-1)!, path]))('words of %s', (name, folder) => {
  const text = (language: string): string => readFileSync(join(folder, `${language}.ftl`), 'utf8');
  const keysOf = (language: string): string[] =>
    [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

  it('are the same in both languages, each once and unbroken', () => {
    expect(keysOf('ru')).toEqual(keysOf('en'));
    expect(new Set(keysOf('en')).size).toBe(keysOf('en').length);
    for (const language of ['en', 'ru'])
      expect(new FluentBundle(language).addResource(new FluentResource(text(language)))).toEqual([]);
  });

  it('bear the name of their folder', () => {
    expect(keysOf('en').filter((key) => !key.startsWith(`${name}-`))).toEqual([]);
  });

  it('are all there and all used', () => {
    const source = folder === KIT ? [KIT, ...folders].map(sourceOf).join('\n') : sourceOf(folder);
    const keys = keysOf('en');
    const asked = [...source.matchAll(new RegExp(`['"\`](${name}-[\\w-]+)['"\`]`, 'g'))].map((match) => match[1]!);
    // Keys put together from a name: the part before it.
    const built = [...source.matchAll(new RegExp(`\`(${name}-[\\w-]*)\\$\\{`, 'g'))].map((match) => match[1]!);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !asked.includes(key) && !built.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
