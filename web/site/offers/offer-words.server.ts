import type { OfferFacts, RelatedOffer } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { IntlShape } from 'react-intl';
import { joinNames } from '../../server/join-names.ts';
import { isPlace } from './is-place.ts';

/** Returns the place of an offer, as precise as possible: the city first, then its country. */
export function describePlace({ city, region, country, continent }: OfferFacts): {
  readonly name: string | undefined;
  readonly within: string | undefined;
} {
  const name = city ?? region ?? country ?? continent;
  return { name, within: name === country ? undefined : country };
}

type Words = Pick<IntlShape, 'formatDate'>;

/** Returns a day for people: “12 mars 2026”. */
export function formatDay({ formatDate }: Words, at: string): string {
  return formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' });
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
  const places = shares.filter(isPlace).slice(-1);
  const others = shares.filter((group) => !isPlace(group));
  const names = [...others, ...places].map((group) => formatMessage({ id: `job.shared.${group}` }));
  const all = sharesWords ? [formatMessage({ id: 'job.shared.words' }), ...names] : names;
  if (all.length === 0) return undefined;
  return formatMessage({ id: 'job.shares' }, { names: joinNames(all, locale) });
}
