// What a screen reader says of an area: its name, who stands there, what it costs to go there.
import type { Area, RouteView, View } from '../../generated/kemet';
import type { Words } from '../types';

export const describe = (area: Area, view: View, words: Words, route: RouteView | undefined): string =>
  [words.name('area', area), ...whatIsThere(area, view, words, route)].join(', ');

/** All but the name. */
export function whatIsThere(area: Area, view: View, words: Words, route: RouteView | undefined): string[] {
  const shown = view.areas[area];
  const parts: string[] = [];
  if (!shown) return parts;
  if (shown.holder && shown.units)
    parts.push(words.ui('kemet-says-troop', { seat: words.name('seat', shown.holder), count: shown.units }));
  for (const creature of shown.creatures) parts.push(words.name('creature', creature));
  if (shown.pyramid)
    parts.push(words.ui('kemet-says-pyramid', { colour: words.name('color', shown.pyramid), height: shown.height }));
  if (shown.fame) parts.push(words.ui('kemet-says-fame', { seat: words.name('seat', shown.fame) }));
  if (route) parts.push(words.ui('kemet-says-way', { points: route.points, pp: route.pp }));
  if (route?.battle) parts.push(words.ui('kemet-says-odds', { wins: route.battle.wins, pairs: route.battle.pairs }));
  return parts;
}
