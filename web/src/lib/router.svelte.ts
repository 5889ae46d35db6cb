// Addresses of the pages. Small on purpose: five patterns, no nesting.
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'settings' }
  | { page: 'unknown' };

export function parse(path: string, search: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { page: 'lobby' };
  if (parts[0] === 'new' && parts[1] && parts.length === 2) return { page: 'new', game: parts[1] };
  if (parts[0] === 'table' && parts[1] && parts.length === 2) {
    return { page: 'table', id: parts[1], invite: new URLSearchParams(search).get('invite') };
  }
  if (parts[0] === 'settings' && parts.length === 1) return { page: 'settings' };
  return { page: 'unknown' };
}

export const router = $state({ route: parse(location.pathname, location.search) });

export function go(path: string): void {
  if (path !== location.pathname + location.search) history.pushState(null, '', path);
  read();
  scrollTo(0, 0);
}

function read(): void {
  router.route = parse(location.pathname, location.search);
}

addEventListener('popstate', read);

/** Plain left clicks on our own links change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
