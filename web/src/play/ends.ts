// Marks beside the lines of a chart, moved so that none lies on another.

/** In order of where they stand, at least `apart` from each other, none beyond `last` where there is room for all. */
export function spread<T extends { at: number }>(marks: readonly T[], apart: number, last: number): T[] {
  const found = marks.map((mark) => ({ ...mark })).sort((a, b) => a.at - b.at);
  let free = -Infinity;
  for (const mark of found) {
    mark.at = Math.max(mark.at, free);
    free = mark.at + apart;
  }
  let most = last;
  for (const mark of found.toReversed()) {
    mark.at = Math.min(mark.at, most);
    most = mark.at - apart;
  }
  return found;
}
