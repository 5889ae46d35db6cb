// What is said of a province, for those who listen.
import type { Land, Table } from './table.svelte';

/** What a province brings at once to whoever wins its auction, in words. */
export function giftWords(table: Table, { printed }: Land): string {
  const { words } = table;
  const { power_cards, stones, gold } = printed.instant;
  return [
    power_cards && `${words.say('pieces-power_card')} × ${power_cards}`,
    stones && `${words.say('pieces-stone')} × ${stones}`,
    gold && `${words.say('pieces-gold')} ${gold}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is printed on a province and stands in it: picture, label, amount; only what there is. */
export function rowsOf(table: Table, land: Land): [icon: string, label: string, value: string][] {
  const { words, view } = table;
  const { printed } = land;
  const now = view.provinces[land.id];
  const rows: [string, string, number | string][] = [
    ['field', words.say('board-field'), printed.fields ? `${now.farmers} / ${printed.fields}` : 0],
    ['farmer', words.say('pieces-free_farmer'), now.free_farmers],
    ['card', words.say('board-power_symbol'), printed.power_symbols],
    ['temple', words.say('board-temple'), printed.temples],
    ['caravan', words.say('board-caravan'), printed.caravan],
    ['mine', words.say('board-gold_mine'), printed.gold_mine],
    ['pyramid', words.say('pieces-pyramid'), now.pyramids],
    ['stone', words.say('pieces-stone'), now.stones],
    ['gift', words.say('board-instant'), giftWords(table, land)],
    ['coin', words.ui('amun-re-income'), now.owner && now.income !== null ? String(now.income) : 0],
  ];
  return rows.filter(([, , value]) => value).map(([icon, label, value]) => [icon, label, String(value)]);
}

export function describe(table: Table, land: Land): string {
  const { words, view } = table;
  const { printed, id } = land;
  const now = view.provinces[id];
  const parts = [
    words.name('province', id),
    words.name('sides', printed.side),
    words.name('regions', printed.region),
    words.name('nile', String(printed.nile)),
  ];
  if (now.owner) parts.push(words.ui('amun-re-owner', { name: table.name(now.owner) }));
  if (now.bidder && now.bid !== null)
    parts.push(words.ui('amun-re-bid-stands', { name: table.name(now.bidder), gold: now.bid }));
  for (const [, label, value] of rowsOf(table, land)) parts.push(`${label}: ${value}`);
  return parts.join(', ');
}
