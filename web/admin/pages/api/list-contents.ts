import type { DetailsOf } from '@parvis/contracts/content/details.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { listSorts } from '@parvis/contracts/content/kind-views.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ListedContent } from '@parvis/contracts/content/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { ContentsSearch } from '../contents-search.ts';

const itemsPerScreen = 30;

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
export function listContents(
  kind: ContentKind,
  { sort, nature, create: _create, ...search }: ContentsSearch,
) {
  const query = {
    ...search,
    ...(kind === 'news' ? { nature } : {}),
    ...(sort !== undefined && listSorts(kind).some((one) => one === sort) ? { sort } : {}),
    pageSize: itemsPerScreen,
  };
  return queryOptions({
    queryKey: ['contents', kind, query],
    queryFn: ({ signal }) => callEndpoint(kindEndpoints[kind].list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
