// One table as this browser plays it: what is known, whose eyes are shown, what is being considered.
import type { Decision, Option, Refusal, SeatId, SeatInfo, View } from '../boards/types';
import { api, ApiError, type Advice } from '../lib/api';
import { hasMotion, settings } from '../lib/settings.svelte';
import { SEAT_LOOKS } from '../lib/seats';
import type { GameWords } from '../lib/words';
import { parseAction } from '../lib/words';
import { PlayClient, type Connection } from './client';
import type { Entry, Possible, PreviewMessage, ServerMessage, Table } from './protocol';
import { NOTHING_KNOWN, reduce, type PlayState } from './reduce';
import { forEyesOf, lastOwn, since } from './recap';
import { seatName } from './names';

// Moves of bots come faster than people can read; they are shown one by one, but never for long.
const PACE = 420;
const LONGEST_QUEUE = 3000;
// A second click right after a new question is meant for the old one.
const GUARD = 300;

export interface Past {
  seq: number;
  view: View;
}

export class Play {
  known = $state.raw<PlayState>(NOTHING_KNOWN);
  connection = $state.raw<Connection>({ state: 'connecting' });
  /** The seat whose eyes are shown at this screen; null before the first hand-over or for spectators. */
  atScreen = $state<SeatId | null>(null);
  /** Text of the action being considered; its words follow the language. */
  private considered = $state<string | null>(null);
  preview = $state.raw<PreviewMessage | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  past = $state.raw<Past | null>(null);
  /** Once the game is over everybody's secrets are open: whose eyes look back; null for one's own. */
  eyes = $state<SeatId | null>(null);
  sending = $state(false);
  /** What the search advises for the question at hand. */
  advice = $state.raw<Advice[] | 'thinking' | null>(null);
  /** Sentences for the live region. */
  spoken = $state('');
  unread = $state(0);

  readonly client: PlayClient;
  private waitingMessages: ServerMessage[] = [];
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private previewKey = '';
  private sentKey = '';
  private whyKey = '';
  private questionAt = 0;
  private question = '';
  private resyncedAt = 0;
  private pastViews = new Map<string, View>();
  words = $state.raw<GameWords | null>(null);
  onTurn: () => void = () => {};

  constructor(readonly id: string, table: Table) {
    this.known = { ...NOTHING_KNOWN, table };
    this.client = new PlayClient(() => this.address(), {
      message: (message) => this.receive(message),
      connection: (connection) => (this.connection = connection),
    });
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?after=${this.known.seq}`;
  }

  start(): void {
    this.client.connect();
    addEventListener('online', this.online);
  }

  stop(): void {
    removeEventListener('online', this.online);
    clearTimeout(this.pacing);
    this.client.stop();
  }

  private online = () => this.client.retryNow();

  // ---- what is shown

  /** Seats played at this screen, in order. */
  get mySeats(): SeatId[] {
    return Object.keys(this.known.views).filter((seat) => seat !== '-').sort() as SeatId[];
  }

  get me(): SeatId | null {
    const mine = this.mySeats;
    if (mine.length === 1) return mine[0]!;
    return this.atScreen && mine.includes(this.atScreen) ? this.atScreen : null;
  }

  /** The view of the seat at the screen, now. */
  get now(): View | null {
    const { views } = this.known;
    return views[this.me ?? '-'] ?? (this.mySeats.length === 0 ? null : (views[this.mySeats[0]!] ?? null));
  }

  get view(): View | null {
    return this.past?.view ?? this.now;
  }

  /** The seat whose view is drawn. */
  get seen(): SeatId | null {
    return this.past?.view.viewer ?? this.me;
  }

  get decision(): Decision | null {
    return this.now?.decision ?? null;
  }

  get over(): boolean {
    return this.now !== null && this.now.decision === null;
  }

  /** The person who must come to the screen before anything is shown; null when the right one sits there. */
  get handOverTo(): SeatId | null {
    const mine = this.mySeats;
    if (mine.length < 2 || this.over) return null;
    const waiting = (this.decision?.seats ?? []).filter((seat) => mine.includes(seat));
    if (waiting.length === 0) return this.me ? null : mine[0]!;
    return this.me && waiting.includes(this.me) ? null : waiting[0]!;
  }

  takeOver(seat: SeatId): void {
    this.atScreen = seat;
    this.forgetChoice();
    this.past = null;
    this.newQuestion();
  }

  get isMyTurn(): boolean {
    return this.me !== null && (this.decision?.seats.includes(this.me) ?? false);
  }

  get options(): Option[] {
    if (!this.isMyTurn || this.past || !this.words) return [];
    const words = this.words;
    return (this.decision?.options ?? []).map((text) => ({ text, ...parseAction(text), label: words.action(text) }));
  }

  get seats(): SeatInfo[] {
    const waiting = this.decision?.seats ?? [];
    return (this.known.table?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: seatName(seat),
      ...SEAT_LOOKS[seat.seat],
      kind: seat.kind,
      mine: seat.mine,
      away: seat.away,
      active: waiting.includes(seat.seat),
    }));
  }

  /** The log as the person at the screen may read it. */
  get entries(): Entry[] {
    const shared = this.mySeats.length > 1;
    return shared ? this.known.entries.map((entry) => forEyesOf(entry, this.me)) : this.known.entries;
  }

  get hasActed(): boolean {
    return this.me !== null && lastOwn(this.known.entries, this.me) !== null;
  }

  get recap(): Entry[] {
    return since(this.entries, this.me ? lastOwn(this.known.entries, this.me) : null);
  }

  /** Numbers of all positions that can be looked at, oldest first. */
  get positions(): number[] {
    const all = new Set<number>([1, this.known.seq]);
    for (const entry of this.known.entries) all.add(entry.seq);
    return [...all].sort((a, b) => a - b);
  }

  // ---- choosing

  get picked(): Option | null {
    return this.options.find((option) => option.text === this.considered) ?? null;
  }

  pick(option: Option | null): void {
    // What was chosen before is still on its way.
    if (this.sending) return;
    this.refusal = null;
    this.preview = null;
    this.previewKey = '';
    this.considered = option?.text ?? null;
    if (!option || !this.me) return;
    if (settings.confirm === 'never') {
      this.confirm();
      return;
    }
    this.previewKey = this.client.send({
      type: 'preview',
      expect: this.known.seq,
      seat: this.me,
      action: option.text,
    });
  }

  confirm(): void {
    if (!this.picked || !this.me || this.sending || performance.now() - this.questionAt < GUARD) return;
    this.sending = true;
    this.sentKey = this.client.send({
      type: 'submit',
      expect: this.known.seq,
      seat: this.me,
      action: this.picked.text,
    });
  }

  /** Why is this not possible? A preview of an impossible action is refused with the reason. */
  why(text: string): void {
    if (!this.me) return;
    this.pick(null);
    this.whyKey = this.client.send({ type: 'preview', expect: this.known.seq, seat: this.me, action: text });
  }

  /** Whoever of this screen acted last may take it back, also when the next person already sits here. */
  private get undoSeat(): SeatId | undefined {
    return this.known.undo.seat ?? this.me ?? this.mySeats[0];
  }

  undo(scope: 'step' | 'turn'): void {
    const seat = this.undoSeat;
    if (!seat) return;
    if (this.decision?.sealed?.length) this.change({ type: 'retract', expect: this.known.seq, seat });
    else this.change({ type: 'undo', expect: this.known.seq, seat, scope });
  }

  redo(): void {
    const seat = this.known.undo.redo_seat ?? this.undoSeat;
    if (seat) this.change({ type: 'redo', expect: this.known.seq, seat });
  }

  proposeUndo(to: number): void {
    if (this.me) this.change({ type: 'propose_undo', expect: this.known.seq, seat: this.me, to });
  }

  answerUndo(yes: boolean): void {
    if (this.me) this.change({ type: 'answer_undo', expect: this.known.seq, seat: this.me, yes });
  }

  private change(message: Parameters<PlayClient['send']>[0]): void {
    if (this.sending) return;
    this.refusal = null;
    this.sending = true;
    this.sentKey = this.client.send(message);
  }

  get mayAskHint(): boolean {
    return this.isMyTurn && (this.known.table?.hints ?? false);
  }

  /** The best choices now, from a search on the server; everybody at the table sees that one asked. */
  async askHint(): Promise<void> {
    const seat = this.me;
    if (!seat || !this.mayAskHint || this.past || this.advice === 'thinking') return;
    const asked = this.question;
    this.advice = 'thinking';
    try {
      const { choices } = await api.hint(this.id, seat);
      if (this.question === asked) this.advice = choices;
    } catch (error) {
      this.advice = null;
      if (error instanceof ApiError) this.refusal = error.refusal;
    }
  }

  /** Consider a choice that was advised. */
  follow(text: string): void {
    this.pick(this.options.find((option) => option.text === text) ?? null);
  }

  chat(text: string): void {
    this.client.send({ type: 'chat', text });
  }

  // ---- history

  async goTo(seq: number): Promise<void> {
    const eyes = this.over ? (this.eyes ?? this.me) : this.me;
    if (seq >= this.known.seq && eyes === this.me) {
      this.past = null;
      return;
    }
    this.forgetChoice();
    const key = `${eyes ?? '-'}/${seq}/${this.over}`;
    let view = this.pastViews.get(key);
    if (!view) {
      try {
        view = (await api.history(this.id, seq, eyes)).view;
      } catch (error) {
        if (error instanceof ApiError) this.refusal = error.refusal;
        return;
      }
      this.pastViews.set(key, view);
    }
    this.past = { seq, view };
  }

  lookThrough(seat: SeatId | null): Promise<void> {
    this.eyes = seat === this.me ? null : seat;
    return this.goTo(this.past?.seq ?? this.known.seq);
  }

  step(by: 1 | -1): Promise<void> {
    const positions = this.positions;
    const here = positions.indexOf(this.past?.seq ?? this.known.seq);
    const next = positions[Math.max(0, Math.min(positions.length - 1, here + by))];
    return this.goTo(next ?? this.known.seq);
  }

  // ---- messages

  private receive(message: ServerMessage): void {
    const paced = message.type === 'update' && hasMotion() && !this.past && this.isOthersMove(message);
    if (message.type === 'update' && (paced || this.waitingMessages.length > 0)) {
      this.waitingMessages.push(message);
      if (this.pacing === undefined) this.playNext();
      return;
    }
    if (message.type === 'hello') this.hurry();
    this.apply(message);
  }

  private isOthersMove(message: Extract<ServerMessage, { type: 'update' }>): boolean {
    return message.by?.kind === 'bot';
  }

  /** Show all moves that still wait at once. */
  hurry(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    const rest = this.waitingMessages;
    this.waitingMessages = [];
    for (const message of rest) this.apply(message);
  }

  private playNext(): void {
    const message = this.waitingMessages.shift();
    if (!message) {
      this.pacing = undefined;
      return;
    }
    this.apply(message);
    const wait = Math.min(PACE, LONGEST_QUEUE / (this.waitingMessages.length + 1));
    this.pacing = setTimeout(() => this.playNext(), wait);
  }

  private apply(message: ServerMessage): void {
    const before = this.known;
    this.known = reduce(before, message);
    switch (message.type) {
      case 'hello':
        this.newQuestion();
        break;
      case 'update':
        this.speak(message.events);
        this.newQuestion();
        break;
      case 'ack':
        if (message.key === this.sentKey) this.answered(null);
        break;
      case 'refused':
        if (message.key === this.sentKey) this.answered(message.error);
        else if (message.key === this.whyKey) this.refusal = message.error;
        else if (message.key === this.previewKey) this.previewKey = '';
        this.newQuestion();
        break;
      case 'preview':
        if (message.key === this.previewKey) this.previewed(message);
        break;
      case 'chat':
        this.unread += 1;
        break;
    }
    if (this.known.gap) this.resync();
  }

  private previewed(message: PreviewMessage): void {
    this.preview = message;
    if (settings.confirm === 'irreversible' && message.irreversible === null) this.confirm();
  }

  private answered(refusal: Refusal | null): void {
    this.sending = false;
    this.sentKey = '';
    this.refusal = refusal;
    this.forgetChoice();
  }

  /** Forget what belonged to the question before; keep a choice that is still possible. */
  private newQuestion(): void {
    const asked = JSON.stringify([this.me, this.decision?.name, this.decision?.details, this.decision?.options]);
    if (asked === this.question) return;
    const wasMine = this.isMyTurn;
    this.question = asked;
    this.questionAt = performance.now();
    this.advice = null;
    if (this.considered && !this.decision?.options?.includes(this.considered)) this.forgetChoice();
    if (!this.sending && wasMine) this.refusal = null;
    if (wasMine && this.decision) {
      this.spoken = `${this.spoken} ${this.words?.prompt(this.decision) ?? ''}`;
      this.onTurn();
    }
  }

  forgetChoice(): void {
    this.considered = null;
    this.preview = null;
    this.previewKey = '';
  }

  private speak(entries: Entry[]): void {
    if (!this.words || entries.length === 0) return;
    const words = this.words;
    this.spoken = entries.map((entry) => words.event(forEyesOf(entry, this.me).event)).join(' ');
  }

  /** Entries were missed: ask for all after the last known, but never in a tight circle. */
  private resync(): void {
    if (Date.now() - this.resyncedAt < 10_000) return;
    this.resyncedAt = Date.now();
    const known = this.known;
    const complete = known.entries.length ? known.entries[known.entries.length - 1]!.seq : 0;
    this.known = { ...known, seq: Math.min(known.seq, Math.max(0, complete - 1)), gap: false };
    this.client.connect();
  }
}

export function asRefusal(possible: Possible | null | undefined): Refusal | null {
  if (possible === true || possible === null || possible === undefined) return null;
  return typeof possible === 'string' ? { reason: possible } : possible;
}
