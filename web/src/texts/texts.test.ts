import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = (language: string) => readFileSync(join(__dirname, `${language}.ftl`), 'utf-8');

function keysOf(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!).sort();
}

function variablesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=[a-zA-Z][\w-]* =)/)) {
    const key = /^([a-zA-Z][\w-]*) =/m.exec(block)?.[1];
    const names = [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();
    if (key) found.set(key, names.join());
  }
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

describe('the texts of the client', () => {
  it('say the same things in both languages', () => {
    expect(keysOf(source('ru'))).toEqual(keysOf(source('en')));
  });

  it('take the same values', () => {
    const english = variablesOf(source('en'));
    for (const [key, names] of variablesOf(source('ru'))) expect([key, names]).toEqual([key, english.get(key)]);
  });

  it.each(['en', 'ru'])('have no broken message in %s, and none twice', (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source(language)))).toEqual([]);
    const keys = keysOf(source(language));
    for (const key of keys) expect(bundle.hasMessage(key), key).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('have all plural forms of Russian where something is counted', () => {
    const bundle = new FluentBundle('ru', { useIsolating: false });
    bundle.addResource(new FluentResource(source('ru')));
    const say = (count: number) => bundle.formatPattern(bundle.getMessage('choices-count')!.value!, { count });
    expect([1, 2, 5, 21, 22, 25].map(say)).toEqual([
      '1 вариант',
      '2 варианта',
      '5 вариантов',
      '21 вариант',
      '22 варианта',
      '25 вариантов',
    ]);
  });

  it('have words for every key the pages ask for', () => {
    // What the page shares with boards is said in the kit's words.
    const known = new Set(keysOf(source('en') + readFileSync(join(__dirname, '../kit/en.ftl'), 'utf-8')));
    const missing: string[] = [];
    for (const path of files(join(__dirname, '..'))) {
      if (!/\.(svelte|ts)$/.test(path) || path.endsWith('.test.ts') || /\/(boards|kit)\//.test(path)) continue;
      for (const match of readFileSync(path, 'utf-8').matchAll(/\b(?:t|words\.ui)\('([a-z][\w-]*)'/g)) {
        const folder = path.split('/').at(-2)!;
        // Pages with words of their own: those are checked with the boards'.
        if (match[1]!.startsWith(`${folder}-`)) continue;
        if (!known.has(match[1]!)) missing.push(`${match[1]} in ${path}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
