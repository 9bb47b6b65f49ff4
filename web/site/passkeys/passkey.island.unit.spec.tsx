// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicIntl } from '../../server/intl.ts';
import { hydrate } from './passkey.island.ts';
import { PasskeyOffer } from './passkey-offer.server.tsx';

const options = {
  rpId: 'www.estuaire.example',
  challenge: 'AAAA',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'preferred',
};
const assertion = { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' };
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
const given = {
  id: 'AAEC',
  rawId: bytesOf('AAEC'),
  type: 'public-key',
  response: Object.fromEntries(
    Object.entries(assertion).map(([key, text]) => [key, bytesOf(text)]),
  ),
  getClientExtensionResults: () => ({}),
};

const sent = vi.fn<typeof fetch>();
const get = vi.fn<() => Promise<unknown>>();
const went = vi.fn<(address: string) => void>();

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const failure = () => element('[role="alert"]').textContent;

async function press(): Promise<void> {
  element('button').click();
  await settled();
}

function render(): void {
  document.body.innerHTML = renderToString(
    <RawIntlProvider value={publicIntl('en')}>
      <PasskeyOffer next="/admin/audit" />
    </RawIntlProvider>,
  );
  hydrate(element('[data-island="passkey"]'), () => undefined);
}

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('navigator', { credentials: { get } });
  vi.spyOn(location, 'assign').mockImplementation((address) => went(String(address)));
  sent.mockImplementation(async () => Response.json(options));
  get.mockResolvedValue(given);
  document.documentElement.lang = 'en';
  render();
});
afterEach(() => {
  for (const mock of [sent, get, went]) mock.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the browser’s credential is sent as WebAuthn JSON, and the page continues', async () => {
  await press();
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    '/admin/passkey/options',
    '/admin/passkey',
  ]);
  const credential = { id: 'AAEC', type: 'public-key', response: assertion };
  expect(sent.mock.calls[1]?.[1]?.body).toBe(JSON.stringify({ credential }));
  expect(went.mock.calls).toEqual([['/admin/audit']]);
});

test.each([
  ['NotAllowedError', 'The passkey did not answer'],
  ['SecurityError', 'at the usual address of the site only'],
  ['UnknownError', 'The passkey could not be used'],
])('after %s the page shows what to do next', async (name, words) => {
  get.mockRejectedValue(new DOMException('no', name));
  await press();
  expect(failure()).toContain(words);
  expect(element('[role="status"]').textContent).toBe('');
  expect(element('button').hasAttribute('aria-disabled')).toBe(false);
  expect(went).not.toHaveBeenCalled();
});

test('a request that fails after the time limit is reported as timed out', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  get.mockImplementation(async () => {
    now = 300_000;
    throw new DOMException('no', 'NotAllowedError');
  });
  await press();
  expect(failure()).toContain('The request timed out');
});

test('a server’s refusal is shown, and can be retried', async () => {
  sent.mockImplementation(async () => Response.json({ detail: 'Start again.' }, { status: 422 }));
  await press();
  expect(failure()).toBe('Start again.');
  sent.mockImplementation(async () => Response.json(options));
  await press();
  expect([failure(), went.mock.calls.length]).toEqual(['', 1]);
});

test('an unreachable server is distinguished from a passkey that did not respond', async () => {
  sent.mockRejectedValue(new TypeError('no network'));
  await press();
  expect(failure()).toContain('The passkey could not be used');
});

test('during the browser’s prompt a second press does nothing, and the page refers to the prompt', async () => {
  get.mockReturnValue(new Promise(() => undefined));
  await press();
  await press();
  expect(get).toHaveBeenCalledTimes(1);
  expect(element('[role="status"]').textContent).toBe('Follow your browser’s instructions.');
  expect(element('button').getAttribute('aria-disabled')).toBe('true');
});

test('a browser without passkey support shows a note, another offers a passkey', () => {
  const shown = () =>
    ['[data-offer]', '[data-unsupported]'].filter((name) => !element(name).hasAttribute('hidden'));
  expect(shown()).toEqual(['[data-offer]']);
  vi.stubGlobal('PublicKeyCredential', undefined);
  render();
  expect(shown()).toEqual(['[data-unsupported]']);
});

test('the failure message is hidden until there is one', async () => {
  const isHidden = () => element('[role="alert"]').hasAttribute('hidden');
  expect(isHidden()).toBe(true);
  get.mockRejectedValue(new Error('broken'));
  await press();
  expect(isHidden()).toBe(false);
});
