import { defaultPage } from '../../limits/lists.ts';
import { normalizeKeywords } from '../filters/list-state.ts';
import type { Locale } from '../locale.ts';
import { pathOf } from '../routes/path-of.ts';
import { matchesShape } from '../routes/route.ts';
import { isResultKind, type ResultKind } from './result-kinds.ts';
import type { SearchDevice } from './search-device.ts';

/** A search of the site. */
export interface SearchQuery {
  /** On one line and truncated; empty before a search. */
  readonly search: string;
  readonly kind: ResultKind | undefined;
  /** From 1. */
  readonly page: number;
  readonly device: SearchDevice | undefined;
}

/** Parses the query of a search; invalid parameters are ignored. */
export function readSearch(query: string): SearchQuery {
  const parsed = new URLSearchParams(query);
  const kind = parsed.get('kind') ?? '';
  const page = parsed.get('page') ?? '';
  const device = parsed.get('device');
  return {
    search: normalizeKeywords(parsed.get('search') ?? ''),
    kind: isResultKind(kind) ? kind : undefined,
    page: matchesShape('page', page) ? Math.max(defaultPage, Number(page)) : defaultPage,
    device: device === 'mobile' || device === 'tablet' ? device : undefined,
  };
}

/** Returns the address of a page of results. */
export function searchPath(
  locale: Locale,
  { search, kind, page = defaultPage }: Partial<SearchQuery>,
): string {
  return pathOf('search_do', locale, {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(page > defaultPage && { page }),
  });
}
