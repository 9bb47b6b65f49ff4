import type { ShownImage } from '../media/picture-sources.ts';
import type { RichText } from '../rich-text/document.ts';
import type { OffersCampaign } from '../site/filters/campaign.ts';
import type { ListGroup } from '../site/filters/filtered-list.ts';
import type { ListSort } from '../site/filters/list-state.ts';
import type { Locale } from '../site/locale.ts';
import type { CareersPlace } from './careers-place.ts';
import type { OfferId } from './ids.ts';
import type { OfferPlace, OfferSalary } from './offer.ts';
import type { OfferGroup, PlaceGroup, TraitGroup } from './offer-groups.ts';
import type { OffersState } from './offers-list.ts';

/**
 * The facets of an offer but those of its places, named in the page's language; empty for groups in
 * which it has none.
 */
export type OfferFacts = Readonly<Partial<Record<TraitGroup, string>>>;

/** The known levels of a place, named in the page's language. */
export type PlaceNames = Readonly<Partial<Record<PlaceGroup, string>>>;

/** The ids of an offer's facets but those of its places. */
export type OfferFacetIds = Readonly<Partial<Record<TraitGroup, string>>>;

/** An open offer in a list. */
export interface ListedOffer {
  readonly id: OfferId;
  readonly path: string;
  readonly title: string;
  /** The language of the title: the page's, where the offer has it. */
  readonly writtenIn: Locale;
  readonly facts: OfferFacts;
  /** Those that were searched for come first. */
  readonly places: readonly PlaceNames[];
  /** Ids of its facets, for the data attributes of its element. */
  readonly facets: OfferFacetIds;
  readonly salary: OfferSalary | undefined;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  readonly closesAt: string | undefined;
  /** From the point of the search to the nearest place, in kilometres. */
  readonly distanceKm: number | undefined;
}

/** A similar offer, and the facets it shares with the one displayed or searched for. */
export interface RelatedOffer {
  readonly offer: ListedOffer;
  readonly shares: readonly OfferGroup[];
  readonly sharesWords: boolean;
}

/** An active filter of the offers list, and the address of the list without it. */
export interface ActiveOfferFilter {
  readonly of: OfferGroup | 'keywords' | 'near' | 'french_only' | 'locale' | 'international';
  /** The facet's name, chosen or typed, or the other keywords; empty when the renderer supplies it. */
  readonly name: string;
  readonly hrefWithout: string;
  /** The number of offers without it; set only when none are found with it. */
  readonly resultsWithout?: number;
  /** Whether the campaign fixes it, so that it cannot be removed. */
  readonly isHeld: boolean;
}

/** One page of the offers list, with all its filter options. */
export interface OffersList {
  readonly locale: Locale;
  /** Its canonical address, path and query. */
  readonly address: string;
  /** The address of the list without filters: the form's action. */
  readonly base: string;
  /** The address to reset to: the list with its preset only, or the campaign's page. */
  readonly reset: string;
  readonly campaign: OffersCampaign | undefined;
  readonly state: OffersState;
  readonly sort: ListSort;
  /** The groups that have options, in their order. */
  readonly groups: readonly ListGroup<OfferGroup>[];
  readonly active: readonly ActiveOfferFilter[];
  readonly entries: readonly ListedOffer[];
  readonly total: number;
  /** How many countries the found offers are in. */
  readonly countries: number;
  /** The number of pages, at least 1. */
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** The addresses of the list in its other sort orders. */
  readonly sorts: readonly { readonly sort: ListSort; readonly href: string }[];
  /** The same search with wider radii, when it has a point. */
  readonly radii: readonly { readonly radiusKm: number; readonly href: string }[];
  /** The words that replaced misspelt ones. */
  readonly corrected: string | undefined;
  /** When none has all words: the offers that most of the words find. */
  readonly most: readonly ListedOffer[];
  /** Similar offers that the filters exclude, when few or none are found. */
  readonly similar: readonly ListedOffer[];
  /** Whether these are the newest offers, because nothing else is near. */
  readonly areNewest: boolean;
  /** Offers near the chosen places but outside of them. */
  readonly nearby: readonly ListedOffer[];
  readonly feed: string;
  /** The address of the same search as a map of its places. */
  readonly mapHref: string;
  /** The places with the most of its offers, where the list is shown as a map. */
  readonly map?: readonly CareersPlace[] | undefined;
  /** Whether search engines may index it: a list with at most one filter. */
  readonly isIndexed: boolean;
  /**
   * Whether the search engine is unavailable; then the newest offers are shown, without keywords or
   * counts.
   */
  readonly isSearchUnavailable: boolean;
}

/** A place of an offer on its page. */
export interface ShownPlace {
  readonly place: OfferPlace;
  readonly names: PlaceNames;
}

/** An open offer on its page. */
export interface OfferPage {
  readonly id: OfferId;
  readonly path: string;
  readonly reference: string;
  readonly title: string;
  /** The image that the settings have for its field of work. */
  readonly image?: ShownImage;
  readonly description: RichText;
  /** The language it is written in: the page's, where the offer has it. */
  readonly writtenIn: Locale;
  /** The path of its page in each language that it is written in: other pages show one of these. */
  readonly written: readonly { readonly locale: Locale; readonly path: string }[];
  readonly facts: OfferFacts;
  readonly facets: OfferFacetIds;
  readonly places: readonly ShownPlace[];
  readonly salary: OfferSalary | undefined;
  readonly publishedAt: string;
  readonly closesAt: string | undefined;
  readonly related: readonly RelatedOffer[];
}

/** An offer that is no longer open. */
export interface ClosedOffer {
  readonly path: string;
  readonly title: string;
  readonly writtenIn: Locale;
  /** When it closed or was withdrawn (ISO 8601, UTC). */
  readonly closedAt: string;
  /** The most similar open offers. */
  readonly closest: readonly RelatedOffer[];
  /** The list of open offers in the same field; of all offers when it had none. */
  readonly list: string;
}

/** A place that can be selected. */
export interface PlaceOption {
  /** Its slug in addresses. */
  readonly slug: string;
  readonly name: string;
  readonly results: number;
}

/** Places with open offers, by level. */
export type PlaceOptions = Readonly<Record<'country' | 'region' | 'city', readonly PlaceOption[]>>;

/** Completions of typed keywords, and filters that match them. */
export interface KeywordSuggestions {
  /** Titles of open offers; the first is the hint. */
  readonly titles: readonly string[];
  /** The filters that match the keywords, and the list with these instead of the keywords. */
  readonly exact: { readonly names: readonly string[]; readonly href: string } | undefined;
  readonly places: PlaceOptions;
}

/** The offers of a job module: the newest of its list, and the list's total. */
export interface ShownJobs {
  readonly offers: readonly ListedOffer[];
  readonly total: number;
  readonly list: string;
}
