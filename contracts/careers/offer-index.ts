import type { Position } from '../log/position.ts';
import type { ListSort } from '../site/filters/list-state.ts';
import type { Near } from '../site/filters/near.ts';
import type { Locale } from '../site/locale.ts';
import type { OfferId } from './ids.ts';
import type { OfferGroup } from './offer-groups.ts';

/** Words of a query, and others that stand for them. */
export interface WordSynonyms {
  /** Words of the keywords, in order, as typed. */
  readonly words: string;
  /** Each one or more words; an offer has them if it has all words of one. */
  readonly others: readonly string[];
}

/** The query of a search of open offers. */
export interface OfferQuery {
  /** The primary language of the keywords, and the language of suggestions. */
  readonly locale: Locale;
  /** Combined with OR within a group, with AND across groups. */
  readonly facets: Readonly<Partial<Record<OfferGroup, readonly string[]>>>;
  /**
   * Every word must occur, in either gender, in compounds and across typos; the last may be a
   * prefix. Empty: no restriction.
   */
  readonly keywords: string;
  /** What else stands for some of the keywords. */
  readonly synonyms?: readonly WordSynonyms[] | undefined;
  /**
   * Names of chosen facets, each one or more words: an offer whose title has one of them is found
   * as well as those with the facet.
   */
  readonly titled?: Readonly<Partial<Record<OfferGroup, readonly string[]>>> | undefined;
  /**
   * References that the keywords may be, folded: when an offer has one, only such offers are found.
   */
  readonly references?: readonly string[] | undefined;
  /** Only offers written in this language. */
  readonly writtenIn?: Locale | undefined;
  /** Only offers outside this country (ISO 3166-1). */
  readonly outside?: string | undefined;
  readonly near?: Near | undefined;
  readonly sort: ListSort;
  readonly offset: number;
  readonly limit: number;
  /** The groups whose facets are counted; absent: all. */
  readonly counted?: readonly OfferGroup[] | undefined;
}

/** The number of offers for each facet of a group, by id; facets without offers are omitted. */
export type FacetCounts = Readonly<Record<OfferGroup, Readonly<Record<string, number>>>>;

export interface OfferHit {
  readonly id: OfferId;
  /** The distance from the query's point in kilometres; undefined when either has no location. */
  readonly distanceKm?: number;
}

/** One page of found offers, with the counts of every facet. */
export interface FoundOffers {
  /** The log position that the index has reached. */
  readonly position: Position;
  readonly total: number;
  readonly hits: readonly OfferHit[];
  /** A group's counts ignore the group's own filter; empty for groups that are not counted. */
  readonly counts: FacetCounts;
  /** How many countries the found offers are in; 0 unless countries are counted. */
  readonly countries: number;
  /**
   * The words that replaced misspelt ones, in the query's order; undefined when no word was
   * replaced.
   */
  readonly corrected?: string;
}

/** An offer similar to another, and what they share. */
export interface SimilarOffer {
  readonly id: OfferId;
  readonly shares: readonly OfferGroup[];
  /** Whether their titles share words. */
  readonly sharesWords: boolean;
}

/** Searches the open offers. Adapters: embedded (the default) and Typesense. */
export interface OfferIndex {
  /**
   * @param after a position that the result should include; the search waits for it, up to a time
   *   limit
   * @throws OfferIndexUnavailable
   */
  search(query: OfferQuery, after?: Position): Promise<FoundOffers>;
  /**
   * Returns the titles that contain all the typed words, the last of which may be unfinished, most
   * frequent first.
   * @throws OfferIndexUnavailable
   */
  suggest(typed: string, locale: Locale, limit: number): Promise<readonly string[]>;
  /**
   * Returns the open offers most similar to one, which may itself be closed, closest first.
   * @throws OfferIndexUnavailable
   */
  similar(id: OfferId, limit: number): Promise<readonly SimilarOffer[]>;
  /** Its log position. @throws OfferIndexUnavailable */
  position(): Promise<Position>;
  /**
   * Returns whether results from now on are whole. While they are not, as after a crash of the
   * server, nothing that is composed of them may be kept. Never rejects.
   */
  isWhole(): Promise<boolean>;
}

/** The index is unavailable; browsing without it is possible. */
export class OfferIndexUnavailable extends Error {
  override name = 'OfferIndexUnavailable';
}

/** The offers cannot be written to the index; those that it has are searched. */
export class OfferIndexNotWritten extends Error {
  override name = 'OfferIndexNotWritten';
}

const isUnavailable = () =>
  Promise.reject(new OfferIndexUnavailable('there is no index of offers here'));

/** The offer index of a site that has none: always unavailable. */
export const unavailableOfferIndex: OfferIndex = {
  search: isUnavailable,
  suggest: isUnavailable,
  similar: isUnavailable,
  position: isUnavailable,
  isWhole: async () => false,
};
