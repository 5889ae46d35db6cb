// Every field a view declares is drawn somewhere on the board, or stands here with the reason why not.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const NOT_DRAWN: Readonly<Record<string, string>> = {
  active: 'turn.seat says it',
  conflict: 'the event track and the outlook show it',
  events_to_conflict: 'outlook.events_away says it',
  in_game: 'drawn by Fate',
  red: 'the colour of the space on the devotion track',
  claws: 'aimed_at is drawn',
};

describe('the board of Ankh', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const types = readFileSync(new URL('../../generated/ankh.ts', folder), 'utf8');
  const records = types.slice(0, types.indexOf('export type GameEvent'));
  const fields = [...new Set([...records.matchAll(/^ {2}(\w+)\??: /gm)].map((found) => found[1]!))];

  it('draws every field or says why not', () => {
    const missing = fields.filter((field) => !(field in NOT_DRAWN) && !new RegExp(`\\b${field}\\b`).test(sources));
    expect(fields.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });
});
