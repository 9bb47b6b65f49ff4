import type { ListState } from './list-state.ts';

/** The lists that a page can make a campaign of. */
export const campaignLists = ['news', 'pressReleases'] as const;
export type CampaignList = (typeof campaignLists)[number];

/** A page that holds some filters of a list: readers add to them, and never lift them. */
export interface Campaign {
  readonly id: string;
  readonly list: CampaignList;
  readonly filters: ListState['facets'];
  /** The page itself, where the list is as the campaign alone has it. */
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
}
