import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { landFor } from './land';
import { keptFree, placesOf } from './places';

// The rules' own data: the borders of each number of players, as the server sends them.
const source = readFileSync('../src/ennead/games/kemet/data.yaml', 'utf-8');

/** The borders of a configuration, read from its lines of the data file. */
function ruled(players: number): Set<string> {
  const board = source.slice(source.indexOf('  configurations:'));
  const from = board.indexOf(`\n    ${players}:`);
  const next = board.slice(from + 6).search(/\n {4}\d:|\n\w/);
  const part = board.slice(from, from + 6 + next);
  const borders = part.slice(part.indexOf('borders:'));
  const found = new Set<string>();
  for (const [, area, others] of borders.matchAll(/^ {8}(\w+): \[([^\]]*)\]/gm)) {
    for (const other of others!.split(',').map((each) => each.trim()))
      if (other) found.add([area!, other].sort().join('|'));
  }
  return found;
}

describe('the land', () => {
  for (const players of [2, 3, 4, 5]) {
    it(`draws a border between two areas exactly when they border, with ${players} players`, () => {
      const land = landFor(players, (area) => keptFree(area, players));
      const borders = ruled(players);
      expect(borders.size).toBeGreaterThan(20);
      expect([...land.borders].sort()).toEqual([...borders].sort());
    });

    it(`closes the ring of every area, with ${players} players`, () => {
      const land = landFor(players, () => []);
      const areas = new Set([...ruled(players)].flatMap((pair) => pair.split('|')));
      for (const area of areas) {
        const ring = land.rings.get(area)!;
        const parts = ring.split('Z').filter(Boolean);
        expect(parts.length, area).toBe(area === 'w2_lands' ? 2 : 1);
      }
    });

    it(`gives troop, creature, pyramid and obelisk places apart, with ${players} players`, () => {
      const areas = new Set([...ruled(players)].flatMap((pair) => pair.split('|')));
      for (const area of areas) {
        const { troop, creature, pyramid, obelisk, temple, scale } = placesOf(area as 'w_bank', players);
        const spots = [troop, creature, pyramid, obelisk, temple].filter((spot) => spot !== undefined);
        spots.forEach((a, n) => {
          for (const b of spots.slice(n + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y), `${area} ${JSON.stringify([a, b])}`).toBeGreaterThan(22 * scale);
        });
      }
    });
  }
});
