// The socket of one table: keeps it open, sends again what was not acknowledged, and says how it stands.
import type { ClientMessage, ServerMessage } from '../generated/messages';

/** What is sent, before it gets its key. */
export type Unsent = ClientMessage extends infer Each
  ? Each extends ClientMessage
    ? Omit<Each, 'key'>
    : never
  : never;

export type Connection =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'waiting'; retryAt: number; attempt: number }
  | { state: 'closed' };

/** The part of WebSocket we use, so that tests can stand in for it. */
export interface Wire {
  readonly readyState: number;
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
}

function openSocket(address: string): Wire {
  const socket = new WebSocket(address);
  const wire: Wire = {
    get readyState() {
      return socket.readyState;
    },
    send: (data) => socket.send(data),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event) => wire.onmessage?.({ data: String(event.data) });
  socket.onclose = (event) => wire.onclose?.({ code: event.code });
  socket.onerror = () => wire.onerror?.();
  return wire;
}

export interface ClientEvents {
  message(message: ServerMessage): void;
  connection(connection: Connection): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const OPEN = 1;
// What changes nothing need not be sent again.
const ASKING = new Set<ClientMessage['type']>(['preview', 'why', 'chat', 'ping']);
// The server closed for good: not allowed, or no such table.
const FINAL_CODES = new Set([4401, 4403, 4404]);

/** Waiting time before the next try: doubles, with some chance so that not all browsers return at once. */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait * (0.75 + random() * 0.5));
}

export class PlayClient {
  private wire: Wire | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private pongDue: ReturnType<typeof setTimeout> | undefined;
  private unacknowledged = new Map<string, string>();
  private stopped = false;

  constructor(
    private readonly address: () => string,
    private readonly events: ClientEvents,
    private readonly open: (address: string) => Wire = openSocket,
  ) {}

  connect(): void {
    clearTimeout(this.retry);
    this.stopped = false;
    this.drop();
    this.events.connection({ state: 'connecting' });
    const wire = this.open(this.address());
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => this.received(wire, event.data);
    wire.onclose = (event) => this.lost(wire, event.code);
    wire.onerror = () => {};
  }

  /** Send with a fresh key; what changes something is sent again after a reconnect until it is answered. */
  send(message: Unsent): string {
    const key = crypto.randomUUID();
    const text = JSON.stringify({ ...message, key });
    if (!ASKING.has(message.type)) this.unacknowledged.set(key, text);
    if (this.wire?.readyState === OPEN) this.wire.send(text);
    return key;
  }

  get waitingForAnswer(): boolean {
    return this.unacknowledged.size > 0;
  }

  /** Try now instead of waiting for the next attempt. */
  retryNow(): void {
    if (!this.stopped && this.wire?.readyState !== OPEN) this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    this.drop();
    this.events.connection({ state: 'closed' });
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.attempt = 0;
    this.events.connection({ state: 'open' });
    this.ping = setInterval(() => this.sendPing(wire), PING_EVERY);
  }

  private sendPing(wire: Wire): void {
    wire.send(JSON.stringify({ type: 'ping' }));
    clearTimeout(this.pongDue);
    this.pongDue = setTimeout(() => wire === this.wire && this.lost(wire, 1006), PONG_WITHIN);
  }

  private received(wire: Wire, data: string): void {
    if (wire !== this.wire) return;
    clearTimeout(this.pongDue);
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'ack' || message.type === 'refused') {
      if (message.key) this.unacknowledged.delete(message.key);
    }
    this.events.message(message);
    // Only after the hello do we know where the table stands; the server knows each key it has seen.
    if (message.type === 'hello') for (const text of this.unacknowledged.values()) wire.send(text);
  }

  private lost(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    this.drop();
    if (this.stopped) return;
    if (FINAL_CODES.has(code)) {
      this.events.connection({ state: 'closed' });
      return;
    }
    const wait = backOff(this.attempt);
    this.attempt += 1;
    this.events.connection({ state: 'waiting', retryAt: Date.now() + wait, attempt: this.attempt });
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearInterval(this.ping);
    clearTimeout(this.pongDue);
    const wire = this.wire;
    this.wire = null;
    if (wire && wire.readyState <= OPEN) wire.close();
  }
}
