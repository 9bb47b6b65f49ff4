import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, perGroup, sharedGroups } from '@parvis/contracts/careers/offer-groups.ts';
import {
  add,
  addAll,
  type BitSet,
  emptySet,
  has,
  intersect,
  membersOf,
  sizeOf,
} from '../sets/bit-set.ts';
import { finishedWord, type QueryWord } from '../words/query-words.ts';
import { wordsAsWritten } from '../words/scan-words.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { DateOrder } from './date-order.ts';
import type { FacetColumns } from './facet-columns.ts';
import { takeFirst } from './take-page.ts';
import type { TextIndex } from './text-index.ts';
import { offersTitledWith } from './word-matches.ts';

/** The weight of sharing every word of a title, relative to sharing a facet. */
const titleWorth = 4;
/**
 * The weight of sharing a facet; for places, a narrower level adds to the wider, and one shared
 * place counts as much as several.
 */
const facetWorths: readonly (readonly [OfferGroup, number])[] = [
  ['contract', 0.5],
  ['domain', 2],
  ['country', 0.25],
  ['region', 0.75],
  ['city', 0.5],
  ['experience', 0.25],
];
/** Weights that differ by less are equal, and the newer offer comes first. */
const worthSteps = 4_096;

/** The data by which offers are compared. */
interface Compared {
  readonly text: TextIndex;
  readonly facets: FacetColumns;
  readonly order: DateOrder;
}

type Facets = Readonly<Record<OfferGroup, readonly string[]>>;

/** An offer with something in common, and its score. */
interface LikeOffer {
  readonly offer: number;
  readonly shares: readonly OfferGroup[];
  readonly sharesWords: boolean;
}

/**
 * Returns the offers of a set that have most in common with one: words of their titles, the domain,
 * or the city.
 */
export function similarOffersIn(
  { text, facets: columns, order }: Compared,
  offer: Offer,
  among: BitSet,
  limit: number,
): readonly LikeOffer[] {
  const facets = facetIdsOf(offer);
  const words = sharedWords(text, titleWords(offer), among);
  const candidates = words.set.slice();
  for (const group of ['domain', 'city'] as const)
    addAll(candidates, columns.of[group].carrying(facets[group], among.length * 32));
  intersect(candidates, among);
  const size = sizeOf(candidates);
  const members = membersOf(candidates, size);
  const { worth } = words;
  for (const [group, added] of facetWorths)
    columns.of[group].addWeights(facets[group], added, members, worth);
  const first = takeFirst(order, members, (one) => -Math.round((worth[one] ?? 0) * worthSteps), {
    offset: 0,
    limit,
  });
  return first.map((one) => {
    const isShared = (group: OfferGroup) => columns.of[group].hasAny(one, facets[group]);
    return {
      offer: one,
      shares: sharedGroups(isShared),
      sharesWords: has(words.set, one),
    };
  });
}

function facetIdsOf(offer: Offer): Facets {
  const facets = facetsOfOffer(offer);
  return perGroup((group) => facets.flatMap((one) => (one.group === group ? [one.id] : [])));
}

/** Returns the offers whose titles have some of these words, and the weight of sharing them. */
function sharedWords(
  index: TextIndex,
  words: readonly QueryWord[],
  among: BitSet,
): { readonly set: BitSet; readonly worth: Float32Array } {
  const size = among.length * 32;
  const set = emptySet(size);
  const worth = new Float32Array(size);
  const all = sizeOf(among);
  const found = words.map((word) => {
    const having = offersTitledWith(index, word, among);
    const members = membersOf(having, sizeOf(having));
    return { members, rarity: Math.log(1 + (all - members.length + 0.5) / (members.length + 0.5)) };
  });
  const total = found.reduce((sum, { rarity }) => sum + rarity, 0);
  for (const { members, rarity } of found)
    for (const offer of members) {
      add(set, offer);
      worth[offer] = (worth[offer] ?? 0) + (titleWorth * rarity) / total;
    }
  return { set, worth };
}

/** Returns the words of an offer's titles, without duplicates. */
function titleWords({ title }: Offer): readonly QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const text of Object.values(title))
    for (const written of wordsAsWritten(text ?? '')) {
      const word = finishedWord(written);
      if (!isStopWord(word.form)) words.set(word.form, word);
    }
  return [...words.values()];
}
