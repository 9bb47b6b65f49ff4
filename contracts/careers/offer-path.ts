import { type Locale, locales } from '../site/locale.ts';
import { pathOf } from '../site/routes/path-of.ts';
import { toSlug } from '../site/slug.ts';
import type { OfferId } from './ids.ts';
import type { Offer } from './offer.ts';

/** Returns the language in which an offer is displayed: the page's if the offer has it. */
export function findLanguage({ title }: Pick<Offer, 'title'>, locale: Locale): Locale {
  return [locale, ...locales].find((one) => title[one] !== undefined) ?? locale;
}

/** Returns the languages that an offer is written in. */
export function languagesOf({ title }: Pick<Offer, 'title'>): readonly Locale[] {
  return locales.filter((locale) => title[locale] !== undefined);
}

/** Returns an offer's title in the displayed language. */
export function titleOf(offer: Pick<Offer, 'title'>, locale: Locale): string {
  return offer.title[findLanguage(offer, locale)] ?? '';
}

/**
 * Returns the path of an offer's page. A title without a Latin letter is replaced by a plain word.
 */
export function offerPath(id: OfferId, offer: Pick<Offer, 'title'>, locale: Locale): string {
  const slug = toSlug(titleOf(offer, locale));
  const isWord = slug !== '' && !/^\d+$/.test(slug);
  return pathOf('job_offer', locale, {
    id,
    slug: isWord ? slug : `offre-${slug}`.replace(/-$/, ''),
  });
}
