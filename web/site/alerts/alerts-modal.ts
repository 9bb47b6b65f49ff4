import { fragmentHeader } from '@parvis/contracts/http/form.ts';
import { createActor, fromPromise } from 'xstate';
import { answeredEvent, hydrate as hydrateForm } from '../forms/form.island.ts';
import { makeModal } from '../modal/make-modal.ts';
import { alertsMachine, type Closing, type LoadedStep } from './alerts.machine.ts';
import { hydrateTabs } from './newsletter-tabs.ts';

const modal = makeAlertsModal();

/** Shows a step of the alerts over the page. @param address of the step; it is opened as a page where it cannot be had */
export function openStep(address: string): void {
  modal.send({ type: 'open', address });
}

function makeAlertsModal() {
  const dismiss = () => actor.send({ type: 'close' });
  const { dialog, place, name, show } = makeModal(dismiss);
  const actor = createActor(
    alertsMachine.provide({
      actors: { fetchStep: fromPromise(({ input, signal }) => fetchStep(input, signal)) },
      actions: {
        show: (_, { html }) => {
          show(html);
          hydrateForms(place);
        },
        hide: () => dialog.close(),
        followAsPage: (_, { address }) => location.assign(address),
        reload: () => location.reload(),
        go: (_, { address }) => location.assign(address),
      },
    }),
  ).start();
  place.addEventListener(answeredEvent, () => {
    name();
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

function hydrateForms(place: ParentNode): void {
  for (const root of place.querySelectorAll<HTMLElement>('[data-island="form"]')) {
    hydrateForm(root, () => undefined);
    hydrateTabs(root);
  }
}
