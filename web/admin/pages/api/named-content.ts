import {
  autocompleteEndpoints,
  namedContentListSchema,
} from '@parvis/contracts/content/autocomplete-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

export interface ContentWanted {
  readonly q?: string | undefined;
  readonly locale?: Locale | undefined;
  /** All kinds when left out. */
  readonly kinds?: readonly ContentKind[] | undefined;
  /** Only items that have no translation in this language yet. */
  readonly untranslatedInto?: Locale | undefined;
}

/** Finds items of several kinds by words of their titles; the previous result stays until the next has loaded. */
export function findContent({ kinds, ...query }: ContentWanted) {
  return queryOptions({
    queryKey: ['contents', 'found', { kinds, ...query }],
    queryFn: ({ signal }) =>
      callEndpoint(autocompleteEndpoints.findContent, namedContentListSchema, {
        query: { ...query, kinds: kinds?.join(',') },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the kind, title and address of an item by its id, deleted or not; null when there is none. */
export function readNamedContent(id: string) {
  return queryOptions({
    queryKey: ['contents', 'named', id],
    queryFn: async ({ signal }) => {
      const sent = { query: { ids: id }, signal };
      const found = await callEndpoint(
        autocompleteEndpoints.findContent,
        namedContentListSchema,
        sent,
      );
      return found.items[0] ?? null;
    },
  });
}
