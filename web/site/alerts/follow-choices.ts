import { fetchStep } from './fetch-step.ts';

const choices: readonly string[] = ['mail_alerts_create_freq', 'categories'];

/** Updates the dry run of an alert when the choices in its form change. */
export function followChoices(form: HTMLFormElement): void {
  const past = form.querySelector<HTMLElement>('[data-past]');
  if (!past) return;
  let requested = new AbortController();
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !choices.includes(target.name)) return;
    requested.abort();
    requested = new AbortController();
    fetchStep(addressWith(past, new FormData(form)), requested.signal).then(
      ({ rendered }) =>
        past.replaceChildren(...(rendered.querySelector('[data-past]')?.childNodes ?? [])),
      // On failure the previous dry run is kept: it only assists the choice.
      () => undefined,
    );
  });
}

function addressWith(past: HTMLElement, chosen: FormData): string {
  const address = new URL(past.dataset['past'] ?? '', location.href);
  for (const name of choices) {
    const values = chosen.getAll(name).map(String);
    if (values.length > 0) address.searchParams.set(name, values.join('|'));
  }
  return address.href;
}
