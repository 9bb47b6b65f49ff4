import type { RequestOptions } from '@parvis/contracts/accounts/passkey.ts';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { PasskeyNotProvided, requestPasskey } from '../../ui/passkeys/request-passkey.ts';

/** Uses a passkey after the password, and continues to the target of the sign-in. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const shown = browserSupportsWebAuthn() ? 'offer' : 'unsupported';
  root.querySelector(`[data-${shown}]`)?.removeAttribute('hidden');
  const button = root.querySelector('button');
  button?.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    void sign(root, button);
  });
  onReady();
}

async function sign(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const failure = root.querySelector('[role="alert"]');
  const say = (waiting: string, failed: string) => {
    if (status) status.textContent = waiting;
    if (!failure) return;
    failure.toggleAttribute('hidden', failed === '');
    failure.textContent = failed;
  };
  markBusy(button, true);
  say(status?.dataset['waiting'] ?? '', '');
  try {
    await give();
    location.assign(root.dataset['next'] ?? '/admin');
  } catch (error) {
    say('', wordsFor(root, error));
    markBusy(button, false);
  }
}

async function give(): Promise<void> {
  const prepared = await post('/admin/passkey/options');
  const options: RequestOptions = await prepared.json();
  await post('/admin/passkey', { credential: await requestPasskey(options) });
}

/** The server's refusal, in the page's language. */
class Refused extends Error {}

async function post(address: string, body: object = {}): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (response.ok) return response;
  const problem: { detail?: unknown } = await response.json();
  throw new Refused(typeof problem.detail === 'string' ? problem.detail : '');
}

function wordsFor({ dataset }: HTMLElement, error: unknown): string {
  if (error instanceof Refused && error.message !== '') return error.message;
  const { cancelled, timedOut, otherSite, failed = '' } = dataset;
  const words = {
    cancelled,
    'timed-out': timedOut,
    'other-site': otherSite,
    present: failed,
    failed,
  };
  return (error instanceof PasskeyNotProvided && words[error.failure]) || failed;
}

/** The button keeps the focus while busy, so it is not disabled for the browser. */
function markBusy(button: HTMLButtonElement, busy: boolean): void {
  if (busy) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  button.toggleAttribute('data-busy', busy);
}
