import { choiceIn, toDay } from './choice.ts';

/**
 * Shows the banner if there is no valid choice, and publishes its height as `--banner-room`. Its
 * script is loaded on interaction.
 */
export function requestConsent(page: Document): void {
  if (choiceIn(page.cookie, toDay(new Date()))) return;
  const banner = page.querySelector<HTMLElement>('[data-consent="banner"]');
  if (!banner) return;
  banner.hidden = false;
  new ResizeObserver(() =>
    page.documentElement.style.setProperty(
      '--banner-room',
      `${banner.getBoundingClientRect().height}px`,
    ),
  ).observe(banner);
}
