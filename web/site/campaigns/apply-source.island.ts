import { campaignJobBoardSource } from '@parvis/contracts/limits/campaigns.ts';
import { decorateApplyLinks } from './apply-links.ts';

/** Passes a known source in the page's address (`src`) on to its apply links. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const src = new URLSearchParams(location.search).get('src');
  if (src === campaignJobBoardSource) decorateApplyLinks({ src });
  onReady();
}
