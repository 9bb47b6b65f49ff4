import {
  campaignDefaultSource,
  campaignJobBoardSource,
} from '@parvis/contracts/limits/campaigns.ts';
import { keepCookie } from '../consent/keep-cookie.ts';

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
    keepCookie('campaign', value);
    keepCookie('campaigns', value, campaign.toLowerCase());
  }
  const sea = read('sea_c');
  if (sea !== undefined) keepCookie('sea', `c_${sea}`);
  onReady();
}

function defaultSource(query: URLSearchParams): string {
  return query.get('src') === campaignJobBoardSource
    ? campaignJobBoardSource
    : campaignDefaultSource;
}
