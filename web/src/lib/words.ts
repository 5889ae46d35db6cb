// Words of a game in one language, rendered here from the texts the server gives. Mirrors ennead.texts.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type {
  Catalogue,
  Decision,
  Effect,
  Field,
  GameEvent,
  Kind,
  Language,
  Refusal,
  Value,
  View,
  Words,
} from '../boards/types';
import type { GameTexts } from '../generated/messages';

type Values = Record<string, FluentVariable>;

export function makeBundle(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The message filled in; undefined when the bundle has none. */
export function format(bundle: FluentBundle, key: string, values?: Values): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, values ?? null, errors);
}

export function parseAction(text: string): { verb: string; args: string[] } {
  const [verb = '', ...args] = text.split(' ');
  return { verb, args };
}

const OF_SEATS = new Set(['seat', 'seats', 'waiting']);
const WHOLE_NUMBER = /^-?\d+$/;

export class GameWords implements Words {
  private readonly bundle: FluentBundle;
  private readonly verbs: Map<string, Catalogue['verbs'][number]>;
  private readonly events: Map<string, Catalogue['events'][number]>;
  private readonly steps: Map<string, Catalogue['steps'][number]>;

  constructor(
    readonly language: Language,
    readonly catalogue: Catalogue,
    private readonly texts: GameTexts,
    private readonly seatNames: Partial<Record<string, string>>,
    readonly ui: Words['ui'],
  ) {
    this.bundle = makeBundle(language, texts.messages);
    this.verbs = new Map(catalogue.verbs.map((verb) => [verb.name, verb]));
    this.events = new Map(catalogue.events.map((event) => [event.name, event]));
    this.steps = new Map(catalogue.steps.map((step) => [step.name, step]));
  }

  /** The same words where one more seat has a name. */
  withSeat(seat: string, name: string): GameWords {
    return new GameWords(this.language, this.catalogue, this.texts, { ...this.seatNames, [seat]: name }, this.ui);
  }

  has(key: string): boolean {
    return key in this.texts.names || this.bundle.hasMessage(key);
  }

  say(key: string, values?: Values): string {
    return this.texts.names[key] ?? format(this.bundle, key, values) ?? key;
  }

  name(domain: string, value: string | number): string {
    const text = String(value);
    if (domain === 'seat') return this.seatNames[text] ?? text;
    if (WHOLE_NUMBER.test(text)) return text;
    const key = `${domain}-${text}`;
    return this.has(key) ? this.say(key) : readable(text);
  }

  prompt(decision: Decision): string {
    const values: Values = {};
    for (const field of this.steps.get(decision.step)?.fields ?? []) {
      const shown = decision.details?.[field.name];
      if (shown !== undefined) Object.assign(values, this.value(field.name, field, shown));
    }
    const key = `prompt-${decision.name}`;
    return this.has(key) ? this.say(key, values) : readable(decision.name);
  }

  action(text: string): string {
    const { verb, args } = parseAction(text);
    return this.actionWith(verb, args) ?? readable(text);
  }

  /** What the verb is about, with a gap where its arguments go: the heading over its choices. */
  verb(verb: string): string {
    const key = `verb-${verb}`;
    if (this.has(key)) return this.say(key);
    const known = this.verbs.get(verb);
    const text =
      known &&
      this.actionWith(
        verb,
        known.domains.map(() => '…'),
      );
    if (!text) return readable(verb);
    // Gaps at either end say nothing, and a text of gaps alone leaves it to the values.
    const told = text.replace(/^[…\s:,.–—-]+|[…\s:,.–—-]+$/gu, '');
    return told.charAt(0).toUpperCase() + told.slice(1);
  }

  /** The things an action names, without its verb. */
  things(text: string): string {
    const { verb, args } = parseAction(text);
    const domains = this.verbs.get(verb)?.domains ?? [];
    return args.map((arg, place) => this.name(domains[place]?.name ?? '', arg)).join(' ');
  }

  event(event: GameEvent): string {
    const values: Values = {};
    const key = `event-${event.event}`;
    if (!this.has(key)) return readable(event.event);
    for (const field of this.events.get(event.event)?.fields ?? []) {
      const shown = event[field.name];
      Object.assign(
        values,
        shown === undefined
          ? { [field.name]: '?', [`${field.name}_id`]: 'hidden' }
          : this.value(field.name, field, shown),
      );
    }
    return this.say(key, values);
  }

  refusal(refusal: Refusal): string {
    const values = this.allNamed(refusal.values ?? {});
    const key = `refusal-${refusal.reason}`;
    if (this.has(key)) return this.say(key, values);
    const own = `error-${refusal.reason}`;
    const text = this.ui(own, values);
    return text === own ? (refusal.message ?? readable(refusal.reason)) : text;
  }

  effect(effect: Effect): string {
    return this.say(`preview-${effect.name}`, this.allNamed(effect.values));
  }

  status(view: View): string {
    const values: Values = {};
    const shown: Record<string, unknown> = { ...view };
    for (const { name, type, marks } of Object.values(this.catalogue.view)[0] ?? []) {
      if (marks.includes('status')) Object.assign(values, this.value(name, fieldOf(name, type), shown[name] as Value));
    }
    return this.say('status', values);
  }

  /** The things an event is about, as `domain-value`, to light up on the board. */
  places(event: GameEvent): string[] {
    const found: string[] = [];
    for (const field of this.events.get(event.event)?.fields ?? []) {
      const value = event[field.name];
      if (typeof value !== 'string') continue;
      if (field.kind === 'seat') found.push(`seat-${value}`);
      else if (field.kind === 'domain' && field.domain) found.push(`${field.domain}-${value}`);
    }
    return found;
  }

  /** The same of an action. */
  placesOf(action: string): string[] {
    const { verb, args } = parseAction(action);
    const domains = this.verbs.get(verb)?.domains ?? [];
    return args.map((arg, place) => `${domains[place]?.name}-${arg}`);
  }

  /** A longer text that belongs to a thing, such as what a card does. */
  about(key: string): string | undefined {
    const text = `${key}-text`;
    return this.has(text) ? this.say(text) : undefined;
  }

  /** What the things an action names do. */
  aboutAction(text: string): string[] {
    const { verb, args } = parseAction(text);
    const domains = this.verbs.get(verb)?.domains ?? [];
    return args.map((arg, place) => this.about(`${domains[place]?.name}-${arg}`)).filter((each) => each !== undefined);
  }

  private actionWith(verb: string, args: string[]): string | undefined {
    const key = `action-${verb}`;
    if (!this.has(key)) return undefined;
    const values: Values = {};
    const domains = this.verbs.get(verb)?.domains ?? [];
    args.forEach((arg, place) => {
      const domain = domains[place]?.name ?? `value${place}`;
      const name = domain in values ? `${domain}2` : domain;
      Object.assign(values, this.domainValue(name, domain, arg));
    });
    return this.say(key, values);
  }

  /** Values that bear the names of their domains. */
  private allNamed(values: Record<string, Value | undefined>): Record<string, string | number> {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.named(name, value)]));
  }

  private named(domain: string, value: Value | undefined): string | number {
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') return '–';
    if (OF_SEATS.has(domain)) {
      return value
        .split(' ')
        .map((seat) => this.name('seat', seat))
        .join(', ');
    }
    return this.has(`${domain}-${value}`) ? this.say(`${domain}-${value}`) : value;
  }

  private value(name: string, field: Field, shown: Value | undefined): Values {
    if (shown === null || shown === undefined) return { [name]: '–', [`${name}_id`]: 'none' };
    if (field.kind === 'flag') {
      const answer = shown ? 'yes' : 'no';
      return { [name]: answer, [`${name}_id`]: answer };
    }
    if (field.kind === 'seat') return this.domainValue(name, 'seat', String(shown));
    if (field.kind === 'domain') return this.domainValue(name, field.domain ?? name, String(shown));
    return { [name]: shown as number, [`${name}_id`]: String(shown) };
  }

  private domainValue(name: string, domain: string, shown: string): Values {
    if (/^\d+$/.test(shown)) return { [name]: Number(shown), [`${name}_id`]: shown };
    const text = shown === '…' ? shown : this.name(domain, shown);
    return { [name]: text, [`${name}_id`]: shown };
  }
}

function fieldOf(name: string, type: Kind): Field {
  if (type.kind === 'name') return { name, kind: type.domain === 'seat' ? 'seat' : 'domain', domain: type.domain };
  return { name, kind: type.kind === 'flag' ? 'flag' : 'number' };
}

/** Last resort where the texts have no words: an id made readable. */
export function readable(id: string): string {
  const text = id.replace(/[_-]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
