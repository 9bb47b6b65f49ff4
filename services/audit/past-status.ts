import type { AuditStatus } from '@parvis/contracts/audit/views.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import type { PastComposition } from './site-history.ts';

/** Returns the status of a response: that of a closed offer is “gone”, as for visitors (410). */
export function statusOf(composition: PastComposition): AuditStatus {
  return composition.kind === 'moved' ? 'moved' : statusOfScreen(composition.screen);
}

function statusOfScreen({ screen }: Screen): AuditStatus {
  if (screen === 'closed-offer') return 'gone';
  return screen === 'gone' || screen === 'not-found' ? screen : 'found';
}

/** Returns the title of a response, if it is a page that has one. */
export function titleOf(composition: PastComposition, locale: Locale): string | null {
  if (composition.kind !== 'screen') return null;
  const { screen } = composition;
  switch (screen.screen) {
    case 'media-item':
      return textIn(screen.item.title, locale);
    case 'offer':
    case 'closed-offer':
      return screen.offer.title;
    default:
      return pageOf(composition)?.title ?? null;
  }
}

/** Returns the content page of a composition, if there is one. */
export function pageOf(composition: PastComposition): ContentPage | undefined {
  if (composition.kind !== 'screen' || composition.screen.screen !== 'content') return undefined;
  return composition.screen.page;
}

/** Data for scripts, which is served under any spelling of its address. */
const dataForScripts: ReadonlySet<Screen['screen']> = new Set([
  'list-data',
  'offers-data',
  'offer-suggestions',
  'offer-places',
  'search-answer',
  'suggestions',
  'live-posts',
  'failed-answer',
]);

/** Returns whether visitors who requested another spelling were redirected to the address. */
export function hasOneAddress(composition: PastComposition): boolean {
  return (
    composition.kind === 'screen' &&
    statusOf(composition) === 'found' &&
    !dataForScripts.has(composition.screen.screen)
  );
}
