// Everything that happens once goes over HTTP. Errors carry a reason that can be put into words.
import type { Catalogue, Language, SeatId } from '../boards/types';
import type {
  AnalysisState,
  Announcement,
  Answered,
  Bot,
  ChartPoint,
  Example,
  Failure,
  GameSummary,
  GameTexts,
  Glossary,
  Guide,
  Hint,
  Impossible,
  Join,
  Me,
  NewTable,
  Position,
  Practice,
  Previewed,
  Profile,
  Puzzle,
  Refusal,
  SeatChange,
  Statistics,
  Table,
  Things,
  Today,
  Tutorial,
} from '../generated/messages';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message || refusal.reason);
  }
}

/** A reason without numbers. */
export function bare(reason: string): Refusal {
  return { reason, values: {}, message: '' };
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
    throw new ApiError(0, bare('no-connection'));
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const failure = answer as Partial<Failure> | null;
    throw new ApiError(response.status, failure?.error ?? bare(`http-${response.status}`));
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
  game: (id: string) => call<Catalogue>('GET', `/api/games/${id}`),
  texts: (id: string, language: Language) => call<GameTexts>('GET', `/api/games/${id}/texts/${language}`),
  guide: (id: string, language: Language) => call<Guide>('GET', `/api/games/${id}/guide/${language}`),
  glossary: (id: string, language: Language) => call<Glossary>('GET', `/api/games/${id}/glossary/${language}`),
  tutorial: (id: string, language: Language) => call<Tutorial>('GET', `/api/games/${id}/tutorial/${language}`),
  example: (id: string, name: string, answers: string[]) =>
    call<Example>('GET', `/api/games/${id}/examples/${name}?answers=${encodeURIComponent(answers.join(';'))}`),
  bots: () => call<Bot[]>('GET', '/api/bots'),
  announcement: () => call<Announcement>('GET', '/api/announcement'),

  me: async () => remember(await call<Me>('GET', '/api/me')),
  guest: async (name: string) => remember(await call<Me>('POST', '/api/guests', { name })),
  register: async (name: string, password: string) =>
    remember(await call<Me>('POST', '/api/accounts', { name, password })),
  signIn: async (name: string, password: string) =>
    remember(await call<Me>('POST', '/api/session', { name, password })),
  signOut: () => call<unknown>('DELETE', '/api/session'),
  change: (what: Profile) => call<Me>('PATCH', '/api/me', what),

  tables: (which: 'mine' | 'open' | 'finished') => call<Table[]>('GET', `/api/tables?${which}=1`),
  createTable: (table: NewTable) => call<Table>('POST', '/api/tables', table),
  learn: (game: string) => call<Table>('POST', `/api/tutorials/${game}`, {}),
  table: (id: string) => call<Table>('GET', `/api/tables/${id}`),
  join: (id: string, where: Join) => call<Table>('POST', `/api/tables/${id}/join`, where),
  tableAction: (id: string, action: 'leave' | 'start' | 'rematch' | 'close') =>
    call<Table>('POST', `/api/tables/${id}/${action}`, {}),
  setSeat: (id: string, seat: SeatId, wish: SeatChange) => call<Table>('POST', `/api/tables/${id}/seats/${seat}`, wish),
  hint: (id: string, seat: SeatId) => call<Hint>('POST', `/api/tables/${id}/seats/${seat}/hint`, {}),
  history: (id: string, seq: number, seat: SeatId | null) =>
    call<Position>('GET', `/api/tables/${id}/history/${seq}${seat ? `?seat=${seat}` : ''}`),
  things: (id: string, seq: number, seat: SeatId | null) =>
    call<Things>('GET', `/api/tables/${id}/things/${seq}${seat ? `?seat=${seat}` : ''}`),
  analysis: (id: string, everythingKnown: boolean) =>
    call<AnalysisState>('GET', `/api/tables/${id}/analysis?everything_known=${everythingKnown}`),
  askAnalysis: (id: string, everythingKnown: boolean) =>
    call<AnalysisState>('POST', `/api/tables/${id}/analysis`, { everything_known: everythingKnown }),
  statistics: () => call<Statistics>('GET', '/api/statistics'),
  importGame: (game: unknown) => call<Table>('POST', '/api/imports', game),
  practice: () => call<Practice>('GET', '/api/practice'),
  today: () => call<Today>('GET', '/api/practice/today'),
  puzzle: (game: string, id: string) => call<Puzzle>('GET', `/api/practice/${game}/${id}`),
  previewPuzzle: (game: string, id: string, action: string) =>
    call<Previewed>('GET', `/api/practice/${game}/${id}/preview?action=${encodeURIComponent(action)}`),
  whyPuzzle: (game: string, id: string) => call<Impossible[]>('GET', `/api/practice/${game}/${id}/why`),
  answerPuzzle: (game: string, id: string, action: string) =>
    call<Answered>('POST', `/api/practice/${game}/${id}/answer`, { action }),

  chart: (id: string) => call<ChartPoint[]>('GET', `/api/tables/${id}/chart`),
};
