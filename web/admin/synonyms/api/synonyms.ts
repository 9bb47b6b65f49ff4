import type { Locale } from '@parvis/contracts/site/locale.ts';
import { synonymEndpoints as at, type SynonymsView } from '@parvis/contracts/synonyms/endpoints.ts';
import type { SynonymList } from '@parvis/contracts/synonyms/synonym-list.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the list, without refetching while a draft is open. */
export const readSynonyms = queryOptions({
  queryKey: ['synonyms'],
  queryFn: ({ signal }) => callEndpoint(at.getSynonyms, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saves the whole list, based on a revision. */
export function saveSynonyms(body: SynonymList, ifMatch: number): Promise<SynonymsView> {
  return callEndpoint(at.saveSynonyms, { body, ifMatch });
}

/** Searches with the list in use and with another. */
export const previewSynonyms = (locale: Locale, typed: string, { rules }: SynonymList) =>
  queryOptions({
    queryKey: ['synonyms', 'preview', locale, typed, rules],
    queryFn: ({ signal }) =>
      callEndpoint(at.previewSynonyms, {
        body: { locale, typed, rules: [...rules] },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: typed !== '',
  });
