// One table as this browser plays it: what is known, whose eyes are shown, what is being considered.
import { flushSync } from 'svelte';
import type { Decision, News, Option, Refusal, SeatId, SeatInfo, View } from '../boards/types';
import { api, ApiError, bare } from '../lib/api';
import { hear } from '../lib/app.svelte';
import { hasMotion, settings } from '../lib/settings.svelte';
import type { GameWords } from '../lib/words';
import { parseAction } from '../lib/words';
import { PlayClient, type Connection, type Wire } from './client';
import type { Advice, Entry, Impossible, Previewed, ServerMessage, Table } from '../generated/messages';
import { NOTHING_KNOWN, reduce, type PlayState } from './reduce';
import { deeds, forEyesOf, lastOwn, since } from './recap';
import { seatInfos } from './names';

// Moves of bots come faster than people can read; they are shown one by one, but never for long.
const PACE = 420;
const LONGEST_QUEUE = 3000;
// A second click right after a new question is meant for the old one.
const GUARD = 300;
// A pointer that only passes over an option asks for nothing.
const RESTS = 160;
// A lone choice answers itself after a time that is the same for everybody: nobody can tell what was in hand.
const LONE = 1500;
// So many changes are told to whoever takes over the screen.
const MISSED = 12;

/** What stands in for a table of the server: who answers what is sent, and the address of the page. */
export interface StandIn {
  open(): Wire;
  address: string;
}

export interface Past {
  seq: number;
  view: View;
  /** What led to it, when it was reached by a step forward or from the log. */
  news: News | null;
}

export class Play {
  known = $state.raw<PlayState>(NOTHING_KNOWN);
  connection = $state.raw<Connection>({ state: 'connecting' });
  /** The seat whose eyes are shown at this screen; null before the first hand-over or for spectators. */
  atScreen = $state<SeatId | null>(null);
  /** Text of the action being considered; its words follow the language. */
  private considered = $state<string | null>(null);
  /** The action that the pointer or the focus rests on. */
  private pointedAt = $state<string | null>(null);
  /** Previews of the question at hand by action, each asked for once. */
  private previews = $state.raw<ReadonlyMap<string, Previewed>>(new Map());
  /** What this decision is about but is not possible; null until it has been asked for. */
  impossible = $state.raw<Impossible[] | null>(null);
  /** What happened in the latest change, for boards to show from → to. */
  private latest = $state.raw<News | null>(null);
  /** The lone choice that will be taken by itself. */
  lone = $state<Option | null>(null);
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
  private previewKeys = new Map<string, string>();
  private sentKey = '';
  private whyKey = '';
  private reasonsKey = '';
  private resting: ReturnType<typeof setTimeout> | undefined;
  private answering: ReturnType<typeof setTimeout> | undefined;
  private questionAt = 0;
  private question = '';
  private resyncedAt = 0;
  private pastViews = new Map<string, { view: View; events: Entry[] }>();
  words = $state.raw<GameWords | null>(null);
  /** In a tutorial: whether this move is the one asked for. */
  asked: ((action: string) => boolean) | null = null;
  onTurn: () => void = () => {};
  onNews: (news: News) => void = () => {};

  constructor(
    readonly id: string,
    table: Table,
    /** The position a link leads to. */
    private wantedMove: number | null,
    readonly standIn: StandIn | null = null,
  ) {
    this.known = { ...NOTHING_KNOWN, table };
    const events = {
      message: (message: ServerMessage) => this.receive(message),
      connection: (connection: Connection) => (this.connection = connection),
    };
    this.client = new PlayClient(() => this.address(), events, standIn?.open);
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
    clearTimeout(this.resting);
    clearTimeout(this.answering);
    this.client.stop();
  }

  private online = () => this.client.retryNow();

  // ---- what is shown

  /** Seats played at this screen, in order. */
  get mySeats(): SeatId[] {
    return Object.keys(this.known.views)
      .filter((seat) => seat !== '-')
      .sort() as SeatId[];
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
    this.catchUp(seat);
  }

  /** What happened behind the curtain since the seat last acted, change by change, as if it had been watched. */
  private catchUp(seat: SeatId): void {
    const last = lastOwn(this.known.entries, seat);
    this.latest = null;
    flushSync();
    if (last === null) return;
    for (const deed of deeds(this.known.entries.filter((entry) => entry.seq >= last)).slice(-MISSED)) {
      this.latest = this.newsOf(deed.seq, deed.entries, false);
      flushSync();
    }
  }

  /** Somebody who sits nowhere at this table. */
  get isWatching(): boolean {
    return this.now !== null && this.mySeats.length === 0;
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
    return seatInfos(this.known.table, waiting);
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
    return this.optionOf(this.considered);
  }

  /** What the page tells about: the option that is picked, else the one pointed at. */
  get shown(): Option | null {
    return this.picked ?? this.optionOf(this.pointedAt);
  }

  get preview(): Previewed | null {
    return this.previews.get(this.shown?.text ?? '') ?? null;
  }

  pick(option: Option | null): void {
    // What was chosen before is still on its way.
    if (this.sending) return;
    this.refusal = null;
    if (option && this.asked && !this.asked(option.text)) return;
    this.keepLone();
    this.considered = option?.text ?? null;
    if (!option || !this.me) return;
    if (settings.confirm === 'never') {
      this.confirm();
      return;
    }
    const known = this.previews.get(option.text);
    if (known) this.previewed(known);
    else this.askPreview(option.text);
  }

  /** The next part of a choice made before. Nobody clicks here, so no click can be a slip. */
  goOn(option: Option): void {
    if (this.sending || this.past) return;
    this.questionAt = -GUARD;
    this.pick(option);
    if (settings.confirm === 'always') this.confirm();
  }

  /** The pointer or the focus rests on an option: tell what it would bring. */
  point(option: Option | null): void {
    clearTimeout(this.resting);
    if (!option || this.past || this.sending) {
      this.pointedAt = null;
      return;
    }
    this.resting = setTimeout(() => {
      this.pointedAt = option.text;
      if (!this.previews.has(option.text)) this.askPreview(option.text);
    }, RESTS);
  }

  private askPreview(action: string): void {
    if (!this.me || [...this.previewKeys.values()].includes(action)) return;
    const key = this.client.send({ type: 'preview', expect: this.known.seq, seat: this.me, action });
    this.previewKeys.set(key, action);
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

  /** What belongs to this decision and isn't possible, with the reasons. */
  askReasons(): void {
    if (!this.me || !this.isMyTurn || this.impossible || this.reasonsKey) return;
    this.reasonsKey = this.client.send({ type: 'why', expect: this.known.seq, seat: this.me });
  }

  get reasons(): ReadonlyMap<string, Refusal> {
    return new Map((this.impossible ?? []).flatMap((each) => each.actions.map((action) => [action, each.refusal])));
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
    if (this.me) this.change({ type: 'answer_undo', expect: this.known.seq, yes });
  }

  private change(message: Parameters<PlayClient['send']>[0]): void {
    if (this.sending) return;
    this.refusal = null;
    this.sending = true;
    this.sentKey = this.client.send(message);
  }

  get mayAskHint(): boolean {
    return this.isMyTurn && (this.known.table?.hints ?? false) && this.known.scripted === null;
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
    this.pick(this.optionOf(text));
  }

  pointAt(text: string): void {
    this.point(this.optionOf(text));
  }

  private optionOf(text: string | null): Option | null {
    return this.options.find((option) => option.text === text) ?? null;
  }

  chat(text: string): void {
    this.client.send({ type: 'chat', text });
  }

  // ---- history

  async goTo(seq: number): Promise<void> {
    const here = this.positions.indexOf(this.past?.seq ?? this.known.seq);
    const isNext = this.positions[here + 1] === seq;
    const found = await this.lookUp(seq);
    if (found) this.past = { seq, view: found.view, news: isNext ? this.newsOf(seq, found.events, true) : null };
  }

  /** Go to a position from the log, and see once more what led to it. */
  async replay(seq: number): Promise<void> {
    if (seq === this.latest?.seq) this.latest = { ...this.latest, own: true };
    const found = await this.lookUp(seq);
    if (found) this.past = { seq, view: found.view, news: this.newsOf(seq, found.events, true) };
  }

  /** A past position; nothing when it is the present one, which is shown then, or can't be had. */
  private async lookUp(seq: number): Promise<{ view: View; events: Entry[] } | null> {
    const eyes = this.over ? (this.eyes ?? this.me) : this.me;
    if (seq >= this.known.seq && eyes === this.me) {
      this.past = null;
      return null;
    }
    this.forgetChoice();
    const key = `${eyes ?? '-'}/${seq}/${this.over}`;
    const known = this.pastViews.get(key);
    if (known) return known;
    try {
      const found = await api.history(this.id, seq, eyes);
      this.pastViews.set(key, found);
      return found;
    } catch (error) {
      if (error instanceof ApiError) this.refusal = error.refusal;
      return null;
    }
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

  private isMine(message: Extract<ServerMessage, { type: 'update' }>): boolean {
    return message.by.seat !== null && this.mySeats.includes(message.by.seat) && !this.isOthersMove(message);
  }

  /** Show all moves that still wait at once. */
  hurry(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    const rest = this.waitingMessages;
    this.waitingMessages = [];
    for (const message of rest) {
      this.apply(message);
      // Each is seen by the board, which tells what is worth a story.
      flushSync();
    }
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
        this.latest = null;
        this.newQuestion();
        if (this.wantedMove !== null) void this.goTo(this.wantedMove);
        this.wantedMove = null;
        break;
      case 'update':
        this.latest = message.undone_to == null ? this.newsOf(message.seq, message.events, this.isMine(message)) : null;
        if (this.latest) this.onNews(this.latest);
        this.speak(message.events);
        this.newQuestion();
        break;
      case 'ack':
        if (message.key === this.sentKey) this.answered(null);
        break;
      case 'refused':
        if (message.key === this.sentKey) this.answered(message.error);
        else if (message.key === this.whyKey) this.refusal = message.error;
        if (message.key) this.previewKeys.delete(message.key);
        if (message.key === this.reasonsKey) this.reasonsKey = '';
        this.newQuestion();
        break;
      case 'preview':
        if (!this.previewKeys.delete(message.key)) break;
        this.previews = new Map(this.previews).set(message.action, message);
        if (message.action === this.considered) this.previewed(message);
        break;
      case 'impossible':
        if (message.key === this.reasonsKey) this.impossible = message.impossible;
        break;
      case 'chat':
        this.unread += 1;
        break;
      case 'announcement':
        hear(message);
        break;
    }
    if (this.known.gap) this.resync();
  }

  private previewed(message: Previewed): void {
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
    this.previews = new Map();
    this.previewKeys.clear();
    this.impossible = null;
    this.reasonsKey = '';
    this.pointedAt = null;
    if (this.considered && !this.decision?.options?.includes(this.considered)) this.forgetChoice();
    if (!this.sending && wasMine) this.refusal = null;
    if (wasMine && this.decision) {
      this.spoken = `${this.spoken} ${this.words?.prompt(this.decision) ?? ''}`;
      this.onTurn();
    }
    this.answerLone();
  }

  forgetChoice(): void {
    this.considered = null;
  }

  /** A lone choice is asked only so that nothing is betrayed: it answers itself, unless a step could be taken back. */
  private answerLone(): void {
    this.keepLone();
    const only = this.options.length === 1 ? this.options[0]! : null;
    if (!only || !settings.lone || this.known.scripted !== null || this.known.undo.step === true || this.sending)
      return;
    this.lone = only;
    this.answering = setTimeout(() => {
      this.lone = null;
      if (this.past || this.sending || !this.options.some((option) => option.text === only.text)) return;
      this.considered = only.text;
      this.confirm();
    }, LONE);
  }

  /** The person wants to decide by hand. */
  keepLone(): void {
    clearTimeout(this.answering);
    this.lone = null;
  }

  /** What happened in the change that is shown. */
  get news(): News | null {
    return this.past ? this.past.news : this.latest;
  }

  private newsOf(seq: number, entries: Entry[], own: boolean): News | null {
    if (entries.length === 0) return null;
    const shared = this.mySeats.length > 1;
    return { seq, own, events: entries.map((entry) => (shared ? forEyesOf(entry, this.me) : entry).event) };
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

/** Why something that may be possible isn't; null when it is. */
export function asRefusal(possible: boolean | string | null): Refusal | null {
  return typeof possible === 'string' ? bare(possible) : null;
}
