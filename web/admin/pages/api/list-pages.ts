import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { contentListSchema } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { PagesSearch } from '../pages-search.ts';

const pagesPerScreen = 30;

/** Lists pages, latest change first; the previous result stays until the next has loaded. */
export function listPages(
  search: PagesSearch & { readonly untranslatedInto?: Locale | undefined },
) {
  return queryOptions({
    queryKey: ['pages', search],
    queryFn: ({ signal }) =>
      callEndpoint(contentEndpoints.listPages, contentListSchema, {
        query: { ...search, pageSize: pagesPerScreen },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
