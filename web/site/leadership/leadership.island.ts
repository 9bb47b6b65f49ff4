import { createActor, fromPromise } from 'xstate';
import type { Hydrate } from '../../public/hydrate-islands.ts';
import { leadershipMachine } from './leadership.machine.ts';

/** The part of a person's page that is shown in place. */
const detailSelector = '[data-detail="person"]';

/** Shows people in place: fetches their page, and shows its main part in the panel. */
export const hydrate: Hydrate = (root, onReady, hydrateWithin) => {
  const panel = root.querySelector('dialog');
  const place = root.querySelector('[data-leadership="place"]');
  if (!panel || !place) return onReady();
  const actor = createActor(
    leadershipMachine.provide({
      actors: { fetchPerson: fromPromise(({ input, signal }) => fetchDetail(input, signal)) },
      actions: {
        markLoading: () => root.setAttribute('aria-busy', 'true'),
        markLoaded: () => root.removeAttribute('aria-busy'),
        // HTML from our own server, escaped there.
        show: (_, { html }) => {
          place.innerHTML = html;
          if (!panel.open) panel.showModal();
          panel.scrollTop = 0;
          hydrateWithin(place);
        },
        hide: () => panel.close(),
        push: (_, { path }) => history.pushState(null, '', path),
        goBack: () => history.back(),
        replaceWithBase: (_, { path }) => history.replaceState(null, '', path),
      },
    }),
    { input: { base: location.pathname } },
  ).start();
  root.addEventListener('click', (event) => {
    const path = personPressed(event);
    if (path === undefined) return;
    event.preventDefault();
    actor.send({ type: 'choose', path });
  });
  panel.addEventListener('click', ({ target }) => {
    const isControl = target instanceof Element && target.closest('[data-leadership="close"]');
    // Presses on the dialog itself are outside its content.
    if (target === panel || isControl) actor.send({ type: 'dismiss' });
  });
  panel.addEventListener('cancel', (event) => {
    event.preventDefault();
    actor.send({ type: 'dismiss' });
  });
  addEventListener('popstate', () => actor.send({ type: 'travel', path: location.pathname }));
  onReady();
};

/**
 * Returns the path of a person whose link was pressed without modifiers: any other press is the
 * browser's.
 */
function personPressed(event: MouseEvent): string | undefined {
  const { target } = event;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-person]');
  return link ? link.pathname : undefined;
}

async function fetchDetail(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const detail = page.querySelector(detailSelector);
  if (!detail) throw new Error('the page has no person');
  // The summary follows the window's scrolling, which is locked while the panel is open.
  detail.querySelector('[data-island="summary"]')?.remove();
  return detail.innerHTML;
}
