import type { KnownAlert, NewsWish, OfferWish } from '@parvis/contracts/alerts/alert.ts';
import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import { listStateOf } from '@parvis/contracts/site/filters/list-state.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { readVocabulary } from '@parvis/projections/facet-slugs/read-vocabulary.ts';
import { readStoredWish } from '@parvis/projections/pages/read-wished-offers.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type GivenWords, nearOfWish } from '../wish-conditions.ts';

/** Returns the list of everything that an alert is about. @throws ReadModelNotServed */
export function listPathOf(
  db: Queryable,
  { wish, locale }: Pick<KnownAlert, 'wish' | 'locale'>,
  given: GivenWords,
): Promise<string> {
  return wish.of === 'offers'
    ? offersListPath(db, wish, given, locale)
    : newsListPath(db, wish, locale);
}

async function offersListPath(
  db: Queryable,
  wish: OfferWish,
  given: GivenWords,
  locale: Locale,
): Promise<string> {
  const keywords = wish.hasKeywords ? (given.keywords ?? '') : '';
  const typed = { keywords, near: nearOfWish(wish, given) };
  return (await readStoredWish(db, wish, typed, locale)).listPath;
}

async function newsListPath(
  db: Queryable,
  { categories }: NewsWish,
  locale: Locale,
): Promise<string> {
  const list = filterLists.news;
  const { vocabulary } = await readVocabulary(db);
  const dictionary = vocabulary.dictionaries[locale];
  // A category that editors deleted since has no address any more.
  const named = categories.filter((id) => dictionary.slugOf({ group: 'categories', id }));
  const state = listStateOf({ facets: { categories: named } }, list.groups);
  return writeListAddress(list, locale, dictionary, state);
}
