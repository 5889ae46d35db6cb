// Words for the options a game is set up with.
import type { GameOption, GameSummary, Language } from '../boards/types';
import { loadTexts } from './app.svelte';
import { t } from './text.svelte';
import { makeBundle } from './words';

/** Options that matter for so many players. */
export function optionsFor(game: GameSummary, players: number): GameOption[] {
  return game.options.filter((option) => option.players.includes(players));
}

export function valueName(option: GameOption, value: boolean | string, language: Language): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return option.value_names[option.values.indexOf(value)]?.[language] ?? value;
}

/** All options as they are usually played. */
export function usualOptions(game: GameSummary): Record<string, boolean | string> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** What is chosen, where it matters for so many players; the rest stays as usual. */
export function chosenOptions(
  game: GameSummary,
  players: number,
  chosen: Record<string, boolean | string>,
): Record<string, boolean | string> {
  const mattering = optionsFor(game, players).map((option) => option.name);
  return { ...usualOptions(game), ...Object.fromEntries(mattering.map((name) => [name, chosen[name]!])) };
}

/** What an option means, where its name does not say it. */
export async function optionNotes(game: string, language: Language): Promise<(option: string) => string> {
  const { messages } = await loadTexts(game, language);
  const bundle = makeBundle(language, messages);
  return (option) => {
    const pattern = bundle.getMessage(`option-${option}`)?.attributes['text'];
    return pattern ? bundle.formatPattern(pattern) : '';
  };
}
