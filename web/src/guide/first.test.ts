import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const settings = { firstGames: true, firstTables: [] as string[] };
vi.mock('../lib/settings.svelte', () => ({ settings }));
vi.mock('../lib/app.svelte', () => ({
  changeSetting: (name: 'firstTables', value: string[]) => (settings[name] = value),
}));

async function anew() {
  vi.resetModules();
  return import('./first');
}

describe('first games', () => {
  beforeEach(() => {
    kept.clear();
    settings.firstGames = true;
    settings.firstTables = [];
  });

  it('are the first three, by what is kept with the account', async () => {
    const { isFirst } = await anew();
    expect(['a', 'b', 'a', 'c', 'd'].map(isFirst)).toEqual([true, true, true, true, false]);
    expect((await anew()).isFirst('b')).toBe(true);
    expect((await anew()).isFirst('d')).toBe(false);
  });

  it('are none where nobody wants to be told', async () => {
    settings.firstGames = false;
    const { isFirst } = await anew();
    expect(isFirst('a')).toBe(false);
  });

  it('tell each thing once', async () => {
    const { isTold, tell } = await anew();
    expect(isTold('marks')).toBe(false);
    tell('marks');
    expect(isTold('marks')).toBe(true);
    expect((await anew()).isTold('marks')).toBe(true);
  });
});
