import { choiceIn, dayOf } from './choice.ts';

/** Shows the banner without a valid choice. Its script is loaded on interaction. */
export function requestConsent(page: Document): void {
  if (choiceIn(page.cookie, dayOf(new Date()))) return;
  const banner = page.querySelector<HTMLElement>('[data-consent="banner"]');
  if (banner) banner.hidden = false;
}
