import { describe, expect, it } from 'vitest';
import type { Language } from '../boards/types';
import { recorded } from './fixtures/recorded';
import { GameWords, parseAction, readable } from './words';

const ui = (key: string) => (key === 'error-stale' ? 'stale!' : key);

function wordsIn(language: Language): GameWords {
  return new GameWords(language, recorded.catalogue, recorded.texts[language], recorded.seats, ui);
}

describe.each(['en', 'ru'] as const)('words in %s are those of the Python texts', (language) => {
  const words = wordsIn(language);

  it.each(recorded.actions)('action $given', (each) => {
    expect(words.action(each.given)).toBe(each[language]);
  });

  it.each(recorded.prompts)('prompt $given.name', (each) => {
    expect(words.prompt(each.given)).toBe(each[language]);
  });

  it.each(recorded.events)('event $given.event', (each) => {
    expect(words.event(each.given)).toBe(each[language]);
  });

  it.each(recorded.refusals)('refusal $given.reason', (each) => {
    expect(words.refusal(each.given)).toBe(each[language]);
  });
});

describe('words beyond the texts', () => {
  const words = wordsIn('ru');

  it('gives seats their names, also several at once', () => {
    expect(words.name('seat', 'B')).toBe('Boris');
    expect(words.refusal({ reason: 'not-your-turn', values: { waiting: 'B C' }, message: '' })).toContain(
      'Boris, Clara',
    );
  });

  it('makes ids readable where there is no text', () => {
    expect(words.action('unheard_of thebes')).toBe('Unheard of thebes');
    expect(words.event({ event: 'unheard_of' })).toBe('Unheard of');
    expect(readable('free_farmer')).toBe('Free farmer');
  });

  it('takes reasons of the server from the client', () => {
    expect(words.refusal({ reason: 'stale', values: {}, message: '' })).toBe('stale!');
    expect(words.refusal({ reason: 'new-one', values: {}, message: 'English sentence' })).toBe('English sentence');
  });

  it('heads a group of choices by its verb', () => {
    expect(words.verb('bid')).not.toContain('…');
    expect(words.verb('bid').length).toBeGreaterThan(2);
    expect(words.verb('place')).toBe('');
  });

  it('points at the things an event is about', () => {
    expect(words.places({ event: 'bid', seat: 'A', province: 'thebes', gold: 6 })).toEqual([
      'seat-A',
      'province-thebes',
    ]);
  });

  it('parses an action', () => {
    expect(parseAction('bid thebes 6')).toEqual({ verb: 'bid', args: ['thebes', '6'] });
    expect(parseAction('pass')).toEqual({ verb: 'pass', args: [] });
  });
});
