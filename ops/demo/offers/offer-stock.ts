import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import type { remotePolicies } from '@parvis/contracts/careers/offer-groups.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A sentence in each language; empty in one that it does not have. */
export type Sentence = Readonly<Record<Locale, string>>;

/**
 * An occupation: its titles, after ESCO; the minimum and maximum years of experience of those who
 * hold it; the yearly salary of a beginner in thousands of euros.
 */
export interface Occupation {
  readonly title: Sentence;
  readonly years: readonly [least: number, most: number];
  readonly pay: number;
}

/** A field of work, with the ingredients of its offers. */
export interface Domain {
  readonly name: Sentence;
  /** The percentage of offers in it. */
  readonly share: number;
  /** Whether it exists only in the banks, near their customers. */
  readonly isLocal: boolean;
  /** How often it can be done remotely. */
  readonly remote: (typeof remotePolicies)[number];
  readonly occupations: readonly Occupation[];
  /** Completes “You join …”. */
  readonly teams: readonly Sentence[];
  readonly missions: readonly Sentence[];
  readonly profile: readonly Sentence[];
}

/** A place of work: coordinates by GeoNames, regions by their local names. */
export type Workplace = Required<Omit<OfferPlace, 'continent' | 'postalCode' | 'street'>>;

/** A company of the Group that offers jobs. */
export interface Employer {
  readonly name: string;
  /** The percentage of offers that come from it. */
  readonly share: number;
  /** The paragraph about it in its offers. */
  readonly about: Sentence;
  /** The first is its headquarters, where most of its employees work. */
  readonly places: readonly Workplace[];
}

/** What offers are composed of. */
export interface OfferStock {
  readonly domains: readonly Domain[];
  readonly employers: readonly Employer[];
  /** Returns the sentences of a part of an offer, for one of its values if they depend on it. */
  readonly texts: (part: string, of?: string) => readonly Sentence[];
  /** The languages in which every sentence is written. */
  readonly languages: readonly Locale[];
}
