import { createActor, fromPromise } from 'xstate';
import { hydrate as hydrateForm } from '../forms/form.island.ts';
import { formReplacedEvent } from '../forms/form-replaced-event.ts';
import { makeModal } from '../modal/make-modal.ts';
import { alertsMachine, type Closing, type LoadedStep } from './alerts.machine.ts';
import { storeEditedAlert } from './edited-alert.ts';
import { fetchStep } from './fetch-step.ts';
import { followChoices } from './follow-choices.ts';
import { hydrateTabs } from './newsletter-tabs.ts';

const modal = makeAlertsModal();

/**
 * Shows a step of the alerts over the page.
 * @param address the address of the step, which is opened as a page when it cannot be fetched
 */
export function openStep(address: string): void {
  modal.send({ type: 'open', address });
}

function makeAlertsModal() {
  const dismiss = () => actor.send({ type: 'close' });
  const { dialog, place, name, show } = makeModal(dismiss);
  const actor = createActor(
    alertsMachine.provide({
      actors: { fetchStep: fromPromise(({ input, signal }) => loadStep(input, signal)) },
      actions: {
        show: (_, { html }) => {
          show(html);
          hydrateForms(place);
        },
        hide: () => dialog.close(),
        followAsPage: (_, { address }) => location.assign(address),
        reload: () => location.reload(),
        go: (_, { address }) => {
          // The specification’s “cancel alert”: its filters are no longer being changed.
          storeEditedAlert(undefined);
          location.assign(address);
        },
      },
    }),
  ).start();
  place.addEventListener(formReplacedEvent, () => {
    name();
    for (const root of formsIn(place)) hydrateSteps(root);
    actor.send({ type: 'answered', closing: closingIn(place) });
  });
  return actor;
}

async function loadStep(address: string, signal: AbortSignal): Promise<LoadedStep> {
  const { html, rendered } = await fetchStep(address, signal);
  return { html, closing: closingIn(rendered) };
}

/** Returns the effect of closing, as set by the step shown. */
function closingIn(shown: ParentNode): Closing {
  const said = shown.querySelector<HTMLElement>('[data-alerts-view]')?.dataset['closing'];
  if (said === undefined) return { kind: 'stay' };
  return said === 'reload' ? { kind: 'reload' } : { kind: 'go', to: said };
}

function hydrateForms(place: ParentNode): void {
  for (const root of formsIn(place)) {
    hydrateForm(root, () => undefined);
    hydrateSteps(root);
  }
}

function formsIn(place: ParentNode): NodeListOf<HTMLElement> {
  return place.querySelectorAll('[data-island="form"]');
}

function hydrateSteps(root: HTMLElement): void {
  hydrateTabs(root);
  const form = root.querySelector('form');
  if (form) followChoices(form);
}
