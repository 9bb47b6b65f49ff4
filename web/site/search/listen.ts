import { enterKey, escapeKey, tabKey } from '@parvis/contracts/limits/keyboard.ts';
import type { OverlayParts } from './overlay-parts.ts';
import type { SearchContext, SearchEvent } from './search.machine.ts';
import { startsSearch } from './typing.ts';

interface Overlay {
  readonly parts: OverlayParts;
  readonly send: (event: SearchEvent) => void;
  readonly context: () => SearchContext;
}

/** Reports visitors' actions on the search, and what closes it. */
export function listen({ parts, send, context }: Overlay): void {
  const { details, opener, panel, field, clear, close, suggestions } = parts;
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    send({ type: 'open' });
  });
  // The browser opens and closes the disclosure itself, for instance when another disclosure of the
  // header opens.
  details.addEventListener('toggle', () =>
    send(details.open ? { type: 'open' } : { type: 'close', by: 'outside' }),
  );
  field.addEventListener('input', (event) => {
    const starts = event instanceof InputEvent && startsSearch(event);
    send({ type: 'type', text: field.value, starts });
  });
  clear.addEventListener('click', () => send({ type: 'clear' }));
  close.addEventListener('click', () => send({ type: 'close', by: 'control' }));
  // The field keeps the focus while a suggestion is clicked.
  suggestions.addEventListener('pointerdown', (event) => event.preventDefault());
  suggestions.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    if (option) send({ type: 'choose', suggestion: option.textContent ?? '' });
  });
  // Wherever the focus is: a press on empty space of the panel moves it to the body.
  document.addEventListener('keydown', (event) => {
    if (event.key === escapeKey) send({ type: 'close', by: 'escape' });
  });
  details.addEventListener('keydown', (event) => {
    if (event.key === tabKey && leaves(panel, event)) send({ type: 'close', by: 'leaving' });
  });
  field.addEventListener('keydown', (event) => {
    const { active, suggests } = context();
    const chosen = active === null ? undefined : suggests[active];
    if (event.key === 'ArrowDown') send({ type: 'move', to: 'next' });
    else if (event.key === 'ArrowUp') send({ type: 'move', to: 'previous' });
    else if (event.key === enterKey && chosen) send({ type: 'choose', suggestion: chosen });
    else return;
    event.preventDefault();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (details.open && target instanceof Node && !panel.contains(target))
      send({ type: 'close', by: 'outside' });
  });
  // A page restored from the back-forward cache has the search closed.
  addEventListener('pagehide', () => send({ type: 'close', by: 'outside' }));
}

const focusable = 'a[href], button, input';

/** Returns whether Tab, with or without Shift, leaves an element. */
function leaves(element: HTMLElement, { shiftKey, target }: KeyboardEvent): boolean {
  const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  return target === (shiftKey ? stops[0] : stops.at(-1));
}
