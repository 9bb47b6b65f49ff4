import {
  autocompleteEndpoints,
  type NamedContent,
} from '@parvis/contracts/content/autocomplete-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const choicesAtOnce = 30;
/** The maximum number of ids in one request. */
const idsAtOnce = 50;

interface ContentSearch {
  readonly q?: string | undefined;
  readonly locale?: Locale | undefined;
  /** All kinds when omitted. */
  readonly kinds?: readonly ContentKind[] | undefined;
  /** Only items that have no translation in this language yet. */
  readonly untranslatedInto?: Locale | undefined;
}

/**
 * Finds items by words or an address; the previous result is shown until the next has loaded.
 */
export const findContent = ({ kinds, ...query }: ContentSearch) =>
  queryOptions({
    queryKey: ['contents', 'found', { kinds, ...query }],
    queryFn: ({ signal }) =>
      callEndpoint(autocompleteEndpoints.findContent, {
        query: { ...query, kinds: kinds?.join(','), pageSize: choicesAtOnce },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Reads the titles of items, including deleted ones; unknown ids are omitted. */
export async function readTitles(ids: readonly string[], signal?: AbortSignal) {
  const named = new Map<string, NamedContent>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce);
    const { items } = await callEndpoint(autocompleteEndpoints.findContent, {
      query: { ids: some.join(','), pageSize: idsAtOnce },
      ...(signal && { signal }),
    });
    for (const item of items) named.set(item.id, item);
  }
  return named;
}

/** Reads the titles of items as `readTitles` does; the previous ones are shown meanwhile. */
export const nameContent = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['contents', 'named', ids],
    queryFn: ({ signal }) => readTitles(ids, signal),
    placeholderData: keepPreviousData,
  });

/** Reads an item by its id, deleted or not; null when there is none. */
export function readNamedContent(id: string) {
  return queryOptions({
    queryKey: ['contents', 'named', id],
    queryFn: ({ signal }) => firstFound({ ids: id }, signal),
  });
}

/** Reads an item that has no translation in a language; null when it has one. */
export function readUntranslated(id: string, untranslatedInto: Locale) {
  return queryOptions({
    queryKey: ['contents', 'untranslated', id, untranslatedInto],
    queryFn: ({ signal }) => firstFound({ ids: id, untranslatedInto }, signal),
  });
}

async function firstFound(
  query: { readonly ids: string; readonly untranslatedInto?: Locale },
  signal: AbortSignal,
): Promise<NamedContent | null> {
  const found = await callEndpoint(autocompleteEndpoints.findContent, {
    query,
    signal,
  });
  return found.items[0] ?? null;
}
