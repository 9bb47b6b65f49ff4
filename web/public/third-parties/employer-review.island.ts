import { createActor, fromPromise } from 'xstate';
import { whenGranted } from '../consent/gate.ts';
import { type Asking, type DrawnReview, employerReviewMachine } from './employer-review.machine.ts';

/** Puts the newest rating into its block, which goes when there is none. */
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
  asking: Asking,
  signal: AbortSignal,
): Promise<DrawnReview> {
  const answer = await fetch(asking === 'disabled' ? `${source}?disabled=1` : source, { signal });
  const told = await answer.json();
  if (told.success !== true) throw new Error(`answered ${answer.status} without success`);
  return { html: told.html, lastUpdate: told.last_update };
}

function show(root: HTMLElement, { html, lastUpdate }: DrawnReview): void {
  const place = root.querySelector('[data-rating]');
  if (!place) return;
  // The server's own markup, escaped there.
  place.innerHTML = html;
  const time = place.querySelector<HTMLTimeElement>('[data-last-update]');
  if (!time || lastUpdate === undefined) return;
  time.dateTime = lastUpdate;
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  }).format(new Date(lastUpdate));
}
