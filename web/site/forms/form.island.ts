import { continueHeader, fragmentHeader } from '@parvis/contracts/http/form.ts';
import { formReplacedEvent } from './form-replaced-event.ts';

/** The time without a response after which the visitor may retry, in milliseconds. */
export const sendingTimeoutMs = 30_000;

/**
 * The same for forms with files: at half a megabit per second, fifteen megabytes take four minutes.
 */
const uploadTimeoutMs = 300_000;

/** Sends the forms of an island without leaving the page; the response replaces the form. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  let isSending = false;
  root.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void submit(root, form).finally(() => {
      isSending = false;
    });
  });
  onReady();
}

async function submit(root: HTMLElement, form: HTMLFormElement): Promise<void> {
  // Read before fields are disabled: disabled fields are not sent.
  const response = send(form);
  markBusy(form, true);
  failureIn(root)?.setAttribute('hidden', '');
  try {
    await show(root, await response);
  } catch {
    // After any failure the same submission can be sent again, because it is idempotent.
    markBusy(form, false);
    const failure = failureIn(root);
    failure?.removeAttribute('hidden');
    failure?.focus();
  }
}

function send(form: HTMLFormElement): Promise<Response> {
  const sent = new FormData(form);
  const hasFiles = form.enctype === 'multipart/form-data';
  const fields = [...sent].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    body: hasFiles ? sent : new URLSearchParams(fields),
    headers: { Accept: 'text/html', [fragmentHeader]: '1' },
    ...(form.dataset['credentials'] === 'omit' && { credentials: 'omit' }),
    signal: AbortSignal.timeout(hasFiles ? uploadTimeoutMs : sendingTimeoutMs),
  });
}

async function show(root: HTMLElement, response: Response): Promise<void> {
  const onwards = response.headers.get(continueHeader);
  if (onwards !== null) return location.assign(onwards);
  if (response.headers.get(fragmentHeader) !== '1')
    throw new Error(`HTTP status ${response.status}`);
  const html = await response.text();
  const place = root.querySelector('[data-form="place"]');
  // HTML from our own server, escaped there.
  if (place) place.innerHTML = html;
  root.querySelector<HTMLElement>('[data-form="answer"]')?.focus();
  root.dispatchEvent(new CustomEvent(formReplacedEvent, { bubbles: true }));
}

/** Buttons keep the focus while busy, so they do not get the `disabled` attribute. */
function markBusy(form: HTMLFormElement, busy: boolean): void {
  form.setAttribute('aria-busy', String(busy));
  for (const button of form.querySelectorAll('button')) {
    if (busy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    button.toggleAttribute('data-busy', busy);
  }
}

function failureIn(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[data-form="failure"]');
}
