import { continueHeader, fragmentHeader } from '@parvis/contracts/http/form.ts';
import { answeredEvent } from './answered-event.ts';

/** After this many milliseconds without a response the visitor may retry. */
export const sendingTimeoutMs = 30_000;

/** The same where files are sent: fifteen megabytes take four minutes at half a megabit a second. */
const uploadTimeoutMs = 300_000;

/** Sends the forms of an island without leaving the page; what comes back takes the form's place. */
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
  // Read before anything is marked: what is disabled is not sent.
  const answer = send(form);
  markBusy(form, true);
  failureIn(root)?.setAttribute('hidden', '');
  try {
    await show(root, await answer);
  } catch {
    // Whatever went wrong on the way, the same submission can be sent again: it acts once.
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

async function show(root: HTMLElement, answer: Response): Promise<void> {
  const onwards = answer.headers.get(continueHeader);
  if (onwards !== null) return location.assign(onwards);
  if (answer.headers.get(fragmentHeader) !== '1') throw new Error(`answered ${answer.status}`);
  const html = await answer.text();
  const place = root.querySelector('[data-form="place"]');
  // The server's own markup, escaped there.
  if (place) place.innerHTML = html;
  root.querySelector<HTMLElement>('[data-form="answer"]')?.focus();
  root.dispatchEvent(new CustomEvent(answeredEvent, { bubbles: true }));
}

/** Buttons keep the focus while busy, so they are not disabled for the browser. */
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
