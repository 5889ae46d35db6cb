// A tutorial at its table: which step it is, what it asks for, and what is said to other moves.
import type { Tutorial, TutorialStep } from '../generated/messages';
import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/text.svelte';
import type { Play } from '../play/play.svelte';
import { answerTo, holding, stepAt } from './steps';

export class Lesson {
  private told = $state.raw<Tutorial | null>(null);
  /** The last step somebody went on to by hand; kept in this browser. */
  private read = $state(0);
  /** What is said to the last move that was not asked for. */
  answer = $state('');
  private readonly key: string;

  constructor(
    private readonly play: Play,
    private readonly game: string,
  ) {
    this.key = `ennead.tutorial.${play.id}`;
    this.read = lastRead(this.key);
    play.asked = (action) => this.allows(action);
  }

  async load(): Promise<void> {
    const { language } = settings;
    const told = await api.tutorial(this.game, language);
    if (language === settings.language) this.told = told;
  }

  get steps(): TutorialStep[] {
    return this.told?.steps ?? [];
  }

  private get made(): number {
    return this.play.known.scripted ?? Infinity;
  }

  get place(): number | null {
    return this.read >= this.steps.length ? null : stepAt(this.steps, this.made, this.read);
  }

  get step(): TutorialStep | null {
    return this.place === null ? null : this.steps[this.place]!;
  }

  /** The move asked for now; null when there is something to read, or others act. */
  get ask(): string | null {
    return this.step?.asks[this.made] ?? null;
  }

  /** Others act until the next step. */
  get isWatching(): boolean {
    return this.step !== null && this.step.ends > this.made && this.ask === null;
  }

  get isLast(): boolean {
    return this.place === this.steps.length - 1;
  }

  get canGoBack(): boolean {
    return this.place !== null && holding(this.steps, this.made)[0]! < this.place;
  }

  go(by: 1 | -1): void {
    if (this.place === null) return;
    this.read = this.place + by;
    this.answer = '';
    keepRead(this.key, this.read);
  }

  /** The move that will be asked for once everything was read. */
  private get coming(): string | null {
    const last = holding(this.steps, this.made).at(-1);
    return last === undefined ? null : (this.steps[last]!.asks[this.made] ?? null);
  }

  /** Whether a move is the one asked for; if not, it is answered. */
  private allows(action: string): boolean {
    this.answer = '';
    const { coming, step } = this;
    if (step === null || action === coming) return true;
    const words = this.play.words;
    this.answer =
      (coming && this.ask === null && t('tutorial-read-first')) ||
      answerTo(step.answers, action) ||
      t('tutorial-other', { asked: coming && words ? words.action(coming) : '' });
    return false;
  }
}

function lastRead(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

function keepRead(key: string, place: number): void {
  try {
    localStorage.setItem(key, String(place));
  } catch {
    // Private windows may refuse: the last few words are read once more, then.
  }
}
