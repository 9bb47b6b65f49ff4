import type { CarriedFacet } from '@parvis/contracts/careers/offer-facets.ts';
import english from '@parvis/contracts/messages/en/offers.json';
import french from '@parvis/contracts/messages/fr/offers.json';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferMatch } from '@parvis/projections/offer-index/compose-match.ts';
import type { GivenWords } from '../wish-conditions.ts';

const messages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: french,
  en: english,
};

/** The name of an offer's facet. */
export function facetName({ group, id, names }: CarriedFacet, locale: Locale): string {
  return names?.[locale] ?? messages[locale][`offer.${group}.${id}`] ?? id;
}

/** Why an offer is in a mail, in one line; nothing when all offers were requested. */
export function whyMatched(
  { facets, hasKeywords, distanceKm, isNear = false }: OfferMatch & { readonly isNear?: boolean },
  { keywords = '' }: GivenWords,
  locale: Locale,
): string | undefined {
  const isFrench = locale === 'fr';
  const reasons = [
    ...facets.map((facet) => facetName(facet, locale)),
    ...(hasKeywords ? [isFrench ? `«\u00a0${keywords}\u00a0»` : `“${keywords}”`] : []),
    ...(distanceKm === undefined ? [] : [howFar(distanceKm, isFrench)]),
    // The distance is not stored: it would reveal where somebody lives.
    ...(isNear ? [isFrench ? 'près du lieu choisi' : 'near the place you chose'] : []),
  ];
  if (reasons.length === 0) return undefined;
  const list = reasons.join(isFrench ? '\u202f; ' : '; ');
  return isFrench ? `Correspond à\u00a0: ${list}` : `Matches: ${list}`;
}

/** Why a news item is in a mail, in one line. @param category its name */
export function inCategory(category: string, locale: Locale): string {
  return locale === 'fr' ? `Catégorie\u00a0: ${category}` : `Category: ${category}`;
}

function howFar(km: number, isFrench: boolean): string {
  const rounded = Math.round(km);
  if (rounded < 1) return isFrench ? 'à moins d’un kilomètre' : 'less than a kilometre away';
  return isFrench ? `à ${rounded}\u00a0km` : `${rounded}\u00a0km away`;
}
