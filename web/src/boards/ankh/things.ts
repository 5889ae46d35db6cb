// What a sheet of this board is about, as rules and glossary call it.
import type { View } from '../../generated/ankh';
import type { Geography } from './geography';
import { MONUMENTS } from './model';

export function thingOf(id: string, view: View, geography: Geography): string {
  const [kind = '', name = ''] = id.split('-');
  if (kind === 'god') return `god-${view.seats.find(({ seat }) => seat === name)?.god}`;
  if (kind === 'region') return `region-${view.regions.find(({ first_hex }) => first_hex === name)?.land}`;
  const cell = kind === 'hex' ? geography.find(name) : undefined;
  if (!cell) return id;
  // What stands there; else what lies there.
  const there = view.hexes[cell.id];
  if (!there?.piece) return `terrain-${cell.terrain}`;
  if (there.god) return `god-${there.god}`;
  if (MONUMENTS.some((each) => each === there.piece)) return `monument-${there.piece}`;
  return there.piece === 'warrior' ? 'piece-warrior' : `guardian-${there.piece}`;
}
