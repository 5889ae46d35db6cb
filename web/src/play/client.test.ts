import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, PlayClient, type Connection, type Wire } from './client';
import type { ServerMessage } from '../generated/messages';

class FakeWire implements Wire {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  send(data: string) {
    this.sent.push(data);
  }

  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get messages() {
    return this.sent.map((text) => JSON.parse(text) as { type: string; key: string });
  }
}

let wires: FakeWire[];
let states: Connection[];
let received: ServerMessage[];
let client: PlayClient;
const hello = { type: 'hello', seq: 1, table: {}, views: {}, events: [], undo: {} };

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  received = [];
  client = new PlayClient(
    () => 'ws://here',
    { message: (message) => received.push(message), connection: (state) => states.push(state) },
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
  client.connect();
});

afterEach(() => {
  client.stop();
  vi.useRealTimers();
});

const last = () => wires[wires.length - 1]!;

describe('the socket of a table', () => {
  it('says how it stands', () => {
    last().open();
    expect(states.map((each) => each.state)).toEqual(['connecting', 'open']);
  });

  it('comes back by itself, later each time', () => {
    last().open();
    last().break();
    expect(states.at(-1)?.state).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(2);
    last().break();
    vi.advanceTimersByTime(700);
    expect(wires.length).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(3);
  });

  it('waits twice as long after each failure, up to a limit', () => {
    const even = () => 0.5;
    expect([0, 1, 2, 3].map((attempt) => backOff(attempt, even))).toEqual([500, 1000, 2000, 4000]);
    expect(backOff(20, even)).toBe(15_000);
  });

  it('sends again what was not acknowledged, with the same key', () => {
    last().open();
    const key = client.send({ type: 'submit', expect: 1, seat: 'A', action: 'pass' });
    last().break();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().messages).toEqual([]);
    last().say(hello);
    expect(last().messages.map((message) => message.key)).toEqual([key]);
    last().say({ type: 'ack', key, seq: 2 });
    expect(client.waitingForAnswer).toBe(false);
    last().break();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say(hello);
    expect(last().messages).toEqual([]);
  });

  it('does not repeat what was refused, nor previews', () => {
    last().open();
    const key = client.send({ type: 'undo', expect: 1, seat: 'A', scope: 'step' });
    client.send({ type: 'preview', expect: 1, seat: 'A', action: 'pass' });
    last().say({ type: 'refused', key, seq: 1, error: { reason: 'nothing-to-undo' } });
    last().break();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say(hello);
    expect(last().messages).toEqual([]);
  });

  it('gives up a connection that no longer answers', () => {
    last().open();
    vi.advanceTimersByTime(20_000);
    expect(last().messages.at(-1)?.type).toBe('ping');
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)?.state).toBe('waiting');
  });

  it('keeps one that answers', () => {
    last().open();
    vi.advanceTimersByTime(20_000);
    last().say({ type: 'pong' });
    vi.advanceTimersByTime(15_000);
    expect(states.at(-1)?.state).toBe('open');
  });

  it('stops when there is no such table', () => {
    last().open();
    last().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)?.state).toBe('closed');
    expect(wires.length).toBe(1);
  });

  it('can be told to try at once', () => {
    last().break();
    client.retryNow();
    expect(wires.length).toBe(2);
  });
});
