import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../generated/tekhenu';
import { godOf, isTold, placesOf, pointsOf, story, sumOf } from './story';

const TURN: GameEvent[] = [
  { event: 'turn', seat: 'B' },
  { event: 'deben_thrown', deben: 'up' },
  { event: 'bot_token', place: '4', token: 'a04', from: '0' },
  { event: 'bot_die_failed', god: 'bastet', colour: 'black', face: 6, why: 'forbidden' },
  { event: 'bot_no_die_at', god: 'bastet' },
  { event: 'bot_die_failed', god: 'hathor', colour: 'white', face: 4, why: 'tainted' },
  { event: 'bot_die', god: 'hathor', colour: 'yellow', face: 4, reason: 'pure' },
  { event: 'took_die', seat: 'B', god: 'hathor', colour: 'yellow', face: 4, taken_as: 'bot' },
  { event: 'action', seat: 'B', god: 'hathor', value: 4 },
  { event: 'bot_slot', slot: 'l3a', pillars: 2, reason: 'pillars' },
  { event: 'vp', seat: 'B', points: 6, cause: 'line' },
  { event: 'population', seat: 'B', to: 13, cause: 'hathor', from: 9 },
  { event: 'horus_bonus', seat: 'A', god: 'hathor', horus_slot: '4' },
  { event: 'gained', seat: 'A', good: 'gold', count: 1, cause: 'bonus' },
  { event: 'turn_end', seat: 'B' },
  { event: 'turn', seat: 'A' },
];

describe("Botankhamun's turn in steps", () => {
  it('tells deben, token, dice that failed, the die, the action, markers and statues, each with its rule', () => {
    const steps = story(TURN, 'B');
    expect(steps.map((step) => step.head)).toEqual([
      'step-deben',
      'step-token',
      'step-no-die',
      'step-die',
      'step-action',
      'step-markers',
      'step-bonus',
    ]);
    expect(steps.map((step) => step.rule)).toEqual([
      'TK-BOT-16',
      'TK-BOT-16',
      'TK-BOT-25',
      'TK-BOT-23',
      'TK-BOT-39',
      'TK-BOT-20',
      'TK-BOT-34',
    ]);
  });

  it('has the words of every rule it names, in both languages', () => {
    const named = readFileSync(join(__dirname, 'story.ts'), 'utf8').match(/TK-[A-Z]+-\d+/g)!;
    for (const language of ['en', 'ru']) {
      const words = readFileSync(join(__dirname, `${language}.ftl`), 'utf8');
      for (const rule of named) expect(words).toContain(`tekhenu-rule-${rule.toLowerCase()} = `);
    }
  });

  it('says where on the board a step happens, and how its points come about', () => {
    const [, , , , action] = story(TURN, 'B');
    expect(placesOf(action)).toEqual(['slot-l3a']);
    expect(godOf(action)).toBe('hathor');
    expect(sumOf(action!.events[1]!, action!)).toEqual({ pillars: 2, each: 3, points: 6 });
  });

  it('keeps a die that failed with the choice it belongs to', () => {
    const [, , none, die] = story(TURN, 'B');
    expect(none!.events.map((event) => event.event)).toEqual(['bot_die_failed', 'bot_no_die_at']);
    expect(die!.events.map((event) => event.event)).toEqual(['bot_die_failed', 'bot_die', 'took_die']);
  });

  it('is no story when a person plays', () => {
    expect(
      story(
        [
          { event: 'turn', seat: 'A' },
          { event: 'action', seat: 'A', god: 'ra', value: 3 },
        ],
        null,
      ),
    ).toEqual([]);
  });

  it('tells a Maat phase and a scoring by their parts', () => {
    const steps = story(
      [
        { event: 'turn_end', seat: 'A' },
        { event: 'rotated', arrow: '3' },
        { event: 'maat', phase: 2 },
        { event: 'balance', seat: 'A', balance: -3, from: 0 },
        { event: 'lost_vp', seat: 'A', points: 1, cause: 'maat' },
        { event: 'turn_order', seat: 'B', place: 1, from: 2 },
        { event: 'scoring', scoring: 1 },
        { event: 'district_won', seat: 'A', district: 'papyrus' },
        { event: 'scored', seat: 'A', source: 'districts', points: 3 },
        { event: 'district_won', seat: 'B', district: 'bread' },
        { event: 'scored', seat: 'B', source: 'districts', points: 3 },
        { event: 'scored', seat: 'A', source: 'temple', points: 4 },
        { event: 'scored', seat: 'B', source: 'temple', points: 2 },
        { event: 'scored', seat: 'B', source: 'statues', points: 3 },
      ],
      null,
    );
    expect(steps.map((step) => step.head)).toEqual([
      'step-rotated',
      'step-maat',
      'step-balance',
      'step-order',
      'step-scoring',
      'step-districts',
      'step-scored',
      'step-scored',
    ]);
    const [districts, temple, statues] = steps.slice(-3);
    expect([temple!.source, temple!.events.length, statues!.rule]).toEqual(['temple', 2, 'TK-SCO-08']);
    // Who holds a district is told with its points, once.
    expect(pointsOf(districts!.events[0]!, districts!)).toMatchObject({ seat: 'A', points: 3 });
    expect(districts!.events.map((event) => isTold(event, districts!))).toEqual([false, true, false, true]);
  });
});
