import {
  campaignDefaultSource,
  campaignJobBoardSource,
} from '@parvis/contracts/limits/campaigns.ts';
import { cookies } from '../consent/cookies.ts';
import { whenGranted } from '../consent/gate.ts';
import { storeCookie } from '../consent/store-cookie.ts';
import { reportCampaign } from './when-campaign.ts';

/** The characters allowed in the name and the value of a cookie. */
const code = /^[\w.-]{1,64}$/;

/** Stores the campaign in the address that brought a visitor: `idc` and `ids`, or `sea_c`. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => {
    const value = query.get(name) ?? '';
    return code.test(value) ? value : undefined;
  };
  const campaign = read('idc');
  if (campaign !== undefined) {
    const value = `${read('ids') ?? defaultSource(query)}:${campaign}`;
    storeCookie('campaign', value);
    storeCookie('campaigns', value, campaign.toLowerCase());
    whenGranted(cookies.campaign.category, reportCampaign);
  }
  const sea = read('sea_c');
  if (sea !== undefined) storeCookie('sea', `c_${sea}`);
  onReady();
}

function defaultSource(query: URLSearchParams): string {
  return query.get('src') === campaignJobBoardSource
    ? campaignJobBoardSource
    : campaignDefaultSource;
}
