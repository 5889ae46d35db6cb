// What a sheet of this board is about, as rules and glossary call it.
export function thingOf(id: string): string {
  const [kind = '', what = '', colour = ''] = id.split('-');
  switch (kind) {
    case 'battle':
      return `battle_card-${what}`;
    case 'owned':
      return `color-${colour}`;
    case 'known':
    case 'discard':
      return `sheet-${kind}`;
    default:
      return id;
  }
}
