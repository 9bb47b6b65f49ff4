import { noTheme } from '@parvis/contracts/contact/no-theme.ts';
import { fragmentHeader } from '@parvis/contracts/http/form.ts';
import { pushEvent } from '../../public/analytics/data-layer.ts';
import type { Hydrate } from '../../public/hydrate-islands.ts';
import { formReplacedEvent } from '../forms/form-replaced-event.ts';
import { pressedLink } from '../modal/pressed-link.ts';

/** Opens the form in place of its button, and measures that a message was sent. */
export const hydrate: Hydrate = (root, onReady, hydrateWithin) => {
  root.addEventListener('click', (event) => {
    const place = root.querySelector<HTMLElement>('[data-contact="place"]');
    const link = pressedLink(event);
    if (place === null || !link || !place.contains(link)) return;
    event.preventDefault();
    if (link.ariaBusy !== 'true') void open(link, place, hydrateWithin);
  });
  root.addEventListener(formReplacedEvent, () => {
    const theme = root.querySelector<HTMLElement>('[data-theme]')?.dataset['theme'];
    if (theme === undefined) return;
    pushEvent({ event: 'contact_form_success', form_topic: theme === noTheme ? '' : theme });
  });
  onReady();
};

async function open(
  link: HTMLAnchorElement,
  place: HTMLElement,
  hydrateWithin: (part: ParentNode) => void,
): Promise<void> {
  link.ariaBusy = 'true';
  try {
    const response = await fetch(link.href, { headers: { [fragmentHeader]: '1' } });
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    // HTML from our own server, escaped there.
    place.innerHTML = await response.text();
  } catch {
    // The page of the form shows the reason.
    location.assign(link.href);
    return;
  }
  delete place.dataset['contact'];
  hydrateWithin(place);
  place.querySelector<HTMLElement>('select, input:not([type="hidden"])')?.focus();
}
