// Who is here, which games there are, and messages for the person.
import type { Catalogue, GameSummary, Language, Refusal } from '../boards/types';
import type { Announcement, Bot, GameTexts, User } from '../generated/messages';
import { api, ApiError } from './api';
import { adopt, settings, store } from './settings.svelte';
import { has, t } from './text.svelte';

/** What the operator says to everybody, and when the server stops by the clock of this machine. */
interface Said {
  text: string;
  stopsAt: number | null;
}

export const app = $state<{
  user: User | null;
  games: GameSummary[];
  bots: Bot[];
  ready: boolean;
  notice: string;
  announcement: Said | null;
}>({
  user: null,
  games: [],
  bots: [],
  ready: false,
  notice: '',
  announcement: null,
});

export async function startUp(): Promise<void> {
  const [me, games, bots] = await Promise.all([api.me(), api.games(), api.bots()]);
  app.user = me.user;
  if (me.user) adopt(me.user.settings);
  app.games = games;
  app.bots = bots;
  app.ready = true;
  api.announcement().then(hear, () => {});
}

/** The operator says something to everybody, or takes it back. */
export function hear(said: Announcement): void {
  const stopsAt = said.stops == null ? null : Date.now() + said.stops * 1000;
  app.announcement = said.text || stopsAt !== null ? { text: said.text, stopsAt } : null;
}

/** Nobody needs an account to play: whoever acts first becomes a guest. */
export async function ensureUser(): Promise<User> {
  if (!app.user) app.user = (await api.guest(t('guest-name'))).user;
  return app.user!;
}

/** Keep a changed setting here and, for those signed in, with the account. */
export function changeSetting<K extends keyof typeof settings>(name: K, value: (typeof settings)[K]): void {
  settings[name] = value;
  store();
  if (app.user) api.change({ settings: { ...settings } }).catch(() => {});
}

let clearing: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string): void {
  app.notice = text;
  clearTimeout(clearing);
  clearing = setTimeout(() => (app.notice = ''), 6000);
}

export function errorText(refusal: Refusal): string {
  const key = `error-${refusal.reason}`;
  return has(key) ? t(key, refusal.values as Record<string, string | number>) : (refusal.message ?? t('error-unknown'));
}

/** Run something that talks to the server; what goes wrong is told, not thrown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify(errorText(error.refusal));
    return undefined;
  }
}

const catalogues = new Map<string, Promise<Catalogue>>();
const textsOf = new Map<string, Promise<GameTexts>>();

/** Catalogue and texts never change while the page is open. */
export function loadCatalogue(game: string): Promise<Catalogue> {
  return once(catalogues, game, () => api.game(game));
}

export function loadTexts(game: string, language: Language): Promise<GameTexts> {
  return once(textsOf, `${game}/${language}`, () => api.texts(game, language));
}

/** Fetches once what never changes. */
export function once<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}

export function gameName(id: string): string {
  return app.games.find((game) => game.id === id)?.names[settings.language] ?? id;
}

/** The bot this person likes to play against, or the usual one. */
export function defaultBot(): string {
  const liked = app.bots.find((bot) => bot.id === settings.opponent);
  return (liked ?? app.bots.find((bot) => bot.default))?.id ?? 'random';
}

export function botName(id: string | null | undefined): string {
  return app.bots.find((bot) => bot.id === id)?.names[settings.language] ?? t('bot');
}
