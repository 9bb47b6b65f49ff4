import type { CheckedCampaign } from '../campaign-codes/endpoints.ts';
import {
  campaignDefaultSource,
  campaignJobBoardSite,
  campaignJobBoardSource,
} from '../limits/campaigns.ts';

/** A visitor's origin. */
export interface Origin {
  /** The host of this site. */
  readonly host: string;
  /** The `src` of the link that was followed. */
  readonly src: string | undefined;
  readonly campaign: CheckedCampaign;
}

/**
 * Returns the application address, with the codes that the applicant system counts by: a source,
 * the site, and those of an active campaign. They replace those in the address. Specification,
 * section 9.
 */
export function applyAddress(applyUrl: string, { host, src, campaign }: Origin): string {
  const isJobBoard = src === campaignJobBoardSource;
  const address = new URL(applyUrl);
  const set = (name: string, value: string) => address.searchParams.set(name, value);
  set('source', isJobBoard ? campaignJobBoardSource : campaignDefaultSource);
  set('site', isJobBoard ? campaignJobBoardSite : host);
  if (campaign.success) {
    set('source', campaign.source);
    set('campaign', campaign.campaign);
    if (campaign.obi !== null) set('obi', campaign.obi);
  }
  return address.href;
}
