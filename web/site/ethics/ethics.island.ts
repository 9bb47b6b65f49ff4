import { fragmentHeader } from '@parvis/contracts/http/form.ts';
import type { Hydrate } from '../../public/hydrate-islands.ts';
import { makeModal } from '../modal/make-modal.ts';
import { pressedLink } from '../modal/pressed-link.ts';

/** The links that the modal opens in place, in the block or in the modal itself. */
const ethicsLinks = 'a[href*="/modal/form-ethics"]';

/**
 * Opens the form of ethics reports, and the targets of its links, in a modal over the page. The
 * input and the receipt code are still there when it is reopened; a thread is not. Leaving the page
 * discards everything.
 */
export const hydrate: Hydrate = (root, onReady, hydrateWithin) => {
  const modal = makeModal(() => modal.dialog.close());
  const { dialog, place } = modal;
  let opener: HTMLAnchorElement | undefined;
  let shown: string | undefined;
  const forget = () => {
    place.replaceChildren();
    shown = undefined;
  };
  const open = async (link: HTMLAnchorElement) => {
    link.ariaBusy = 'true';
    try {
      modal.show(await fetchStep(link.href));
    } catch {
      // The page of the form shows the reason.
      return location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
    shown = link.pathname;
    hydrateWithin(place);
  };
  const press = (event: MouseEvent) => {
    const link = pressedLink(event);
    if (!link?.matches(ethicsLinks)) return;
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    if (!dialog.open) opener = link;
    if (!dialog.open && link.pathname === shown) dialog.showModal();
    else void open(link);
  };
  root.addEventListener('click', press);
  place.addEventListener('click', press);
  const hasReceipt = () => place.querySelector('[data-ethics-receipt]') !== null;
  // A receipt code is shown once: a key pressed by habit does not close it.
  dialog.addEventListener('cancel', (event) => {
    if (hasReceipt()) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    if (hasReceipt()) shown = opener?.pathname;
    else if (shown !== opener?.pathname || place.querySelector('[data-ethics-thread]')) forget();
    // Some browsers do not focus a pressed link, so that the focus could not return to it.
    opener?.focus();
  });
  addEventListener('pagehide', forget);
  onReady();
};

async function fetchStep(address: string): Promise<string> {
  const headers = { Accept: 'text/html', [fragmentHeader]: '1' };
  const response = await fetch(address, { headers, credentials: 'omit' });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return response.text();
}
