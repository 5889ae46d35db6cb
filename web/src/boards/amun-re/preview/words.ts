// Words for the preview page, without the rest of the client.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts, Language, Words } from '../../types';
import en from '../en.ftl?raw';
import ru from '../ru.ftl?raw';

export interface Texts {
  messages: string;
  names: Record<string, string>;
}

const OWN = { en, ru };

export function makeWords(language: Language, facts: Facts, texts: Texts, seatNames: Record<string, string>): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(texts.messages));
  bundle.addResource(new FluentResource(OWN[language]));
  const fill = (key: string, values: Record<string, FluentVariable> = {}): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) console.error('no words for', key);
    return pattern ? bundle.formatPattern(pattern, values, []) : key;
  };
  const words: Words = {
    language,
    has: (key) => key in texts.names || bundle.hasMessage(key),
    say: (key, values) => texts.names[key] ?? fill(key, values),
    name: (domain, value) => {
      if (domain === 'seat') return seatNames[String(value)] ?? String(value);
      return /^-?\d+$/.test(String(value)) ? String(value) : words.say(`${domain}-${value}`);
    },
    prompt: (decision) => fill(`prompt-${decision.name}`, (decision.details ?? {}) as Record<string, FluentVariable>),
    action: (text) => {
      const [verb = '', ...args] = text.split(' ');
      const domains = facts.verbs.find((each) => each.name === verb)?.domains ?? [];
      const values: Record<string, FluentVariable> = {};
      args.forEach((arg, n) => {
        const domain = domains[n]?.name ?? '';
        values[domain] = /^\d+$/.test(arg) ? Number(arg) : words.name(domain, arg);
        values[`${domain}_id`] = arg;
      });
      return fill(`action-${verb}`, values);
    },
    event: (event) => event.event,
    refusal: (refusal) => refusal.reason,
    effect: (effect) => effect.name,
    status: () => '',
    ui: (key, values) => fill(key, values),
  };
  return words;
}
