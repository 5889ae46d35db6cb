// Whether this is somebody's first game of a kind: then the tour of the board is offered.
const key = (game: string): string => `ennead.first.${game}`;

export function isFirst(game: string, table: string): boolean {
  try {
    const first = localStorage.getItem(key(game)) ?? table;
    localStorage.setItem(key(game), first);
    return first === table;
  } catch {
    // Private windows may refuse to remember.
    return false;
  }
}

export function forgetFirst(game: string): void {
  try {
    localStorage.setItem(key(game), '');
  } catch {
    // It is offered once more, then.
  }
}
