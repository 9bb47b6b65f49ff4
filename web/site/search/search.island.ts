import { createActor, fromPromise } from 'xstate';
import { pushEvent } from '../../public/analytics/data-layer.ts';
import { fetchResults } from './fetch-results.ts';
import { isolate } from './isolate.ts';
import { listen } from './listen.ts';
import { type OverlayParts, overlayParts } from './overlay-parts.ts';
import { type SearchResults, searchMachine } from './search.machine.ts';
import { prepareSuggestions, showSuggestions } from './suggestion-list.ts';

/** Turns the search in the header into an overlay that shows results while the visitor types. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const parts = overlayParts(root);
  const { details, opener, form, field } = parts;
  const addresses = { results: form.action, suggests: root.dataset['suggests'] ?? '' };
  let giveBack = () => {};
  const actor = createActor(
    searchMachine.provide({
      actors: {
        search: fromPromise(({ input, signal }) => fetchResults(addresses, input, signal)),
      },
      actions: {
        show: () => {
          details.open = true;
          giveBack = isolate(parts.panel);
        },
        hide: (_, { by }) => {
          giveBack();
          details.open = false;
          if (by === 'escape' || by === 'control') opener.focus();
        },
        focusField: () => field.focus(),
        begin: (_, { isFirst }) => {
          if (isFirst) pushEvent({ event: 'searchStart' });
        },
        place: (_, results) => place(parts, results),
        empty: () => place(parts, { html: '', accountHtml: '' }),
      },
    }),
  );
  actor.subscribe((snapshot) => {
    const { text } = snapshot.context;
    if (field.value !== text) field.value = text;
    parts.clear.hidden = text === '';
    root.toggleAttribute('data-typing', text !== '');
    root.toggleAttribute('data-busy', snapshot.hasTag('busy'));
    parts.resultsRegion.ariaBusy = String(snapshot.hasTag('busy'));
    showSuggestions(parts, snapshot.context);
  });
  form.addEventListener('submit', () =>
    pushEvent({ event: 'searchValidate', internalSearchKeyword: field.value.trim() }),
  );
  root.dataset['awake'] = '';
  prepareDialog(parts);
  prepareSuggestions(parts);
  actor.start();
  listen({ parts, send: actor.send, context: () => actor.getSnapshot().context });
  const typed = field.value;
  if (details.open) actor.send({ type: 'open' });
  if (typed) actor.send({ type: 'type', text: typed, starts: true });
  onReady();
}

/** Over an inert page the panel is a dialog, with a close button. */
function prepareDialog({ panel, close }: OverlayParts): void {
  panel.role = 'dialog';
  panel.ariaModal = 'true';
  panel.ariaLabel = panel.dataset['label'] ?? null;
  close.hidden = false;
}

/** Shows a response, HTML from our own server, and announces the number of results. */
function place(
  { account, results, status }: OverlayParts,
  { html, accountHtml }: Pick<SearchResults, 'html' | 'accountHtml'>,
): void {
  account.innerHTML = accountHtml;
  results.innerHTML = html;
  status.textContent = results.querySelector('[data-search="count"]')?.textContent ?? '';
}
