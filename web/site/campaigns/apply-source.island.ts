import { campaignJobBoardSource } from '@parvis/contracts/limits/campaigns.ts';
import { decorateApplyLinks } from './apply-links.ts';

/** Passes the source that the page's address names (`src`) on to its apply links, where it is one we know. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const src = new URLSearchParams(location.search).get('src');
  if (src === campaignJobBoardSource) decorateApplyLinks({ src });
  onReady();
}
