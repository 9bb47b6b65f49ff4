import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { languages } from '@parvis/contracts/site/locale.ts';
import { createActor, fromPromise } from 'xstate';
import { pageLanguage } from '../../public/page-language.ts';
import { whenGranted } from '../consent/gate.ts';
import {
  employerReviewMachine,
  type RenderedReview,
  type ReviewVariant,
} from './employer-review.machine.ts';

/** Inserts the newest rating into its block, which is removed when there is none. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const needsConsent = root.dataset['of'] === 'group';
  const actor = createActor(
    employerReviewMachine.provide({
      actors: {
        fetchReview: fromPromise(({ input, signal }) =>
          fetchReview(root.dataset['source'] ?? '', input, signal),
        ),
      },
      actions: {
        show: (_args, review) => show(root, review),
        hide: () => {
          root.hidden = true;
        },
      },
    }),
    { input: { needsConsent } },
  ).start();
  if (needsConsent) whenGranted('s3', () => actor.send({ type: 'granted' }));
  onReady();
}

async function fetchReview(
  source: string,
  variant: ReviewVariant,
  signal: AbortSignal,
): Promise<RenderedReview> {
  const response = await fetch(variant === 'disabled' ? `${source}?disabled=1` : source, {
    signal,
  });
  const data = await response.json();
  if (data.success !== true) throw new Error(`HTTP status ${response.status} without success`);
  return { html: data.html, lastUpdate: data.last_update };
}

function show(root: HTMLElement, { html, lastUpdate }: RenderedReview): void {
  const place = root.querySelector('[data-rating]');
  if (!place) return;
  // HTML from our own server, escaped there.
  place.innerHTML = html;
  const time = place.querySelector<HTMLTimeElement>('[data-last-update]');
  if (!time || lastUpdate === undefined) return;
  time.dateTime = lastUpdate;
  const locale = pageLanguage();
  const format = { dateStyle: 'long', timeZone: 'Europe/Paris' } as const;
  const words = new Intl.DateTimeFormat(languages[locale].regional, format).format(
    new Date(lastUpdate),
  );
  time.textContent = withFrenchOrdinal(words, locale);
}
