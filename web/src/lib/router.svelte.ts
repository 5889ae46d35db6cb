// Which page is shown, and how to get to another one.
import { parse } from './routes';

export const router = $state({ route: parse(location.pathname, location.search) });

export function go(path: string): void {
  if (path !== location.pathname + location.search) history.pushState(null, '', path);
  read();
  scrollTo(0, 0);
}

/** The address of the position that is looked at, without leaving the page. */
export function addressOfMove(id: string, move: number | null): string {
  return `/table/${encodeURIComponent(id)}${move === null ? '' : `?move=${move}`}`;
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
