import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { sampleOffers, seededRandom } from './sample-offers.ts';

/**
 * The searches of each workload, a different one each time; every result has the counts of all
 * groups.
 */
export const workloadNames = [
  'no query',
  'two filters',
  'one word',
  'two words',
  'a word and two filters',
  'the beginning of a word',
  'within 50 km',
] as const;
export type WorkloadName = (typeof workloadNames)[number];

const everything: OfferQuery = {
  locale: 'fr',
  facets: {},
  keywords: '',
  sort: 'date',
  offset: 0,
  limit: 20,
};

/** This many queries of a workload, made from some of the offers; the same in every run. */
export function queriesOf(name: WorkloadName, count: number, seed: number): readonly OfferQuery[] {
  const offers = [...sampleOffers(500)].map(([, offer]) => offer);
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const offer = offers[Math.floor(random() * offers.length)];
    if (offer === undefined) throw new Error('there are no offers');
    return { ...everything, ...changes[name](offer, random) };
  });
}

const changes: Readonly<
  Record<WorkloadName, (offer: Offer, random: () => number) => Partial<OfferQuery>>
> = {
  'no query': () => ({}),
  'two filters': (offer) => ({ facets: twoFilters(offer) }),
  'one word': (offer) => words(offer, 1, 2),
  'two words': (offer) => words(offer, 0, 2),
  'a word and two filters': (offer) => ({ ...words(offer, 1, 2), facets: twoFilters(offer) }),
  'the beginning of a word': (offer, random) => {
    const { keywords = '' } = words(offer, 1, 2);
    return { keywords: keywords.slice(0, 3 + Math.floor(random() * 2)), sort: 'relevance' };
  },
  'within 50 km': (_, random) => ({
    near: {
      latitude: 48.85 + (random() - 0.5) / 2,
      longitude: 2.35 + (random() - 0.5) / 2,
      radiusKm: 50,
    },
  }),
};

function words(offer: Offer, from: number, to: number): Partial<OfferQuery> {
  const keywords = (offer.title.fr ?? '').split(' ').slice(from, to).join(' ');
  return { keywords, sort: 'relevance' };
}

function twoFilters({ contract, experience }: Offer): OfferQuery['facets'] {
  return { contract: contract ? [contract] : [], experience: experience ? [experience] : [] };
}
