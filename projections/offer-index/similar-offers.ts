import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { FacetColumns } from './facet-columns.ts';
import { answersTo } from './match-words.ts';
import { add, type BitSet, emptySet, has, membersOf, sizeOf } from './sets/bit-set.ts';
import { inAnyTitle, postingBits, type TextIndex } from './text-index.ts';
import { finishedWord, type QueryWord } from './words/query-words.ts';
import { scanWords } from './words/scan-words.ts';
import type { SearchedText } from './words/searched-texts.ts';
import { isStopWord } from './words/stop-words.ts';

/** What sharing every word of a title is worth, beside sharing a facet. */
const titleWorth = 4;
const facetWorth = { domain: 2, contract: 0.5, experience: 0.25 } as const;
/** Of a place, only the narrowest level that is shared counts. */
const placeWorth = { city: 1.5, region: 1, country: 0.25 } as const;
const placeLevels = ['city', 'region', 'country'] as const;

/** What an offer is compared by. */
export interface Likeness {
  readonly texts: readonly SearchedText[];
  readonly facets: Readonly<Partial<Record<OfferGroup, string>>>;
}

/** An offer that shares something, and what. */
export interface LikeOffer {
  readonly offer: number;
  readonly worth: number;
  readonly shares: readonly OfferGroup[];
  readonly sharesWords: boolean;
}

/** The offers of a set that share words of their titles, the domain or the city with one. */
export function likeOffers(
  index: TextIndex,
  { of }: FacetColumns,
  { texts, facets }: Likeness,
  among: BitSet,
): readonly LikeOffer[] {
  const size = among.length * 32;
  const words = sharedWords(index, texts, among);
  const candidates = words.set.slice();
  for (const group of ['domain', 'city'] as const) {
    const id = facets[group];
    const carrying = id === undefined ? emptySet(size) : of[group].carrying([id], size);
    for (let at = 0; at < candidates.length; at += 1)
      candidates[at] = ((candidates[at] ?? 0) | (carrying[at] ?? 0)) & (among[at] ?? 0);
  }
  const isShared = (group: OfferGroup, offer: number) =>
    facets[group] !== undefined && of[group].idOf(offer) === facets[group];
  return Array.from(membersOf(candidates, sizeOf(candidates)), (offer) => {
    const { worth, shares } = worthOf((group) => isShared(group, offer));
    const sharesWords = has(words.set, offer);
    return { offer, worth: worth + titleWorth * (words.shares[offer] ?? 0), shares, sharesWords };
  });
}

/** What shared facets are worth together. */
function worthOf(isShared: (group: OfferGroup) => boolean): {
  readonly worth: number;
  readonly shares: readonly OfferGroup[];
} {
  let worth = 0;
  const shares: OfferGroup[] = [];
  const place = placeLevels.find(isShared);
  for (const group of ['contract', 'domain', place, 'experience'] as const) {
    if (group === undefined || (group !== place && !isShared(group))) continue;
    shares.push(group);
    worth += { ...facetWorth, ...placeWorth }[group];
  }
  return { worth, shares };
}

/** The offers whose titles share words with these, and which share of all that the words tell. */
function sharedWords(
  index: TextIndex,
  texts: readonly SearchedText[],
  among: BitSet,
): { readonly set: BitSet; readonly shares: Float32Array } {
  const size = among.length * 32;
  const set = emptySet(size);
  const shares = new Float32Array(size);
  const all = sizeOf(among);
  let told = 0;
  for (const word of titleWords(texts)) {
    const having = offersWithTitleWord(index, word, among);
    const members = membersOf(having, sizeOf(having));
    const rarity = Math.log(1 + (all - members.length + 0.5) / (members.length + 0.5));
    told += rarity;
    for (const offer of members) {
      add(set, offer);
      shares[offer] = (shares[offer] ?? 0) + rarity;
    }
  }
  return { set, shares: shares.map((share) => share / Math.max(told, Number.MIN_VALUE)) };
}

/** The words of an offer's titles, each once. */
function titleWords(texts: readonly SearchedText[]): readonly QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const { title } of texts)
    scanWords(title, (written) => {
      const word = finishedWord(written);
      if (!isStopWord(word.form)) words.set(word.form, word);
    });
  return [...words.values()];
}

function offersWithTitleWord(index: TextIndex, word: QueryWord, among: BitSet): BitSet {
  const set = emptySet(among.length * 32);
  for (const { form } of answersTo(index, word))
    for (const posting of index.lists.read(form)) {
      const offer = posting >>> postingBits;
      if ((posting & inAnyTitle) !== 0 && has(among, offer)) add(set, offer);
    }
  return set;
}
