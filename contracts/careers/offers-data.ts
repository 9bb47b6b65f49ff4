import type { ChosenFilters } from '../site/filters/list-data.ts';
import type { OfferGroup } from './offer-groups.ts';

/** An option of the filter panel: its slug and label. */
export interface OfferChoice {
  readonly slug: string;
  readonly name: string;
  /** Whether the campaign fixes it. */
  readonly isHeld?: true;
}

/** The JSON response of the offers list (`json=1`). Specification, section 3, “Offers list”. */
export interface OffersData {
  readonly success: true;
  /**
   * HTML of the entries, pagination, similar offers, nearby offers, the results' header and the
   * title.
   */
  readonly html: string;
  readonly pagination: string;
  readonly mlt: string;
  readonly geoResults: string;
  readonly header: string;
  readonly title: string;
  /** The data-layer object: slugs by group and other filters, total, page. */
  readonly gtm: {
    readonly filters: Readonly<Record<string, readonly string[]>>;
    readonly total: number;
    readonly page: number;
  };
  readonly total: number;
  /** How many countries the found offers are in. */
  readonly countries: number;
  /** The number of offers by group and slug. */
  readonly filterData: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The page's canonical address, path and query. */
  readonly url: string;
  /** The same with its origin, for search engines. */
  readonly canonical: string;
  readonly is_indexed: boolean;
  readonly document_title: string;
  /** The selection in the address, and the values that can be selected. */
  readonly chosen: ChosenFilters<OfferGroup>;
  readonly choices: readonly {
    readonly group: OfferGroup;
    readonly options: readonly OfferChoice[];
  }[];
}

/** HTML of the places whose names begin with the typed text, by level. */
export interface LocationData {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/**
 * The response of `GET /offers-list-location`. Specification, section 3. Each level stands beside
 * `html` as well, where scripts that visitors still have loaded read it.
 */
export interface PlacesData extends LocationData {
  readonly html: LocationData;
}

/** The response of `POST /offers-list-autocomplete`. Specification, section 3. */
export interface OffersAutocompleteData {
  readonly success: true;
  /** HTML of the suggestions as options of a list. */
  readonly html: string;
  /** The suggestions; the first one is the hint. */
  readonly suggester: readonly string[];
  /** HTML of the filters that match the typed text; null when none do. */
  readonly exactFilter: string | null;
  readonly location: LocationData;
}
