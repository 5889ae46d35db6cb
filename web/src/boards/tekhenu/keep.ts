// A new view with every part of the old one that has not changed, so that only what changed is drawn anew.

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is equal to the old is the old itself, all the way down. */
export function keep(old: unknown, next: unknown): unknown {
  if (old === next) return old;
  if (Array.isArray(old) && Array.isArray(next)) {
    const kept = next.map((each, n) => keep(old[n], each));
    return kept.length === old.length && kept.every((each, n) => each === old[n]) ? old : kept;
  }
  if (!isRecord(old) || !isRecord(next)) return next;
  const names = Object.keys(next);
  const kept = Object.fromEntries(names.map((name) => [name, keep(old[name], next[name])]));
  const same =
    names.length === Object.keys(old).length && names.every((name) => name in old && kept[name] === old[name]);
  return same ? old : kept;
}
