import type { Locale } from '../locale.ts';
import type { ResultKind } from './result-kinds.ts';

/** A piece of a text; `isFound` where it matches the query. */
export interface Passage {
  readonly text: string;
  readonly isFound: boolean;
}

/** One result of the site search. */
export interface SearchResult {
  readonly id: string;
  readonly kind: ResultKind;
  readonly path: string;
  readonly title: readonly Passage[];
  /** The part of its text that matches the query, else its beginning; empty when it has no text. */
  readonly excerpt: readonly Passage[];
  /** Its editorial date, YYYY-MM-DD, if it has one. */
  readonly day: string | null;
}

/** The job offers that a search of the site finds. */
export interface FoundOffersOfSearch {
  readonly total: number;
  /** The address of their list. */
  readonly path: string;
  /** The offer itself, when it is the only one. */
  readonly only?: { readonly title: string; readonly path: string };
}

/** The results of the site search. */
export interface SiteSearch {
  readonly locale: Locale;
  /** The query as typed, on one line and truncated. */
  readonly search: string;
  /** Whether the query is long enough to search. */
  readonly isEnough: boolean;
  /** The kind that the results are filtered by. */
  readonly kind: ResultKind | undefined;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Results of every kind. */
  readonly total: number;
  readonly counts: Readonly<Partial<Record<ResultKind, number>>>;
  readonly items: readonly SearchResult[];
  /** Titles to search for instead, when nothing was found. */
  readonly suggestions: readonly string[];
  /** The retail banks, for customers looking for their account; otherwise undefined. */
  readonly banks: readonly { readonly title: string; readonly path: string }[] | undefined;
  /** The open offers that match as well; undefined when there are none, or they are unavailable. */
  readonly offers?: FoundOffersOfSearch | undefined;
  /** The address of these results with another kind, page or query. */
  readonly hrefOf: (query: {
    readonly search?: string;
    readonly kind?: ResultKind;
    readonly page?: number;
  }) => string;
}
