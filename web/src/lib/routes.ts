// Addresses of the pages. Small on purpose: a few patterns, no nesting.
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string | null; move: number | null }
  | { page: 'analysis'; id: string; search: string }
  | { page: 'rules' | 'glossary'; game: string; thing: string | null }
  | { page: 'practice'; puzzle: { game: string; id: string } | null }
  | { page: 'statistics' }
  | { page: 'settings' }
  | { page: 'unknown' };

export function parse(path: string, search: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { page: 'lobby' };
  if (parts[0] === 'new' && parts[1] && parts.length === 2) return { page: 'new', game: parts[1] };
  if (parts[0] === 'table' && parts[1] && parts.length === 2) {
    const query = new URLSearchParams(search);
    const move = Number(query.get('move'));
    return {
      page: 'table',
      id: parts[1],
      invite: query.get('invite'),
      move: Number.isInteger(move) && move > 0 ? move : null,
    };
  }
  if (parts[0] === 'table' && parts[1] && parts[2] === 'analysis' && parts.length === 3)
    return { page: 'analysis', id: parts[1], search };
  if ((parts[0] === 'rules' || parts[0] === 'glossary') && parts[1] && parts.length === 2)
    return { page: parts[0], game: parts[1], thing: new URLSearchParams(search).get('thing') };
  if (parts[0] === 'practice' && parts.length === 1) return { page: 'practice', puzzle: null };
  if (parts[0] === 'practice' && parts[1] && parts[2] && parts.length === 3)
    return { page: 'practice', puzzle: { game: parts[1], id: parts[2] } };
  if (parts[0] === 'statistics' && parts.length === 1) return { page: 'statistics' };
  if (parts[0] === 'settings' && parts.length === 1) return { page: 'settings' };
  return { page: 'unknown' };
}
