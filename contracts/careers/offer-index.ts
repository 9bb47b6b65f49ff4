import type { Position } from '../log/position.ts';
import type { ListSort } from '../site/filters/list-state.ts';
import type { Near } from '../site/filters/near.ts';
import type { Locale } from '../site/locale.ts';
import type { OfferId } from './ids.ts';
import type { OfferGroup } from './offer-groups.ts';

/** The query of a search of open offers. */
export interface OfferQuery {
  /** The language in which the keywords are, first of all, and the suggestions. */
  readonly locale: Locale;
  /** Or within a group, and across groups. */
  readonly facets: Readonly<Partial<Record<OfferGroup, readonly string[]>>>;
  /** Every word must occur; the last may be the beginning of one. Empty: all. */
  readonly keywords: string;
  /** Only offers written in this language. */
  readonly writtenIn?: Locale | undefined;
  /** Only offers outside this country (ISO 3166-1). */
  readonly outside?: string | undefined;
  readonly near?: Near | undefined;
  readonly sort: ListSort;
  readonly offset: number;
  readonly limit: number;
}

/** How many offers carry each facet of a group, by id; those that none does are left out. */
export type FacetCounts = Readonly<Record<OfferGroup, Readonly<Record<string, number>>>>;

export interface OfferHit {
  readonly id: OfferId;
  /** From the point of the query, in kilometres, when it has one and the offer a place. */
  readonly distanceKm?: number;
}

/** One page of found offers, with the counts of every facet. */
export interface FoundOffers {
  /** Up to where in the log the index knows the offers. */
  readonly position: Position;
  readonly total: number;
  readonly hits: readonly OfferHit[];
  /** A group's counts ignore the group's own filter. */
  readonly counts: FacetCounts;
  /** How many countries the found offers are in. */
  readonly countries: number;
  /** The words that were searched instead of misspelt ones, those alone, in the query's order; undefined when none was. */
  readonly corrected?: string;
}

/** An offer like another, and what they share. */
export interface SimilarOffer {
  readonly id: OfferId;
  readonly shares: readonly OfferGroup[];
  /** Their titles share words. */
  readonly sharesWords: boolean;
}

/** The open offers, to be searched. Adapters: embedded (the default) and Typesense. */
export interface OfferIndex {
  /**
   * @param after a position that the answer should include: it waits for it, but not long
   * @throws OfferIndexUnavailable
   */
  search(query: OfferQuery, after?: Position): Promise<FoundOffers>;
  /** Titles with all the typed words, the last of which may be unfinished; the most frequent first. @throws OfferIndexUnavailable */
  suggest(typed: string, locale: Locale, limit: number): Promise<readonly string[]>;
  /** Open offers most like one, which may be closed itself, the closest first. @throws OfferIndexUnavailable */
  similar(id: OfferId, limit: number): Promise<readonly SimilarOffer[]>;
  /** Its log position. @throws OfferIndexUnavailable */
  position(): Promise<Position>;
}

/** The index is unavailable; browsing without it is possible. */
export class OfferIndexUnavailable extends Error {
  override name = 'OfferIndexAway';
}

const isAway = () => Promise.reject(new OfferIndexUnavailable('there is no index of offers here'));

/** The index of a site without one: always unavailable. */
export const unavailableOfferIndex: OfferIndex = {
  search: isAway,
  suggest: isAway,
  similar: isAway,
  position: isAway,
};
