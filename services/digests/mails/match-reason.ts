import type { OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { offerMessages } from '@parvis/contracts/messages/offers.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { OfferMatch } from '@parvis/projections/offer-index/compose-match.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import type { GivenWords } from '../criteria-conditions.ts';

const separators: Readonly<Record<Locale, string>> = { fr: '\u202f; ', en: '; ' };

/** Returns the name of an offer's facet. */
export function facetName({ group, id, names }: OfferFacet, locale: Locale): string {
  const known = `offer.${group}.${id}`;
  if (names !== undefined) return textIn(names, locale);
  return offerMessages.has(known) ? offerMessages.format(known, locale) : id;
}

/** Returns why an offer is in an e-mail, in one line; nothing when all offers were requested. */
export function matchReason(
  { facets, hasKeywords, distanceKm, isNear = false }: OfferMatch & { readonly isNear?: boolean },
  { keywords = '' }: GivenWords,
  locale: Locale,
): string | undefined {
  const { formatMessage } = mailWords(locale);
  const reasons = [
    ...facets.map((facet) => facetName(facet, locale)),
    ...(hasKeywords ? [formatMessage({ id: 'mail.match.keywords' }, { keywords })] : []),
    ...(distanceKm === undefined
      ? []
      : [formatMessage({ id: 'mail.match.distance' }, { km: Math.round(distanceKm) })]),
    // The distance is not stored: it would reveal where somebody lives.
    ...(isNear ? [formatMessage({ id: 'mail.match.near' })] : []),
  ];
  if (reasons.length === 0) return undefined;
  const list = reasons.join(separators[locale]);
  return formatMessage({ id: 'mail.match.reasons' }, { reasons: list });
}

/**
 * Returns why a news item is in an e-mail, in one line.
 * @param category the name of its category
 */
export function categoryReason(category: string, locale: Locale): string {
  return mailWords(locale).formatMessage({ id: 'mail.match.category' }, { category });
}
