import type { ListRequest } from './list-request.ts';
import type { ListUpdate } from './list-update.ts';

/** Parses the response of a list's server. @throws Error when it reports a failure */
export type ReadListData = (data: unknown) => ListUpdate;

/**
 * Fetches the data of a page of a list, and of earlier pages shown with it. Rejects when any of
 * them fails.
 */
export async function fetchList(
  { href, before = [] }: Pick<ListRequest, 'href' | 'before'>,
  signal: AbortSignal,
  read: ReadListData,
): Promise<ListUpdate> {
  const responses = await Promise.all(
    [...before, href].map(async (page) => read(await fetchData(page, signal))),
  );
  const last = responses.at(-1);
  if (!last) throw new Error('no page was requested');
  return { ...last, pages: responses.flatMap(({ pages }) => pages) };
}

async function fetchData(href: string, signal: AbortSignal): Promise<unknown> {
  const address = new URL(href, location.href);
  address.searchParams.set('json', '1');
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  return response.json();
}

/** Returns whether a response reports success; only then is its HTML used. */
export function reportsSuccess(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === true;
}
