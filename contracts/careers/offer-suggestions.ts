import type { ListGroup } from '../site/filters/filtered-list.ts';
import type { Locale } from '../site/locale.ts';
import type { OfferGroup } from './offer-groups.ts';

/** A value that can be filtered by, as part of what somebody typed names it. */
export interface NamedFacet {
  readonly group: OfferGroup;
  /** Its word in addresses. */
  readonly slug: string;
  readonly name: string;
}

/** Places whose names begin with what was typed: of countries, regions and cities, those found. */
export type FoundPlaces = readonly ListGroup<OfferGroup>[];

/** What is suggested to somebody who types keywords in the offers list. */
export interface OfferSuggestions {
  readonly locale: Locale;
  /** Titles of offers, the best first. */
  readonly suggests: readonly string[];
  /** The filters that what was typed names (“cdi paris”), and the words that name none. */
  readonly exact: { readonly facets: readonly NamedFacet[]; readonly rest: string } | undefined;
  readonly places: FoundPlaces;
}
