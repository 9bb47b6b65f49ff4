import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import type { FilteredList, ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ListState } from '@parvis/contracts/site/filters/list-state.ts';
import { readListAddress } from '@parvis/contracts/site/filters/read-list-address.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import { type Locale, otherLocale } from '@parvis/contracts/site/locale.ts';
import { readVocabulary, type Vocabulary } from '../facet-slugs/read-vocabulary.ts';
import { type ReadEntries, readEntries } from '../filtered-lists/read-entries.ts';
import { filtersIn, knownState, withoutIdleMonths } from '../filtered-lists/settle-state.ts';
import { showList } from '../filtered-lists/show-list.ts';
import { wordsOfList } from '../filtered-lists/words-of-list.ts';
import type { ComposeRoute } from './compose-address.ts';
import { composeFrame, earliest } from './compose-frame.ts';
import { composePage } from './compose-page.ts';

/** Entries on one page: rows of cards on wide screens, and half as many lines again. */
const pageSizes: Readonly<Record<ListName, number>> = {
  news: 12,
  pages: 20,
  pressReleases: 10,
  agenda: 10,
  media: 12,
};

/**
 * Composes a filtered list, as a page or, with `json=1`, as data. A filter that nobody knows is not
 * found in the path and left out of the query; any other spelling of a page's address leads to its
 * one true one. Data are answered under any spelling, and name that address.
 */
export function composeList(list: ListName): ComposeRoute {
  return async (db, asked) => {
    const { path, query, now, at, match } = asked;
    const { locale } = match;
    const { vocabulary, ...named } = await readVocabulary(db);
    const words = wordsOfList(list, vocabulary);
    const { dictionaries } = words;
    const address = query ? `${path}?${query}` : path;
    const reading = readListAddress(filterLists[list], locale, dictionaries[locale], address);
    if (reading === undefined || reading.unknown.path.length > 0) {
      const missing = await composePage(db, path, at);
      return { ...missing, tags: [...missing.tags, ...named.tags] };
    }
    const as = new URLSearchParams(query).get('json') === '1' ? 'data' : 'page';
    const known = knownState(list, reading.state);
    const pageSize = pageSizes[list];
    const { target } = known;
    const read = await readEntries(
      db,
      { state: known, pageSize, now, at, list, locale, target },
      words,
    );
    const months = monthsOf(read);
    const state = withoutIdleMonths(known, months);
    const shown = showList({ list, locale, state, vocabulary: words, read, months, pageSize });
    const position = earliest([named.position, read.position]);
    const tags = [...named.tags, ...read.tags];
    if (as === 'page' && shown.address !== address)
      return { kind: 'moved', to: shown.address, status: 308, position, tags };
    if (state.page > shown.pages) {
      const missing = await composePage(db, path, at);
      return { ...missing, tags: [...missing.tags, ...tags] };
    }
    const translation = addressIn(list, dictionaries, otherLocale(locale), state);
    const framed = await composeFrame(db, locale, translation);
    return {
      kind: 'screen',
      screen: { screen: 'list', frame: framed.frame, list: shown, as },
      position: earliest([position, framed.position]),
      tags: [...tags, ...framed.tags],
      ...(read.nextEnd !== null && { expiresAt: new Date(read.nextEnd) }),
      ...(filtersIn(state) > 1 && { keepLater: true }),
    };
  };
}

/** The same list in another language, from its first page: the other may have fewer. */
function addressIn(
  list: ListName,
  dictionaries: Vocabulary['dictionaries'],
  locale: Locale,
  state: ListState,
): string {
  return writeListAddress(filterLists[list], locale, dictionaries[locale], { ...state, page: 1 });
}

/** The months between which to choose, where there is more than one. */
function monthsOf({ firstMonth, lastMonth }: ReadEntries): FilteredList['months'] {
  if (firstMonth === null || lastMonth === null || firstMonth === lastMonth) return undefined;
  return { first: monthCode(firstMonth), last: monthCode(lastMonth) };
}

/** YYYY-MM as addresses write it. */
function monthCode(iso: string): string {
  return `${iso.slice(5)}-${iso.slice(0, 4)}`;
}
