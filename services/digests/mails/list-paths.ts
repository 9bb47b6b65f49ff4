import type { KnownAlert, NewsCriteria, OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { readVocabulary } from '@parvis/projections/facet-slugs/read-vocabulary.ts';
import { readStoredCriteria } from '@parvis/projections/pages/read-alert-criteria.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findNear, type GivenWords } from '../criteria-conditions.ts';

/** Returns the list of everything that an alert is about. @throws ReadModelNotServed */
export function composeListPath(
  db: Queryable,
  { wish: criteria, locale }: Pick<KnownAlert, 'wish' | 'locale'>,
  given: GivenWords,
): Promise<string> {
  return criteria.of === 'offers'
    ? offersListPath(db, criteria, given, locale)
    : newsListPath(db, criteria, locale);
}

async function offersListPath(
  db: Queryable,
  criteria: OfferCriteria,
  given: GivenWords,
  locale: Locale,
): Promise<string> {
  const keywords = criteria.hasKeywords ? (given.keywords ?? '') : '';
  const typed = { keywords, near: findNear(criteria, given) };
  return (await readStoredCriteria(db, criteria, typed, locale)).listPath;
}

async function newsListPath(
  db: Queryable,
  { categories }: NewsCriteria,
  locale: Locale,
): Promise<string> {
  const list = filterLists.news;
  const { vocabulary } = await readVocabulary(db);
  const dictionary = vocabulary.dictionaries[locale];
  // A category that editors deleted since has no address any more.
  const named = categories.filter((id) => dictionary.slugOf({ group: 'categories', id }));
  const state = toListState({ facets: { categories: named } }, list.groups);
  return writeListAddress(list, locale, dictionary, state);
}
