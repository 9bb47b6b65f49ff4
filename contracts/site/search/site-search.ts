import type { Locale } from '../locale.ts';
import type { ResultKind } from './result-kinds.ts';

/** A piece of a text; `isFound` where it is what was searched for. */
export interface Passage {
  readonly text: string;
  readonly isFound: boolean;
}

/** One result of the search of the site. */
export interface SearchResult {
  readonly id: string;
  readonly kind: ResultKind;
  readonly path: string;
  readonly title: readonly Passage[];
  /** Where its text speaks of what was searched for, else how it begins; empty where it has none. */
  readonly excerpt: readonly Passage[];
  /** Its editorial day, YYYY-MM-DD, where it has one. */
  readonly day: string | null;
}

/** What the search of the site answers. */
export interface SiteSearch {
  readonly locale: Locale;
  /** As it was typed, on one line and cut. */
  readonly search: string;
  /** Whether that is enough to be searched for. */
  readonly isEnough: boolean;
  /** The kind that results are narrowed to. */
  readonly kind: ResultKind | undefined;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Results of every kind. */
  readonly total: number;
  readonly counts: Readonly<Partial<Record<ResultKind, number>>>;
  readonly items: readonly SearchResult[];
  /** Titles to search for instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** The retail banks, for customers who want their account; undefined for everybody else. */
  readonly banks: readonly { readonly title: string; readonly path: string }[] | undefined;
  /** The address of these results narrowed, at another page, or of other words'. */
  readonly hrefOf: (query: {
    readonly search?: string;
    readonly kind?: ResultKind;
    readonly page?: number;
  }) => string;
}
