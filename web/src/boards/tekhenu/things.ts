// What a sheet of this board is about, as rules and glossary call it.
import { GODS } from './table.svelte';

const DECKS: Record<string, string> = { b: 'blessing', t: 'technology', z: 'law' };
const OWN: Record<string, string> = {
  anubis: 'term-anubis_action',
  bag: 'area-bag',
  bot: 'bot-bot',
  hourglass: 'token-scoring_marker',
  points: 'token-vp',
};

export function thingOf(id: string): string {
  const [what = '', a = '', b = ''] = id.split(' ');
  switch (what) {
    case 'die':
      return `god-${a}`;
    case 'own':
      return `${a}-${b}`;
    case 'card':
      return `${DECKS[a[0] ?? '']}-${a}`;
    case 'horus':
      return `horus_slot-${Number(a) + 1}`;
    case 'people':
      return `people_slot-${a}`;
    case 'osiris':
      return `row-${b}`;
    case 'deck':
      return `kind-${a}`;
    case 'hand':
      return `kind-${b}`;
    default:
      return OWN[what] ?? (GODS.some((god) => god === what) ? `god-${what}` : `${what}-${a}`);
  }
}
