// The glossary of a game, fetched once.
import type { Language } from '../boards/types';
import type { Glossary } from '../generated/messages';
import { api } from '../lib/api';
import { once } from '../lib/app.svelte';

const known = new Map<string, Promise<Glossary>>();

export function glossaryOf(game: string, language: Language): Promise<Glossary> {
  return once(known, `${game} ${language}`, () => api.glossary(game, language));
}

export async function knows(game: string, language: Language, id: string): Promise<boolean> {
  const { entries } = await glossaryOf(game, language);
  return entries.some((entry) => entry.id === id);
}
