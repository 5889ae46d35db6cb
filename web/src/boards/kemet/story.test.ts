import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../generated/kemet';
import { NIGHT, Teller, withAftermath } from './story';

const BATTLE: GameEvent[] = [
  { event: 'revealed', seat: 'A', battle_card: 'cavalry_blitz' },
  { event: 'revealed', seat: 'B', battle_card: 'chariot_raid' },
  { event: 'committed', seat: 'A', card: 'war_fury', pp: 1 },
  { event: 'battle_value', seat: 'A', value: 'strength', origin: 'units', amount: 5 },
  { event: 'battle_value', seat: 'A', value: 'strength', origin: 'cavalry_blitz', amount: 4 },
  { event: 'battle_total', seat: 'A', value: 'strength', amount: 9 },
  { event: 'battle_total', seat: 'B', value: 'strength', amount: 4 },
  {
    event: 'clash',
    seat: 'A',
    defender: 'B',
    area: 'temple_sphinx',
    attack: 9,
    defence: 4,
    attack_units: 5,
    defence_units: 3,
  },
  { event: 'won', seat: 'A', area: 'temple_sphinx' },
  { event: 'lost_units', seat: 'B', area: 'temple_sphinx', count: 1, loss: 'damage' },
  { event: 'fame', seat: 'A', count: 1, source: 'battle', origin: 'victory' },
];

describe('a battle', () => {
  it('is told in eight steps, from the cards to retreat and recall', () => {
    const steps = new Teller().tell(BATTLE, 1);
    expect(steps.map((step) => step.kind)).toEqual([
      'cards',
      'strength',
      'damage',
      'protection',
      'losses',
      'winner',
      'rewards',
      'after',
    ]);
    expect(steps[0]).toMatchObject({ cards: { A: { played: 'cavalry_blitz', added: ['war_fury'] } } });
    expect(steps[1]).toMatchObject({ totals: { A: 9, B: 4 }, parts: { A: [{ amount: 5 }, { amount: 4 }] } });
    expect(steps[2]).toMatchObject({ idle: true });
    expect(steps[5]).toMatchObject({ winner: 'A', area: 'temple_sphinx' });
    expect(steps[6]!.told).toHaveLength(1);
  });

  it('grows by what is chosen after it', () => {
    const steps = new Teller().tell(BATTLE, 1);
    const retreat: GameEvent = { event: 'retreated', seat: 'B', area: 'temple_sphinx', to: 'w_bank', count: 2 };
    expect(withAftermath(steps, [retreat])?.at(-1)?.told).toEqual([retreat]);
    expect(withAftermath(steps, [{ event: 'turn', seat: 'B' }])).toBeUndefined();
    expect(withAftermath(steps, BATTLE)).toBeUndefined();
  });
});

describe('a night', () => {
  const dusk: GameEvent[] = [
    { event: 'night', round: 2 },
    { event: 'night_step_begun', night_step: 'prayers' },
    { event: 'gained_pp', seat: 'A', pp: 2, origin: 'prayers' },
    { event: 'gained_pp', seat: 'B', pp: 2, origin: 'prayers' },
    { event: 'gained_pp', seat: 'A', pp: 1, origin: 'prayers' },
  ];
  const dawn: GameEvent[] = [
    { event: 'night_step_begun', night_step: 'divine_intervention' },
    { event: 'drew', seat: 'A', card: 'swiftness' },
    { event: 'drew', seat: 'B' },
    { event: 'night_step_begun', night_step: 'destiny' },
    { event: 'slot_chosen', seat: 'A', slot: '1' },
    { event: 'day', round: 3 },
    { event: 'gained_pp', seat: 'B', pp: 9, origin: 'pray' },
  ];

  it('is told at dawn, over all changes it took, with what each step brought to whom', () => {
    const teller = new Teller();
    expect(teller.tell(dusk, 1)).toEqual([]);
    const steps = teller.tell(dawn, 2);
    expect(steps.map((step) => step.kind)).toEqual([...NIGHT]);
    const of = Object.fromEntries(steps.map((step) => [step.kind, step]));
    expect(of['prayers']).toMatchObject({ tally: { A: { pp: 3 }, B: { pp: 2 } }, idle: false });
    expect(of['divine_intervention']).toMatchObject({
      tally: { A: { card: 1 }, B: { card: 1 } },
      drawn: ['swiftness'],
    });
    expect(of['destiny']).toMatchObject({ tally: {}, order: ['A'], told: [] });
    expect(of['worship']).toMatchObject({ idle: true });
  });

  it('is forgotten with the day', () => {
    const teller = new Teller();
    teller.tell(dusk, 1);
    teller.tell(dawn, 2);
    expect(teller.tell([{ event: 'turn', seat: 'A' }], 3)).toEqual([]);
  });

  it('is the same when it is told again, whatever was looked at meanwhile', () => {
    const teller = new Teller();
    teller.tell([{ event: 'turn', seat: 'A' }], 1);
    teller.tell(dusk, 2);
    expect(teller.tell([{ event: 'turn', seat: 'A' }], 1)).toEqual([]);
    const steps = teller.tell(dawn, 3);
    expect(steps.find((step) => step.id === 'prayers')).toMatchObject({ tally: { A: { pp: 3 } } });
    expect(teller.tell(dawn, 3)).toEqual(steps);
  });
});

it('tells the end by sources of fame, then the winner', () => {
  const steps = new Teller().tell([{ event: 'winner', seat: 'B', fame: 9 }], 1);
  expect(steps.map((step) => step.kind)).toEqual(['battle', 'divine', 'temple', 'pyramid', 'champion']);
  expect(steps.at(-1)).toMatchObject({ winner: 'B' });
});
