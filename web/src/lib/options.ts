// Words for the options a game is set up with.
import type { Language } from '../boards/types';
import { loadTexts } from './app.svelte';
import { has, t } from './text';
import { format, makeBundle, readable } from './words';

export interface OptionTexts {
  name(option: string): string;
  /** What the option means, if its name does not say it. */
  text(option: string): string;
  value(option: string, value: boolean | string): string;
}

export async function optionTexts(game: string, language: Language): Promise<OptionTexts> {
  const { messages, names } = await loadTexts(game, language);
  const bundle = makeBundle(language, messages);
  return {
    name: (option) => format(bundle, `option-${option}`) ?? readable(option),
    text: (option) => {
      const pattern = bundle.getMessage(`option-${option}`)?.attributes['text'];
      return pattern ? bundle.formatPattern(pattern) : '';
    },
    value: (option, value) => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      const own = format(bundle, `option-${option}-${value}`);
      if (own) return own;
      // A value is often the name of a thing in the game: `isis` of option `god_a` is `god-isis`.
      const named = names[`${option.replace(/_\w$/, '')}-${value}`];
      if (named) return named;
      if (has(`value-${value}`)) return t(`value-${value}`);
      return /^\d+$/.test(value) ? value : readable(value);
    },
  };
}
