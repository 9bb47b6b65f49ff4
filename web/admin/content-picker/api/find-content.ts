import {
  autocompleteEndpoints,
  type NamedContent,
  namedContentListSchema,
} from '@parvis/contracts/content/autocomplete-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const choicesAtOnce = 30;
/** How many ids one request names at most. */
const idsAtOnce = 50;

interface ContentWords {
  readonly q: string | undefined;
  readonly locale?: Locale | undefined;
  readonly kinds?: readonly ContentKind[] | undefined;
}

/** Finds items of any kind by a part of their titles. */
export const findContent = ({ q, locale, kinds }: ContentWords) =>
  queryOptions({
    queryKey: ['content', q, locale, kinds],
    queryFn: ({ signal }) =>
      callEndpoint(autocompleteEndpoints.findContent, namedContentListSchema, {
        query: { q, locale, kinds: kinds?.join(','), pageSize: choicesAtOnce },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Reads what items are called, deleted ones too; those that never were are left out. */
export const nameContent = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['content', 'named', ids],
    queryFn: async ({ signal }) => {
      const named = new Map<string, NamedContent>();
      for (let from = 0; from < ids.length; from += idsAtOnce) {
        const some = ids.slice(from, from + idsAtOnce);
        const { items } = await callEndpoint(
          autocompleteEndpoints.findContent,
          namedContentListSchema,
          { query: { ids: some.join(','), pageSize: idsAtOnce }, signal },
        );
        for (const item of items) named.set(item.id, item);
      }
      return named;
    },
    placeholderData: keepPreviousData,
  });
