import type { Position } from '@parvis/contracts/log/position.ts';
import { type FilterList, filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ListState } from '@parvis/contracts/site/filters/list-state.ts';
import { readListAddress } from '@parvis/contracts/site/filters/read-list-address.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { readVocabulary, type Vocabulary } from '../facet-slugs/read-vocabulary.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { composeFrame } from './compose-frame.ts';
import { composePage } from './compose-page.ts';
import { findCampaign } from './lists/campaigns.ts';
import { composeShownList, type ListRequest, type ShownList } from './lists/compose-shown-list.ts';
import { wordsOfList } from './lists/words-of-list.ts';
import { readShared } from './read-shared.ts';
import { readSite } from './read-site.ts';
import type { ComposedAddress, ComposeRoute, RoutedAddress } from './route-composer.ts';

/**
 * Composes a filtered list, as a page or, with `json=1`, as data. An unknown filter in the path
 * means “not found”; in the query it is ignored. A page redirects to its canonical address from any
 * other spelling; data is returned under any spelling and names that address.
 */
export function composeList(list: ListName): ComposeRoute {
  return async (db, request) => {
    const { at } = request;
    const { words, named, address, state, which } = await readListRequest(
      db,
      list,
      filterLists[list],
      request,
    );
    const as = new URLSearchParams(request.query).get('json') === '1' ? 'data' : 'page';
    if (state === undefined) return missingList(db, request, as, named);
    const shown = await composeShownList(db, which, state, words);
    const position = earliest([named.position, shown.position]);
    const tags = [...named.tags, ...shown.tags];
    if (as === 'page' && shown.list.address !== address)
      return { kind: 'moved', to: shown.list.address, status: 308, position, tags };
    if (shown.list.state.page > shown.list.pages)
      return missingList(db, request, as, { position, tags });
    const composed = { ...shown, position, tags };
    return as === 'data'
      ? composeListData(db, composed, at)
      : framed(db, composed, words.dictionaries, at);
  };
}

/**
 * Parses which list an address requests, and its state: undefined when the path has an unknown
 * filter.
 */
export async function readListRequest(
  db: Queryable,
  list: ListName,
  addresses: FilterList,
  { path, query, now, at, match: { locale } }: RoutedAddress,
) {
  const { vocabulary, ...read } = await readShared(db, at, 'vocabulary', () =>
    readVocabulary(db, at),
  );
  const words = wordsOfList(list, vocabulary);
  const address = query ? `${path}?${query}` : path;
  const reading = readListAddress(addresses, locale, words.dictionaries[locale], address);
  const state = reading?.unknown.path.length === 0 ? reading.state : undefined;
  const found = state?.campaign
    ? await findCampaign(db, { list, locale, at }, state.campaign)
    : undefined;
  const which: ListRequest = { list, locale, campaign: found?.campaign, now, at };
  const named = {
    position: earliest([read.position, ...(found ? [found.position] : [])]),
    tags: [...read.tags, ...(found?.tags ?? [])],
  };
  return { words, named, address, state, which };
}

async function framed(
  db: Queryable,
  { list, position, tags, nextEnd }: ShownList,
  dictionaries: Vocabulary['dictionaries'],
  at: Position | undefined,
): Promise<ComposedAddress> {
  const pathIn = (locale: Locale) => addressIn(list.list, dictionaries, locale, list.state);
  const around = await composeFrame(db, list.locale, pathIn, at);
  return {
    kind: 'screen',
    screen: { screen: 'list', frame: around.frame, list },
    position: earliest([position, around.position]),
    tags: [...tags, ...around.tags],
    ...(nextEnd !== null && { expiresAt: new Date(nextEnd) }),
    ...(!list.isIndexed && { keepLater: true }),
  };
}

/** The list alone: scripts replace it within a page that already has its menus and footer. */
async function composeListData(
  db: Queryable,
  { list, position, tags, nextEnd }: ShownList,
  at: Position | undefined,
): Promise<ComposedAddress> {
  const { site, ...ofSite } = await readSite(db, list.locale, at);
  return {
    kind: 'screen',
    screen: { screen: 'list-data', list, site },
    position: earliest([position, ofSite.position]),
    tags: [...tags, ...ofSite.tags],
    ...(nextEnd !== null && { expiresAt: new Date(nextEnd) }),
    keepLater: true,
  };
}

/**
 * The response for a list that does not exist: a redirect or “not found”, valid until the list
 * changes.
 */
export async function missingList(
  db: Queryable,
  { path, at }: Pick<RoutedAddress, 'path' | 'at'>,
  as: 'page' | 'data',
  { position, tags }: { readonly position: Position; readonly tags: readonly string[] },
): Promise<ComposedAddress> {
  if (as === 'data')
    return { kind: 'screen', screen: { screen: 'failed-answer' }, position, tags, keepLater: true };
  const composed = await composePage(db, path, at);
  return { ...composed, tags: [...composed.tags, ...tags] };
}

/**
 * The first page of the same list in another language, without its campaign; the other list may
 * have fewer pages.
 */
function addressIn(
  list: ListName,
  dictionaries: Vocabulary['dictionaries'],
  locale: Locale,
  state: ListState,
): string {
  const { campaign: _, ...others } = { ...state, page: 1 };
  return writeListAddress(filterLists[list], locale, dictionaries[locale], others);
}
