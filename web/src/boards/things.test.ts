// Every sheet of a board is about something that has rules: the links of `rules.yaml` in the game's folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recorded } from './ankh/fixtures/recorded';
import { Geography } from './ankh/geography';
import { thingOf as ankh } from './ankh/things';
import { thingOf as kemet } from './kemet/things';
import { thingOf as tekhenu } from './tekhenu/things';

/** Things with rules, as `kind-name`. */
function linked(game: string): Set<string> {
  const yaml = readFileSync(join(process.cwd(), `../src/ennead/games/${game}/words/rules.yaml`), 'utf8');
  const found = new Set<string>();
  let kind = '';
  for (const line of yaml.slice(yaml.indexOf('\nthings:')).split('\n')) {
    kind = /^ {2}(\w+):/.exec(line)?.[1] ?? kind;
    const name = /^ {4}['"]?(\w+)['"]?:/.exec(line)?.[1];
    if (name) found.add(`${kind}-${name}`);
  }
  return found;
}

describe('the sheets of a board', () => {
  it.each([
    'tile-ruby_charge',
    'card-prayer',
    'battle-chariots',
    'area-w_bank',
    'owned-A-onyx',
    'known-B',
    'discard-pile',
  ])('of Kemet have rules: %s', (id) => expect(linked('kemet')).toContain(kemet(id)));

  it.each([
    ...['anubis', 'bag', 'bot', 'hourglass', 'bastet', 'thoth', 'ra', 'points A'],
    ...['horus 0', 'horus 5', 'people temple_row', 'tile p01', 'cell r1c1', 'slot l1a', 'destiny c01', 'start s01'],
    ...['own law z01', 'own blessing b01', 'card b01', 'card t24', 'card z10', 'die ra 0', 'bonus osiris'],
    ...['osiris bread 3', 'row 6', 'section 1', 'deck blessing', 'deck law', 'deck technology', 'hand A technology'],
  ])('of Tekhenu have rules: %s', (id) => expect(linked('tekhenu')).toContain(tekhenu(id)));

  it('of Ankh have rules, by what stands on a hex', () => {
    const geography = new Geography(recorded.data.map);
    const known = linked('ankh');
    for (const view of recorded.views) {
      const ids = [
        ...view.regions.map(({ first_hex }) => `region-${first_hex}`),
        ...view.seats.map(({ seat }) => `god-${seat}`),
        ...geography.cells.map(({ id }) => `hex-${id}`),
        ...['power-glorious', 'card-flood', 'guardian-mummy'],
      ];
      for (const id of ids) expect(known).toContain(ankh(id, view, geography));
    }
  });
});
