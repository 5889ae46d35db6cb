// What happened since somebody last acted.
import type { SeatId } from '../boards/types';
import type { Entry } from '../generated/messages';

/** Number of the seat's last own action; null when it has not acted yet. */
export function lastOwn(entries: Entry[], seat: SeatId): number | null {
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place]!;
    if (entry.by === seat) return entry.seq;
  }
  return null;
}

/** Everything that action set off and everything after it, without the action itself; null: from the beginning. */
export function since(entries: Entry[], seq: number | null): Entry[] {
  return seq === null ? entries : entries.filter((entry) => entry.seq > seq || (entry.seq === seq && entry.n > 0));
}

/** Without what belongs to another seat of the same screen. */
export function forEyesOf(entry: Entry, me: SeatId | null): Entry {
  if (!entry.secret || entry.event['seat'] === me) return entry;
  const hidden = entry.secret;
  const event = Object.fromEntries(Object.entries(entry.event).filter(([field]) => !hidden.includes(field)));
  return { ...entry, event: event as Entry['event'] };
}

export interface Deed {
  seq: number;
  by: SeatId | null;
  at: string | number;
  entries: Entry[];
}

/** Entries of one action together: the first is the deed, the others its consequences. */
export function deeds(entries: Entry[]): Deed[] {
  const found: Deed[] = [];
  for (const entry of entries) {
    const last = found[found.length - 1];
    if (last && last.seq === entry.seq) last.entries.push(entry);
    else found.push({ seq: entry.seq, by: entry.by, at: entry.at, entries: [entry] });
  }
  return found;
}
