import { anyGroup, type FilterList } from '../site/filters/filter-lists.ts';
import type { ListState } from '../site/filters/list-state.ts';
import { type OfferGroup, offerGroups } from './offer-groups.ts';

/** How the state of the offers list is encoded in its address. Specification, section 2. */
export const offersList: FilterList<OfferGroup> = {
  groups: offerGroups,
  route: 'rh_offers',
  filteredRoute: 'rh_offers',
  slots: anyGroup(offerGroups, 'f1', 'f2', 'f3'),
};

export type OffersState = ListState<OfferGroup>;
