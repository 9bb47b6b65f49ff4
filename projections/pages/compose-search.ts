import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { isLongEnoughToSearch } from '@parvis/contracts/site/search/is-long-enough.ts';
import {
  readSearch,
  type SearchQuery,
  searchPath,
} from '@parvis/contracts/site/search/search-address.ts';
import type { SearchDevice } from '@parvis/contracts/site/search/search-device.ts';
import type { SearchResult, SiteSearch } from '@parvis/contracts/site/search/site-search.ts';
import { composeMenus } from '../menu-tree/compose-menus.ts';
import { composeLinks } from '../page-fragments/compose-links.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { type FoundDocuments, findDocuments } from '../site-search/find-documents.ts';
import { listSuggestions } from '../site-search/list-suggestions.ts';
import { composeFrame } from './compose-frame.ts';
import { composePage } from './compose-page.ts';
import { combineReads } from './offers/compose-offers.ts';
import type { ComposedAddress, ComposeRoute, RoutedAddress } from './route-composer.ts';
import { isAccountSearch } from './search/is-account-search.ts';
import { missedSearch } from './search/missed-search.ts';
import { readSiteWords, synonymsIn } from './search/read-site-words.ts';

/** The number of results per page. */
const pageSize = 10;
/** Results shown during typing. */
const resultCounts: Readonly<Record<SearchDevice | 'desktop', number>> = {
  mobile: 5,
  tablet: 6,
  desktop: 8,
};
const maxSuggestions = 6;
/** The menu of the Group's retail banks, if editors created one. */
const banksMenu = 'banks';

/** Searches the whole site: a page of results, or the first few of them as data. */
export const composeSearch: ComposeRoute = async (db, request) => {
  const { path, query, match, at, as } = request;
  const reading = readSearch(query);
  if (as === 'data') return composeResults(db, request, reading);
  const read = await search(db, request, reading, pageSize);
  if (read.found.page > read.found.pages) {
    const missing = await composePage(db, path, at);
    return { ...missing, tags: [...missing.tags, ...read.tags] };
  }
  const pathIn = (locale: Locale) => searchPath(locale, { search: reading.search });
  const around = await composeFrame(db, match.locale, pathIn, at);
  return {
    kind: 'screen',
    screen: { screen: 'search', frame: around.frame, found: read.found },
    position: earliest([read.position, around.position]),
    tags: [...read.tags, ...around.tags],
    keepLater: true,
    missed: missedIn(read.found),
  };
};

/** Suggestions for a partly typed query. */
export const composeSuggestions: ComposeRoute = async (db, { match, query, at }) => {
  const { search: typed } = readSearch(query);
  if (!isLongEnoughToSearch(typed)) return nothingAt(at);
  const { rules, ...read } = await readSiteWords(db, at);
  const { titles, ...suggested } = await listSuggestions(db, {
    search: typed,
    synonyms: synonymsIn(typed, { rules }, match.locale),
    locale: match.locale,
    limit: maxSuggestions,
    at,
  });
  const { position, tags } = combineReads([read, suggested]);
  const screen = { screen: 'suggestions', suggests: titles } as const;
  return { kind: 'screen', screen, position, tags, keepLater: true };
};

function nothingAt(at = startOfLog): ComposedAddress {
  return {
    kind: 'screen',
    screen: { screen: 'failed-answer' },
    position: at,
    tags: [],
    keepLater: true,
  };
}

async function composeResults(
  db: Queryable,
  request: RoutedAddress,
  reading: SearchQuery,
): Promise<ComposedAddress> {
  if (!isLongEnoughToSearch(reading.search)) return nothingAt(request.at);
  const size = resultCounts[reading.device ?? 'desktop'];
  const { found, position, tags } = await search(db, request, { ...reading, page: 1 }, size);
  const screen = { screen: 'search-answer', found } as const;
  return { kind: 'screen', screen, position, tags, keepLater: true, missed: missedIn(found) };
}

/** The search, when it found nothing of any kind. */
function missedIn({ isEnough, total, locale, search: typed }: SiteSearch) {
  return isEnough && total === 0 ? missedSearch('site', locale, typed) : undefined;
}

interface Read {
  readonly found: SiteSearch;
  readonly position: Position;
  readonly tags: readonly string[];
}

async function search(
  db: Queryable,
  { match: { locale }, at }: RoutedAddress,
  request: SearchQuery,
  size: number,
): Promise<Read> {
  const isEnough = isLongEnoughToSearch(request.search);
  const { vocabulary, rules, ...named } = await readSiteWords(db, at);
  const synonyms = isEnough ? synonymsIn(request.search, { rules }, locale) : [];
  const documents = await findDocuments(db, {
    ...request,
    search: isEnough ? request.search : '',
    synonyms,
    locale,
    named: isEnough ? vocabulary.namedIn(locale) : [],
    at,
    pageSize: size,
  });
  const placed = await withPaths(db, documents, at);
  const total = Object.values(documents.counts).reduce((sum, count) => sum + count, 0);
  const results = request.kind === undefined ? total : (documents.counts[request.kind] ?? 0);
  const suggested =
    isEnough && total === 0
      ? await listSuggestions(db, {
          search: request.search,
          synonyms,
          locale,
          limit: maxSuggestions,
          at,
        })
      : undefined;
  const banks = isAccountSearch(request.search, locale)
    ? await composeMenus(db, [banksMenu], locale, at)
    : undefined;
  const parts = [documents, named, placed, suggested, banks].filter((part) => part !== undefined);
  const found: SiteSearch = {
    locale,
    search: request.search,
    isEnough,
    kind: request.kind,
    page: request.page,
    total,
    counts: documents.counts,
    items: placed.items,
    pages: Math.max(1, Math.ceil(results / size)),
    suggestions: suggested?.titles ?? [],
    banks:
      banks &&
      (banks.menus.get(banksMenu) ?? []).map(({ label, href }) => ({ title: label, path: href })),
    hrefOf: (more) => searchPath(locale, { search: request.search, ...more }),
  };
  return {
    found,
    position: earliest(parts.map(({ position }) => position)),
    tags: parts.flatMap(({ tags }) => tags),
  };
}

/** Resolves the path of content in the page tree; content that no longer exists is omitted. */
async function withPaths(
  db: Queryable,
  { documents, position }: FoundDocuments,
  at: Position | undefined,
) {
  const ids = documents.flatMap(({ id, path }) =>
    path === null ? [contentIdSchema.parse(id)] : [],
  );
  const placed =
    ids.length === 0 ? { links: new Map(), position, tags: [] } : await composeLinks(db, ids, at);
  const paths: ReadonlyMap<string, string> = placed.links;
  return {
    ...placed,
    items: documents.flatMap((document): SearchResult[] => {
      const path = document.path ?? paths.get(document.id);
      return path === undefined ? [] : [{ ...document, path }];
    }),
  };
}
