import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { ListSwitch } from '@parvis/contracts/site/filters/list-state.ts';
import type { FilterOption } from '../lists/filters-props.ts';

/** Plain and small values, because they are sent to the browser as JSON. */
export interface OffersFiltersProps {
  /** The form's target: the list without any filter. */
  readonly base: string;
  readonly target?: string | undefined;
  /** The id of the page that fixes some of the filters. */
  readonly campaign?: string | undefined;
  /** How the list is shown, unless as rows. */
  readonly view?: 'map' | undefined;
  /** The groups that have values, in their order. */
  readonly groups: readonly {
    readonly group: OfferGroup;
    readonly title: string;
    readonly options: readonly FilterOption[];
  }[];
  readonly switches: readonly { readonly name: ListSwitch; readonly label: string }[];
  readonly chosen: ChosenFilters<OfferGroup>;
  readonly total: number;
  /** The address for suggestions. */
  readonly addresses: { readonly keywords: string; readonly places: string };
  readonly labels: OffersFiltersLabels;
}

export interface OffersFiltersLabels {
  readonly groups: string;
  readonly keywords: string;
  readonly example: string;
  /** `#` is replaced by the completed words. */
  readonly hint: string;
  readonly place: string;
  readonly noPlace: string;
  readonly aroundMe: string;
  readonly aroundMeBusy: string;
  readonly aroundMeFailed: string;
  /** The field within the menu of places, and when it finds nothing. */
  readonly findPlace: string;
  readonly findNoPlace: string;
  /** The field within other long menus. */
  readonly findValue: string;
  readonly findNoValue: string;
  readonly radius: string;
  /** `#` is replaced by the number of kilometres. */
  readonly radiusKm: string;
  readonly search: string;
  readonly searchType: string;
  readonly placeType: string;
  readonly switches: string;
  readonly clear: string;
  /** `#` is replaced by the number. */
  readonly chosen: string;
  readonly filter: string;
  readonly apply: string;
  readonly show: string;
  readonly close: string;
  readonly busy: string;
}
