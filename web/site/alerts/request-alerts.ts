/** The parameters that name what the address of a page asks for; they leave it once they are read. */
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

/**
 * Opens the modal of the alerts for whoever presses a link that is marked so, and where the address asks
 * for it. Its script comes with the first press; a link that was pressed in vain is followed.
 */
export function requestAlerts(page: Document): void {
  page.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-alerts]');
    if (!link) return;
    event.preventDefault();
    open(link.href);
  });
  const asked = stepAsked(page, new URL(location.href));
  if (asked) open(asked);
}

function open(address: string): void {
  void import('./alerts-modal.ts').then(
    ({ openStep }) => openStep(address),
    () => location.assign(address),
  );
}

/** The step that an address asks for; the address then says no more of it. */
function stepAsked(page: Document, address: URL): string | undefined {
  const step = steps[address.searchParams.get('p') ?? ''];
  if (step === undefined) return undefined;
  const said = new URLSearchParams();
  for (const name of parameters) {
    const value = address.searchParams.get(name);
    if (name !== 'p' && value !== null) said.set(name, value);
    address.searchParams.delete(name);
  }
  history.replaceState(history.state, '', address);
  if (step === steps['edit']) {
    // An alert is saved with the filters of the list that one is on.
    const filters = page.querySelector<HTMLAnchorElement>('a[data-alerts="filters"]');
    for (const [name, value] of new URL(filters?.href ?? address).searchParams)
      said.append(name, value);
  }
  const prefix = page.documentElement.lang === 'en' ? '/en' : '';
  return `${prefix}/mail/alerts/modal/${step}?${said}`;
}
