import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { type Offer, placesOf } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, offerGroups, perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferHit, OfferQuery, SimilarOffer } from '@parvis/contracts/careers/offer-index.ts';
import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { add, type BitSet, intersect, membersOf, remove, sizeOf } from '../sets/bit-set.ts';
import { withCapacity } from '../sets/grow.ts';
import { MemberList } from '../sets/member-list.ts';
import { queryTerms } from '../words/query-terms.ts';
import { type FacetIds, type PackedCounts, packCounts } from './compose-counts.ts';
import { DateOrder } from './date-order.ts';
import { FacetColumns, FacetCounter } from './facet-columns.ts';
import { filterOffers } from './filter-offers.ts';
import { type MatchedWords, matchWords } from './match-words.ts';
import { Places } from './places.ts';
import { PrefixMatches } from './prefix-matches.ts';
import { ReferenceNumbers } from './reference-numbers.ts';
import { Scorer } from './score-words.ts';
import { isWrittenIn, searchedTexts } from './searched-texts.ts';
import { similarOffersIn } from './similar-offers.ts';
import { takePage } from './take-page.ts';
import { TextIndex } from './text-index.ts';
import { TitleSuggestions } from './title-suggestions.ts';
import { titledSets } from './titled-sets.ts';

/** The minimum number of removed offers for a compaction. */
const fewRemoved = 1_024;
const removedShare = 1 / 4;
const gone = 0xffff_ffff;
const noCounts = new Uint32Array(0);

/** One page of found offers, as the engine returns it. */
export interface EngineResult {
  readonly total: number;
  readonly hits: readonly OfferHit[];
  readonly counts: PackedCounts;
  readonly countries: number;
  readonly corrected: string | undefined;
}

/** Open offers in memory, searched by words, facets and place. Pure: without clock or I/O. */
export class OfferEngine {
  readonly #numbers = new Map<string, number>();
  #ids: OfferId[] = [];
  #live: BitSet = new Uint32Array(0);
  #writtenIn = byLocale((): BitSet => new Uint32Array(0));
  readonly #facets = new FacetColumns();
  readonly #counter = new FacetCounter();
  readonly #members = new MemberList();
  readonly #places = new Places();
  readonly #references = new ReferenceNumbers();
  readonly #text = new TextIndex();
  readonly #scorer = new Scorer(this.#text);
  readonly #prefixes = new PrefixMatches();
  readonly #titles = new TitleSuggestions(this.#text.vocabulary);
  readonly #order = new DateOrder((offer) => this.#ids[offer] ?? '');

  /** The number of offers. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The ids of each group's facets by number, for `composeCounts`; they only grow. */
  get facetIds(): FacetIds {
    return perGroup((group) => this.#facets.of[group].ids);
  }

  /** Adds an offer, or replaces it. */
  put(id: OfferId, offer: Offer): void {
    this.remove(id);
    const number = this.#ids.push(id) - 1;
    this.#numbers.set(id, number);
    const facets = facetsOfOffer(offer);
    this.#prefixes.clear();
    this.#facets.set(number, facets);
    this.#references.set(number, offer.reference);
    this.#places.append(placesOf(offer));
    this.#titles.append(number, this.#text.append(number, searchedTexts(offer, facets)));
    this.#order.append(number, offer.publishedAt);
    const units = (number >>> 5) + 1;
    this.#live = withCapacity(this.#live, units);
    add(this.#live, number);
    for (const locale of locales) {
      this.#writtenIn[locale] = withCapacity(this.#writtenIn[locale], units);
      if (isWrittenIn(offer, locale)) add(this.#writtenIn[locale], number);
    }
  }

  /** Removes an offer, if present. */
  remove(id: OfferId): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.#numbers.delete(id);
    remove(this.#live, number);
    this.#facets.discount(number);
    this.#text.discount(number);
    this.#titles.discount(number);
    const removed = this.#ids.length - this.size;
    if (removed > Math.max(fewRemoved, this.#ids.length * removedShare)) this.#compact();
  }

  search(query: OfferQuery): EngineResult {
    const live = this.#liveSet();
    const matched = this.#matched(query, live);
    const titled = titledSets(this.#text, query, live);
    if (matched.scores !== undefined)
      for (const set of titled.values()) this.#scorer.addTitled(set);
    const parts = {
      facets: this.#facets,
      places: this.#places,
      writtenIn: this.#writtenIn,
      titled,
    };
    const { found, ignoring } = filterOffers(parts, query, matched.set);
    const { size, count } = this.#counter.of(found, live, this.size);
    const { counted = offerGroups } = query;
    const isCounted = (group: OfferGroup) =>
      counted.includes(group) && (group === 'country' || !ignoring.has(group));
    const counts: Record<OfferGroup, Uint32Array> = perGroup((group) =>
      isCounted(group) ? count(this.#facets.of[group]) : noCounts,
    );
    const countries = counts.country.subarray(1).filter((offers) => offers > 0).length;
    for (const [group, set] of ignoring)
      if (counted.includes(group))
        counts[group] = this.#counter.of(set, live, this.size).count(this.#facets.of[group]);
    const page = takePage(
      {
        order: this.#order,
        places: this.#places,
        scores: matched.scores,
        members: this.#members,
      },
      query,
      found,
      size,
    );
    const distanceKm = query.near && this.#places.distancesKm(query.near);
    return {
      total: size,
      hits: page.map((offer) => this.#hit(offer, distanceKm)),
      counts: packCounts(counts),
      countries,
      corrected: matched.corrected,
    };
  }

  /** Returns titles with all the typed words, the last of which may be unfinished. */
  suggest(typed: string, locale: Locale, limit: number): readonly string[] {
    return this.#titles.suggest(typed, locale, limit);
  }

  /** Returns the offers most similar to one, excluding itself. */
  similar(id: OfferId, offer: Offer, limit: number): readonly SimilarOffer[] {
    const among = this.#liveSet().slice();
    const itself = this.#numbers.get(id);
    if (itself !== undefined) remove(among, itself);
    const like = similarOffersIn(
      { text: this.#text, facets: this.#facets, order: this.#order },
      offer,
      among,
      limit,
    );
    return like.flatMap(({ offer: number, shares, sharesWords }) => {
      const likeId = this.#ids[number];
      return likeId === undefined ? [] : [{ id: likeId, shares, sharesWords }];
    });
  }

  #matched(query: OfferQuery, live: BitSet): MatchedWords {
    const { keywords, synonyms, references = [], locale, sort } = query;
    const all = { set: live, scores: undefined, corrected: undefined };
    if (references.length > 0) {
      const set = this.#references.offersWith(references, live.length * 32);
      intersect(set, live);
      if (sizeOf(set) > 0) return { ...all, set };
    }
    const terms = queryTerms(keywords, synonyms);
    if (terms.length === 0) return all;
    const scorer = sort === 'relevance' ? this.#scorer : undefined;
    return matchWords(this.#text, { terms, locale, scorer, prefixes: this.#prefixes }, live);
  }

  #hit(offer: number, distanceKm?: (offer: number) => number): OfferHit {
    const id = this.#ids[offer];
    if (id === undefined) throw new Error(`there is no offer ${offer} in the index`);
    return distanceKm === undefined ? { id } : { id, distanceKm: distanceKm(offer) };
  }

  /** Returns the open offers, without the spare capacity. */
  #liveSet(): BitSet {
    return this.#live.subarray(0, Math.ceil(this.#ids.length / 32));
  }

  #compact(): void {
    const kept = membersOf(this.#liveSet(), this.size);
    const places = new Uint32Array(this.#ids.length).fill(gone);
    for (const [place, former] of kept.entries()) places[former] = place;
    this.#order.compact(kept, places, this.#live);
    this.#facets.compact(kept);
    this.#places.compact(kept);
    this.#references.compact(kept);
    this.#prefixes.clear();
    this.#text.compact(kept, places, gone);
    this.#titles.compact(kept);
    for (const locale of locales) this.#writtenIn[locale] = moved(this.#writtenIn[locale], kept);
    this.#live = moved(this.#live, kept);
    this.#ids = Array.from(kept, (former) => this.#ids[former]).flatMap((id) => id ?? []);
    for (const [place, id] of this.#ids.entries()) this.#numbers.set(id, place);
  }
}

/** Moves the members of a set to their new places among the kept ones. */
function moved(set: BitSet, kept: Uint32Array): BitSet {
  const next = new Uint32Array(Math.ceil(kept.length / 32));
  for (const [place, former] of kept.entries())
    if (((set[former >>> 5] ?? 0) >>> (former & 31)) & 1) add(next, place);
  return next;
}
