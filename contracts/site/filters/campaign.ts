import type { OffersState } from '../../careers/offers-list.ts';
import type { ListState } from './list-state.ts';

/** The lists of content that a campaign page can show; it can also show the offers. */
export const campaignLists = ['news', 'pressReleases'] as const;
export type CampaignList = (typeof campaignLists)[number];

/**
 * A page with a list some of whose filters are fixed: readers can add filters, but not remove
 * these.
 */
export interface Campaign {
  readonly id: string;
  readonly list: CampaignList;
  readonly filters: ListState['facets'];
  /** The path of the campaign page, whose list has the fixed filters only. */
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
}

/** A campaign page with offers. */
export interface OffersCampaign extends Omit<Campaign, 'list' | 'filters'> {
  readonly list: 'offers';
  readonly filters: OffersState['facets'];
}
