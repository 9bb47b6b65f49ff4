import { fragmentHeader } from '@parvis/contracts/http/form.ts';
import { createActor, fromPromise } from 'xstate';
import dialogStyles from '../../ui/dialog/dialog.module.css';
import { answeredEvent, hydrate as hydrateForm } from '../forms/form.island.ts';
import { alertsMachine, type Closing, type LoadedStep } from './alerts.machine.ts';
import styles from './alerts.module.css';
import { hydrateTabs } from './newsletter-tabs.ts';

const modal = makeModal();

/** Shows a step of the alerts over the page. @param address of the step; it is opened as a page where it cannot be had */
export function openStep(address: string): void {
  modal.send({ type: 'open', address });
}

function makeModal() {
  const dialog = document.createElement('dialog');
  dialog.className = dialogStyles['dialog'] ?? '';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = dialogStyles['close'] ?? '';
  const corner = document.createElement('div');
  corner.className = styles['corner'] ?? '';
  corner.append(close);
  const place = document.createElement('div');
  place.className = styles['modal'] ?? '';
  dialog.append(corner, place);
  document.body.append(dialog);
  const actor = createActor(
    alertsMachine.provide({
      actors: { fetchStep: fromPromise(({ input, signal }) => fetchStep(input, signal)) },
      actions: {
        show: (_, { html }) => {
          // The server's own markup, escaped there.
          place.innerHTML = html;
          nameModal(dialog, close, place);
          hydrateForms(place);
          if (!dialog.open) dialog.showModal();
          dialog.scrollTop = 0;
          place.querySelector<HTMLElement>('h1')?.focus();
        },
        hide: () => dialog.close(),
        followAsPage: (_, { address }) => location.assign(address),
        reload: () => location.reload(),
        go: (_, { address }) => location.assign(address),
      },
    }),
  ).start();
  const dismiss = () => actor.send({ type: 'close' });
  close.addEventListener('click', dismiss);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    dismiss();
  });
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dismiss();
  });
  place.addEventListener(answeredEvent, () => {
    nameModal(dialog, close, place);
    for (const root of place.querySelectorAll<HTMLElement>('[data-island="form"]'))
      hydrateTabs(root);
    actor.send({ type: 'answered', closing: closingIn(place) });
  });
  return actor;
}

async function fetchStep(address: string, signal: AbortSignal): Promise<LoadedStep> {
  const answer = await fetch(address, {
    headers: { Accept: 'text/html', [fragmentHeader]: '1' },
    signal,
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const html = await answer.text();
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  if (!drawn.querySelector('[data-alerts-view]')) throw new Error('the answer is no step');
  return { html, closing: closingIn(drawn) };
}

/** What closing leads to, as the step says that is shown. */
function closingIn(shown: ParentNode): Closing {
  const said = shown.querySelector<HTMLElement>('[data-alerts-view]')?.dataset['closing'];
  if (said === undefined) return { kind: 'stay' };
  return said === 'reload' ? { kind: 'reload' } : { kind: 'go', to: said };
}

function nameModal(dialog: HTMLDialogElement, close: HTMLButtonElement, place: ParentNode): void {
  const section = place.querySelector<HTMLElement>('[data-alerts-view]');
  const title = section?.querySelector('h1');
  if (title) dialog.setAttribute('aria-labelledby', title.id);
  const label = section?.dataset['closeLabel'];
  if (label) close.setAttribute('aria-label', label);
}

function hydrateForms(place: ParentNode): void {
  for (const root of place.querySelectorAll<HTMLElement>('[data-island="form"]')) {
    hydrateForm(root, () => undefined);
    hydrateTabs(root);
  }
}
