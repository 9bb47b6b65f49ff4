import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import type { Offer, OfferPlace } from '@parvis/contracts/careers/offer.ts';
import {
  contractTypes,
  experienceLevels,
  remotePolicies,
  workingTimes,
} from '@parvis/contracts/careers/offer-groups.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import fc from 'fast-check';

/** Words of which none is a prefix of another or shares its stem, in any language. */
export const plainWords = {
  fr: ['comptable', 'juriste', 'navire', 'maree', 'balise', 'phare', 'ecluse', 'quai', 'voile'],
  en: ['auditor', 'lawyer', 'vessel', 'harbour', 'lantern', 'cargo', 'rope', 'tide', 'whale'],
} as const;

const places: readonly OfferPlace[] = [
  placeIn('europe', 'FR', 'Bretagne', 'Brest', 48.39, -4.49),
  placeIn('europe', 'FR', 'Bretagne', 'Rennes', 48.11, -1.68),
  placeIn('europe', 'FR', 'Île-de-France', 'Paris', 48.86, 2.35),
  placeIn('europe', 'BE', 'Flandre', 'Anvers', 51.22, 4.4),
  placeIn('oceania', 'FJ', 'Nord', 'Labasa', -16.43, 179.37),
  placeIn('oceania', 'FJ', 'Est', 'Lakeba', -18.2, -178.8),
  { continent: 'north-america', country: 'CA' },
];

function placeIn(
  continent: OfferPlace['continent'],
  country: string,
  ...[region, city, latitude, longitude]: readonly [string, string, number, number]
): OfferPlace {
  return { continent, country, region, city, latitude, longitude };
}

const optional = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 4 });
const wordsOf = (locale: 'fr' | 'en', most: number) =>
  fc
    .array(fc.constantFrom(...plainWords[locale]), { minLength: 1, maxLength: most })
    .map((words) => words.join(' '));

/** An offer of few words and few facets, so that many offers share them. */
const randomOffer: fc.Arbitrary<Offer> = fc
  .record({
    languages: fc.constantFrom<readonly ('fr' | 'en')[]>(['fr'], ['en'], ['fr', 'en']),
    titles: fc.record({ fr: wordsOf('fr', 3), en: wordsOf('en', 3) }),
    texts: fc.record({ fr: wordsOf('fr', 8), en: wordsOf('en', 8) }),
    contract: optional(contractTypes.slice(0, 3)),
    domain: optional([
      { fr: 'Finance', en: 'Finance' },
      { fr: 'Gestion des risques', en: 'Risk' },
    ]),
    entity: optional(['Estuaire', 'Banque du Large']),
    places: fc.uniqueArray(fc.constantFrom(...places), { maxLength: 4 }),
    experience: optional(experienceLevels.slice(0, 2)),
    workingTime: optional(workingTimes),
    remote: optional(remotePolicies),
    day: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ languages, titles, texts, day, places: [place, ...otherPlaces], ...rest }) => ({
    source: 'feed',
    reference: 'r',
    title: Object.fromEntries(languages.map((locale) => [locale, titles[locale]])),
    description: Object.fromEntries(languages.map((locale) => [locale, textOf(texts[locale])])),
    ...rest,
    ...(place && { place }),
    ...(otherPlaces.length > 0 && { otherPlaces }),
    publishedAt: `2026-03-${String(day).padStart(2, '0')}T08:00:00Z`,
    applyUrl: 'https://jobs.example/1',
  }));

/** Returns a document of one paragraph. */
export function textOf(text: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

/** Returns the id of the offer with a number. */
export function offerIdOf(number: number): OfferId {
  return offerIdSchema.parse(`offer${String(number).padStart(7, '0')}`);
}

/** This many offers, the same for the same seed. */
export function randomOffers(count: number, seed: number): Map<OfferId, Offer> {
  const offers = fc.sample(randomOffer, { seed, numRuns: count });
  return new Map(offers.map((offer, number) => [offerIdOf(number), offer]));
}
