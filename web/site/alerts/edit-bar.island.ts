import { formReplacedEvent } from '../forms/form-replaced-event.ts';
import { editedAlert, listFilters, storeEditedAlert } from './edited-alert.ts';

const over = ['saved', 'deleted', 'disconnected'].map((view) => `[data-alerts-view="${view}"]`);

/** Shows on the list that the filters of an alert are being changed, and saves the current ones. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const aid = editedAlert();
  const save = root.querySelector('a');
  if (aid !== undefined && save) {
    root.hidden = false;
    save.addEventListener('click', () => {
      const address = new URL(save.href);
      address.search = new URLSearchParams([['aid', aid], ...listFilters(document)]).toString();
      save.href = address.href;
    });
  }
  const end = () => {
    storeEditedAlert(undefined);
    root.hidden = true;
  };
  root.querySelector('button')?.addEventListener('click', () => {
    end();
    document.querySelector('main')?.focus();
  });
  document.addEventListener(formReplacedEvent, ({ target }) => {
    if (target instanceof Element && target.querySelector(over.join())) end();
  });
  onReady();
}
