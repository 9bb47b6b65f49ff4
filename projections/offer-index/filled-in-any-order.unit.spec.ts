import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeCounts } from './compose-counts.ts';
import { OfferEngine } from './offer-engine.ts';
import { offerIdOf, randomOffers, textOf } from './testing/random-offers.ts';
import { randomQuery } from './testing/random-queries.ts';
import { offerWith } from './testing/search-for.ts';

/** Offers that come and go: their titles and words have several spellings. */
const spellings = ['Chargé d’étude', 'chargé d’étude', 'CHARGE d’étude', 'Chargé d’etude'];
const rewritten = (offer: Offer, at: number): Offer => ({
  ...offer,
  title: { ...offer.title, fr: `${spellings[at % spellings.length]} ${offer.title.fr ?? ''}` },
});

type Change = readonly [OfferId, Offer | undefined];

const randomChanges: fc.Arbitrary<readonly Change[]> = fc
  .array(fc.tuple(fc.nat(59), fc.nat(300), fc.boolean()), { minLength: 40, maxLength: 160 })
  .map((steps) =>
    steps.map(([number, offer, stays]) => [
      offerIdOf(number),
      stays || offer % 3 > 0 ? pool[offer] : undefined,
    ]),
  );
const pool = [...randomOffers(301, 17).values()].map(rewritten);

/** An index that followed the changes, and one filled with what they left, in the order of ids. */
function bothIndexes(changes: readonly Change[]) {
  const [followed, rebuilt] = [new OfferEngine(), new OfferEngine()];
  const left = new Map<OfferId, Offer>();
  for (const [id, offer] of changes) {
    if (offer === undefined) {
      followed.remove(id);
      left.delete(id);
    } else {
      followed.put(id, offer);
      left.set(id, offer);
    }
  }
  const byId = [...left].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [id, offer] of byId) rebuilt.put(id, offer);
  return { engines: [followed, rebuilt] as const, left };
}

const words = ['marée quai', 'quai charge', 'ch', 'co na', 'comptalbe', 'lantren voile', 'whael'];

test('an index that followed the offers answers as one that was rebuilt', () => {
  fc.assert(
    fc.property(
      randomChanges,
      randomQuery,
      fc.constantFrom(...words, undefined),
      (changes, query, typed) => {
        const { engines, left } = bothIndexes(changes);
        const keywords = typed ?? query.keywords;
        const [one, other] = engines.map((engine) => {
          const search = (sort: 'relevance' | 'date') => {
            const { counts, ...found } = engine.search({ ...query, keywords, sort });
            return { ...found, counts: composeCounts(counts, engine.facetIds) };
          };
          return {
            ranked: search('relevance'),
            dated: search('date'),
            titles: ['ch', 'et', 'quai', 'comp'].map((some) => engine.suggest(some, 'fr', 8)),
            similar: [...left].slice(0, 5).map(([id, offer]) => engine.similar(id, offer, 5)),
          };
        });
        expect(one).toEqual(other);
      },
    ),
    { seed: 19, numRuns: 300 },
  );
});

test('of equally frequent corrections and spellings, the first by its letters is shown', () => {
  const offers = [
    offerWith('Côte'),
    offerWith('Coté'),
    offerWith('Vantes'),
    offerWith('Ventes', { description: { fr: textOf('vantes ventes') } }),
  ];
  const orders = [offers, offers.toReversed()].map((some) => {
    const engine = new OfferEngine();
    for (const [at, offer] of some.entries()) engine.put(offerIdOf(at), offer);
    return {
      titles: engine.suggest('cot', 'fr', 5),
      corrected: ['cotr', 'vintes'].map(
        (keywords) =>
          engine.search({
            locale: 'fr',
            facets: {},
            keywords,
            sort: 'date',
            offset: 0,
            limit: 5,
          }).corrected,
      ),
    };
  });
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]?.titles).toEqual(['Coté']);
});
