const stepLinks = 'a[href*="/mail/alerts/modal/"]';

/**
 * Opens the modal of the alerts when a link to one of its steps is pressed, or the address requests
 * it. Its script is loaded at the first press; when that fails, the link is followed.
 */
export function requestAlerts(page: Document): void {
  page.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(stepLinks);
    if (!link || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    void import('./alerts-modal.ts').then(
      ({ openStep }) => openStep(link.href),
      () => location.assign(link.href),
    );
  });
  if (/[?&]p=/.test(location.search))
    void import('./open-requested-step.ts').then(({ openRequestedStep }) =>
      openRequestedStep(page),
    );
}
