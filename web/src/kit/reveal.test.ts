import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Telling } from './reveal.svelte';

const STEPS = [{ id: 'cards' }, { id: 'bids', idle: true }, { id: 'strength' }];

describe('telling step by step', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('plays to the last step and stays there until it is dismissed', () => {
    const telling = new Telling();
    telling.tell(STEPS, true);
    expect(telling.now?.id).toBe('cards');
    vi.advanceTimersByTime(60_000);
    expect(telling.now?.id).toBe('strength');
    expect(telling.playing).toBe(false);
    telling.dismiss();
    expect(telling.now).toBeUndefined();
  });

  it('lets the stories of others wait until it is dismissed', () => {
    const telling = new Telling();
    telling.tell(STEPS, true);
    telling.tellNext([{ id: 'merge' }], true);
    telling.tellNext([{ id: 'end' }], true);
    expect(telling.now?.id).toBe('cards');
    telling.dismiss();
    expect(telling.now?.id).toBe('merge');
    telling.dismiss();
    expect(telling.now?.id).toBe('end');
    telling.dismiss();
    expect(telling.open).toBe(false);
  });

  it('makes room when the viewer has gone on', () => {
    const telling = new Telling();
    telling.tell(STEPS, true);
    telling.tellNext([{ id: 'merge' }], true);
    telling.goOn();
    telling.tellNext([{ id: 'end' }], true);
    expect(telling.now?.id).toBe('end');
    telling.dismiss();
    expect(telling.open).toBe(false);
  });

  it('can be played again', () => {
    const telling = new Telling();
    telling.tell(STEPS, true);
    telling.skip();
    telling.dismiss();
    telling.again();
    expect(telling.now?.id).toBe('cards');
    expect(telling.playing).toBe(true);
  });

  it('shows everything at once where nothing should move', () => {
    const telling = new Telling();
    telling.tell(STEPS, false);
    expect(telling.now?.id).toBe('strength');
    vi.advanceTimersByTime(60_000);
    expect(telling.at).toBe(2);
  });

  it('waits where somebody went by hand', () => {
    const telling = new Telling();
    telling.tell(STEPS, true);
    telling.go(1);
    vi.advanceTimersByTime(60_000);
    expect(telling.now?.id).toBe('bids');
    telling.go(99);
    expect(telling.now?.id).toBe('strength');
  });
});
