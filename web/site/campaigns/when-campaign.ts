import { cookieValue } from '../../public/cookies/cookie-value.ts';
import { cookies } from '../consent/cookies.ts';

const keptEvent = 'parvis:campaign-kept';

/** Runs an action once the visitor has a campaign's cookie: now, or when this page stores one. */
export function whenCampaign(action: () => void): void {
  if (cookieValue(document.cookie, cookies.campaign.name) !== undefined) action();
  else document.addEventListener(keptEvent, action, { once: true });
}

/** Reports that this page has stored a campaign. */
export function reportCampaign(): void {
  document.dispatchEvent(new Event(keptEvent));
}
