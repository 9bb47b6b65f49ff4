import type { Facet } from '../site/filters/facets.ts';
import type { Locale } from '../site/locale.ts';
import type { OfferGroup } from './offer-groups.ts';

type Words = Readonly<Record<Locale, string>>;

const words = {
  contract: {
    permanent: { fr: 'cdi', en: 'permanent' },
    'fixed-term': { fr: 'cdd', en: 'fixed-term' },
    temporary: { fr: 'interim', en: 'temporary' },
    apprenticeship: { fr: 'alternance', en: 'apprenticeship' },
    internship: { fr: 'stage', en: 'internship' },
    vie: { fr: 'vie', en: 'vie' },
    graduate: { fr: 'jeunes-diplomes', en: 'graduate' },
    freelance: { fr: 'independant', en: 'freelance' },
  },
  experience: {
    entry: { fr: 'sans-experience', en: 'no-experience' },
    junior: { fr: 'jusqu-a-3-ans', en: 'up-to-3-years' },
    confirmed: { fr: 'de-3-a-6-ans', en: '3-to-6-years' },
    senior: { fr: 'de-6-a-10-ans', en: '6-to-10-years' },
    expert: { fr: 'plus-de-10-ans', en: 'over-10-years' },
  },
  working_time: {
    'full-time': { fr: 'temps-plein', en: 'full-time' },
    'part-time': { fr: 'temps-partiel', en: 'part-time' },
  },
  remote: {
    'on-site': { fr: 'sur-place', en: 'on-site' },
    hybrid: { fr: 'teletravail-partiel', en: 'hybrid' },
    remote: { fr: 'teletravail', en: 'remote' },
  },
  continent: {
    europe: { fr: 'europe', en: 'europe' },
    africa: { fr: 'afrique', en: 'africa' },
    asia: { fr: 'asie', en: 'asia' },
    'north-america': { fr: 'amerique-du-nord', en: 'north-america' },
    'south-america': { fr: 'amerique-du-sud', en: 'south-america' },
    oceania: { fr: 'oceanie', en: 'oceania' },
    antarctica: { fr: 'antarctique', en: 'antarctica' },
  },
} as const satisfies Partial<Record<OfferGroup, Readonly<Record<string, Words>>>>;

/** Returns the facets built into the product, with their slugs: permanent, and reserved. */
export const builtInOfferFacets: readonly (Facet<OfferGroup> & { readonly words: Words })[] = (
  ['contract', 'continent', 'experience', 'working_time', 'remote'] as const
).flatMap((group) =>
  Object.entries<Words>(words[group]).map(([id, each]) => ({ group, id, words: each })),
);
