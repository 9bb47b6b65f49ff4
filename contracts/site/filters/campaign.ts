import type { OffersState } from '../../careers/offers-list.ts';
import type { ListState } from './list-state.ts';

/** The lists of content that a campaign page can show; it can also show the offers. */
export const campaignLists = ['news', 'pressReleases'] as const;
export type CampaignList = (typeof campaignLists)[number];

/**
 * A page with a list that has some fixed filters: readers can add filters, but cannot remove these.
 */
export interface Campaign {
  readonly id: string;
  readonly list: CampaignList;
  readonly filters: ListState['facets'];
  /** The path of the campaign page, whose list has only the fixed filters. */
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
}

/** A campaign page with offers. */
export interface OffersCampaign extends Omit<Campaign, 'list' | 'filters'> {
  readonly list: 'offers';
  readonly filters: OffersState['facets'];
}
