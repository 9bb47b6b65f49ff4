import { pathIn } from '@parvis/contracts/site/locale.ts';
import { pageLanguage } from '../../public/page-language.ts';
import { openStep } from './alerts-modal.ts';
import { hydrate as hydrateEditBar } from './edit-bar.island.ts';
import { listFilters, storeEditedAlert } from './edited-alert.ts';

/** The parameters by which an address requests a step; they are removed once read. */
const parameters = ['p', 'aid', 'token', 'all'] as const;

/** The step that each value of `p` opens. Specification, section 2, “Query parameter p”. */
const steps: Readonly<Record<string, string>> = {
  activate: 'jobv2/2',
  delete: 'jobv2/19',
  unsubscribe: 'jobv2/21',
  manage: 'jobv2/16',
  nl: 'newsletter/11',
  edit: 'jobv2/18',
};

/** Opens the step requested by a page's address, and removes the request from it. */
export function openRequestedStep(page: Document): void {
  const address = new URL(location.href);
  const requested = address.searchParams.get('p') ?? '';
  const step = steps[requested];
  if (step === undefined && requested !== 'filters') return;
  const said = new URLSearchParams();
  for (const name of parameters) {
    const value = address.searchParams.get(name);
    if (name !== 'p' && value !== null) said.set(name, value);
    address.searchParams.delete(name);
  }
  history.replaceState(history.state, '', address);
  if (step === undefined) return changeFilters(page, said.get('aid') ?? '');
  // An alert is saved with the filters of the current list.
  if (requested === 'edit') for (const [name, value] of listFilters(page)) said.append(name, value);
  openStep(pathIn(pageLanguage(), `/mail/alerts/modal/${step}?${said}`));
}

/** Starts choosing the filters of an alert on the list. */
function changeFilters(page: Document, aid: string): void {
  storeEditedAlert(aid);
  const bar = page.querySelector<HTMLElement>('[data-island="edit-bar"]');
  if (bar) hydrateEditBar(bar, () => undefined);
}
