// Everything that happens once goes over HTTP. Errors carry a reason that can be put into words.
import type { ChartPoint, Facts, GameSummary, Language, Refusal, SeatId } from '../boards/types';
import type { Entry, Seat, Table, TableSummary } from '../play/protocol';
import type { View } from '../boards/types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message ?? refusal.reason);
  }
}

export interface User {
  id: string;
  name: string;
  guest: boolean;
  settings: Record<string, unknown>;
}

export interface Me {
  user: User | null;
  csrf: string;
}

export interface GameTexts {
  messages: string;
  names: Record<string, string>;
}

export interface Bot {
  id: string;
  names: Record<Language, string>;
  default: boolean;
}

/** One choice and what the search expects of it. */
export interface Advice {
  action: string;
  weight: number;
  chance: number;
  points: number;
  error: number;
  sources: Record<string, number>;
  line: [SeatId, string][];
}

export interface SeatWish {
  kind: 'me' | 'open' | 'hotseat' | 'bot';
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, boolean | string>;
  public: boolean;
  hints?: boolean;
  seats: SeatWish[];
  start?: boolean;
}

let csrf = '';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError(0, { reason: 'no-connection' });
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as { error?: Refusal } | null)?.error;
    throw new ApiError(response.status, error ?? { reason: `http-${response.status}` });
  }
  return answer as T;
}

function remember(me: Me): Me {
  // An answer without a token leaves the one we have in force.
  if (me.csrf) csrf = me.csrf;
  return me;
}

export const api = {
  games: () => call<GameSummary[]>('GET', '/api/games'),
  game: (id: string) => call<Facts>('GET', `/api/games/${id}`),
  texts: (id: string, language: Language) => call<GameTexts>('GET', `/api/games/${id}/texts/${language}`),
  bots: () => call<Bot[]>('GET', '/api/bots'),

  me: async () => remember(await call<Me>('GET', '/api/me')),
  guest: async (name: string) => remember(await call<Me>('POST', '/api/guests', { name })),
  register: async (name: string, password: string) =>
    remember(await call<Me>('POST', '/api/accounts', { name, password })),
  signIn: async (name: string, password: string) =>
    remember(await call<Me>('POST', '/api/session', { name, password })),
  signOut: () => call<unknown>('DELETE', '/api/session'),
  change: (what: { settings?: Record<string, unknown>; name?: string; password?: string; old_password?: string }) =>
    call<Me>('PATCH', '/api/me', what),

  tables: (which: 'mine' | 'open' | 'finished') => call<TableSummary[]>('GET', `/api/tables?${which}=1`),
  createTable: (table: NewTable) => call<Table>('POST', '/api/tables', table),
  table: (id: string) => call<Table>('GET', `/api/tables/${id}`),
  join: (id: string, seat: string, invite?: string | null) =>
    call<Table>('POST', `/api/tables/${id}/join`, invite ? { seat, invite } : { seat }),
  tableAction: (id: string, action: 'leave' | 'start' | 'rematch' | 'close') =>
    call<Table>('POST', `/api/tables/${id}/${action}`, {}),
  setSeat: (id: string, seat: string, wish: { kind: 'bot'; bot: string } | { kind: 'me' }) =>
    call<Seat>('POST', `/api/tables/${id}/seats/${seat}`, wish),
  hint: (id: string, seat: string) =>
    call<{ seq: number; choices: Advice[] }>('POST', `/api/tables/${id}/seats/${seat}/hint`, {}),
  history: (id: string, seq: number, seat: string | null) =>
    call<{ seq: number; view: View; events: Entry[] }>(
      'GET',
      `/api/tables/${id}/history/${seq}${seat ? `?seat=${seat}` : ''}`,
    ),
  chart: (id: string) => call<ChartPoint[]>('GET', `/api/tables/${id}/chart`),
};
