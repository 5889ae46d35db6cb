// The rules of a game, fetched once.
import type { Language } from '../boards/types';
import type { Guide } from '../generated/messages';
import { api } from '../lib/api';
import { once } from '../lib/app.svelte';
import { placeOf, rulesOf, type Asked } from './guide';

const known = new Map<string, Promise<Guide>>();

export function guideOf(game: string, language: Language): Promise<Guide> {
  return once(known, `${game} ${language}`, () => api.guide(game, language));
}

/** The title of the chapter that tells the rules of this; nothing where there are none. */
export async function chapterOf(game: string, language: Language, asked: Asked): Promise<string> {
  const guide = await guideOf(game, language);
  const [rule] = rulesOf(guide, asked);
  const place = rule ? placeOf(guide, rule) : null;
  return guide.chapters.find(({ id }) => id === place?.chapter)?.title ?? '';
}
