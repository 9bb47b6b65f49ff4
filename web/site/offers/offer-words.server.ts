import { isPlaceGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { PlaceNames, RelatedOffer } from '@parvis/contracts/careers/offer-views.ts';
import { describePlaces, type PlacesInWords } from '@parvis/contracts/careers/places-in-words.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { IntlShape } from 'react-intl';
import { joinNames } from '../../server/join-names.ts';

/** Returns the places of an offer in a few words: “Lyon, Paris et 3 autres”, and their countries. */
export function placesOnSite(
  places: readonly PlaceNames[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): PlacesInWords {
  return describePlaces(places, (names, count) =>
    formatMessage({ id: 'offers.places-more' }, { places: names, count }),
  );
}

type Words = Pick<IntlShape, 'formatDate'>;

/** Returns a day for people: “12 mars 2026”. */
export function formatDay({ formatDate }: Words, at: string): string {
  return formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Returns a day in a narrow column: “12 mars 2026”, “27 nov. 2026”. */
export function shortDay({ formatDate }: Words, at: string): string {
  return formatDate(at, { day: 'numeric', month: 'short', year: 'numeric' });
}

/**
 * Returns what an offer has in common with the displayed one, as text; undefined when nothing is
 * known.
 */
export function describeShared(
  { shares, sharesWords }: RelatedOffer,
  locale: Locale,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string | undefined {
  // Of the levels of one place, the narrowest is enough.
  const places = shares.filter(isPlaceGroup).slice(-1);
  const others = shares.filter((group) => !isPlaceGroup(group));
  const names = [...others, ...places].map((group) => formatMessage({ id: `job.shared.${group}` }));
  const all = sharesWords ? [formatMessage({ id: 'job.shared.words' }), ...names] : names;
  if (all.length === 0) return undefined;
  return formatMessage({ id: 'job.shares' }, { names: joinNames(all, locale) });
}
