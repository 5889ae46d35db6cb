// Glossaries that were fetched once are not fetched again.
import type { Language } from '../boards/types';
import type { Glossary } from '../generated/messages';
import { api } from '../lib/api';

const known = new Map<string, Promise<Glossary>>();

export function glossaryOf(game: string, language: Language): Promise<Glossary> {
  const key = `${game} ${language}`;
  const found = known.get(key) ?? api.glossary(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export async function knows(game: string, language: Language, id: string): Promise<boolean> {
  const { entries } = await glossaryOf(game, language);
  return entries.some((entry) => entry.id === id);
}
