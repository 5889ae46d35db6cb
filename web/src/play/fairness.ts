// The check of fair chance, made in the reader's own browser.
import type { Table } from '../generated/messages';

/** Whether the fingerprint shown at the start fits the seed shown now; null where it can't be told. */
export async function keepsItsWord(table: Table): Promise<boolean | null> {
  // Browsers give their cryptography to safe addresses only.
  if (table.seed === undefined || table.salt === undefined || !globalThis.crypto?.subtle) return null;
  const text = `${table.seed}${table.salt}${table.committed_id ?? table.id}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === table.commitment;
}
