import { pushEvent } from '../../public/analytics/data-layer.ts';
import { hydrate as hydrateForm } from '../forms/form.island.ts';
import { formReplacedEvent } from '../forms/form-replaced-event.ts';
import { enforceLimits } from './enforce-limits.ts';

/** Hydrates the form of an ethics report: an anonymous reporter's name and phone are not sent. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  // The box may have been ticked, and files chosen, before this script was loaded.
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'anonymous') emptyContact(root);
    if (target.type === 'file') enforceLimits(target);
  });
  if (root.querySelector('[name="anonymous"]:checked')) emptyContact(root);
  for (const input of root.querySelectorAll<HTMLInputElement>('[type=file]')) enforceLimits(input);
  root.addEventListener(formReplacedEvent, () => {
    if (root.querySelector('[data-ethics-receipt]')) pushEvent({ event: 'ethic_form_success' });
    offerCopy(root);
  });
  offerCopy(root);
  hydrateForm(root, onReady);
}

function emptyContact(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-contact] input'))
    field.value = '';
}

/** Shows the button that copies the receipt code, which needs this script. */
function offerCopy(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[data-copies]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const { copies = '', copied = '', failed = '' } = button.dataset;
    const said = root.querySelector('[data-copies] ~ [role="status"]');
    const done = navigator.clipboard?.writeText(copies) ?? Promise.reject(new Error('none'));
    void done.then(
      () => said?.replaceChildren(copied),
      () => said?.replaceChildren(failed),
    );
  });
}
