import type { DetailsOf } from '@parvis/contracts/content/details.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { listSorts } from '@parvis/contracts/content/kind-views.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ListedContent } from '@parvis/contracts/content/views.ts';
import { maxPageSize } from '@parvis/contracts/http/listing.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { readPatiently } from '../../requests/read-again.ts';
import type { ContentsSearch } from '../contents-search.ts';

const itemsPerScreen = 30;
/** The maximum number of items that are selected at once. */
export const maxSelected = 1_000;

/** An item as lists show it, with what they show of the fields of its kind. */
export type ContentRow = ListedContent & {
  readonly nature?: DetailsOf<'news'>['nature'] | undefined;
  readonly publishedOn?: DetailsOf<'page'>['publishedOn'] | undefined;
  readonly role?: DetailsOf<'personality'>['role'] | undefined;
};

/**
 * Lists items of a kind, latest change first unless sorted; the previous result is shown until the
 * next has loaded.
 */
export function listContents(kind: ContentKind, search: ContentsSearch) {
  const query = { ...queryOf(kind, search), pageSize: itemsPerScreen };
  return queryOptions({
    queryKey: ['contents', kind, query],
    queryFn: ({ signal }) => callEndpoint(kindEndpoints[kind].list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the items of a kind that match a search, whatever its page: the first thousand. */
export async function listMatching(
  kind: ContentKind,
  search: ContentsSearch,
): Promise<readonly ContentRow[]> {
  // An item that changes meanwhile may be on two pages.
  const found = new Map<string, ContentRow>();
  for (let page = 1; page <= maxSelected / maxPageSize; page += 1) {
    const query = { ...queryOf(kind, search), page, pageSize: maxPageSize };
    const { items, total } = await readPatiently(() =>
      callEndpoint(kindEndpoints[kind].list, { query }),
    );
    for (const item of items) found.set(item.id, item);
    if (page * maxPageSize >= total) break;
  }
  return [...found.values()];
}

function queryOf(
  kind: ContentKind,
  { sort, nature, create: _create, ...search }: ContentsSearch,
): Omit<ContentsSearch, 'create'> {
  return {
    ...search,
    ...(kind === 'news' ? { nature } : {}),
    ...(sort !== undefined && listSorts(kind).some((one) => one === sort) ? { sort } : {}),
  };
}
