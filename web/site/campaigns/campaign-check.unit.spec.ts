// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { choiceText, toDay } from '../consent/choice.ts';
import type { Purpose } from '../consent/purposes.ts';
import { campaignCheckMachine, campaignCheckTimeoutMs } from './campaign-check.machine.ts';

const fetched = vi.fn<typeof fetch>();
let cookies: string[] = [];

/** Shows the page of an offer, with freshly imported modules. */
async function page(granted: readonly Purpose[] = []) {
  vi.resetModules();
  const choice = choiceText({ givenOn: toDay(new Date()), granted });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    [...cookies, `parvis_consent=${choice}`].join('; '),
  );
  document.body.innerHTML = `
    <a data-apply href="/careers/apply/0ffer0000001?src=JB-24640">Postuler</a>
    <a data-apply href="/careers/apply/0ffer0000001">Postuler</a>
    <span data-offer="0ffer0000001" data-check="/ajax/campaign/check"></span>`;
  const { hydrate } = await import('./campaign-check.island.ts');
  const root = document.querySelector('span');
  if (root) hydrate(root, () => undefined);
}

const links = () => [...document.querySelectorAll('a')];
const addresses = () => links().map((link) => link.getAttribute('href'));
const waiting = () => links().map((link) => link.getAttribute('aria-disabled'));

async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  cookies = ['parvis_campaign=CWS-15640%3Aports', 'parvis_campaign_ports=CWS-15640%3Aports'];
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  delete window.dataLayer;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('the links wait for the check, then add every campaign to their own parameters', async () => {
  cookies.push('parvis_campaign_nantes=LI%3Anantes');
  fetched.mockResolvedValue(
    Response.json({ success: true, campaign: 'nantes', source: 'LI', obi: 'o-1' }),
  );
  await page();
  expect(waiting()).toEqual(['true', 'true']);
  await waitFor(() => expect(waiting()).toEqual([null, null]));
  expect(fetched.mock.calls[0]?.[0]).toBe(
    '/ajax/campaign/check?id=0ffer0000001&c=CWS-15640%3Aports%7CLI%3Anantes',
  );
  expect(addresses()).toEqual([
    '/careers/apply/0ffer0000001?src=JB-24640&c=CWS-15640%3Aports%7CLI%3Anantes',
    '/careers/apply/0ffer0000001?c=CWS-15640%3Aports%7CLI%3Anantes',
  ]);
});

test.each([
  ['says no', () => Promise.resolve(Response.json({ success: false }))],
  ['fails', () => Promise.reject(new Error('offline'))],
  ['returns something else', () => Promise.resolve(new Response('<p>'))],
])('a check that %s leaves the links unchanged, and they work again', async (_, respond) => {
  fetched.mockImplementation(respond);
  await page();
  const before = addresses();
  await waitFor(() => expect(waiting()).toEqual([null, null]));
  expect(addresses()).toEqual(before);
});

test.each([
  [[], 0],
  [['cat2'], 0],
  [['cat5'], 1],
] as const)('with %j granted, a conversion is counted %d times', async (granted, times) => {
  fetched.mockRejectedValue(new Error('offline'));
  await page(granted);
  await waitFor(() => expect(waiting()).toEqual([null, null]));
  links()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(window.dataLayer?.map(({ event }) => event) ?? []).toEqual(
    Array.from({ length: times }, () => 'applyConversion'),
  );
});

test('a link clicked while it waits is not followed', async () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  await page(['cat5']);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  links()[0]?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(window.dataLayer).toBeUndefined();
});

test('a server that never responds does not block the links', async () => {
  const clock = new SimulatedClock();
  const ask = fromPromise<string>(() => new Promise(() => undefined));
  const actor = createActor(campaignCheckMachine.provide({ actors: { ask } }), { clock }).start();
  clock.increment(campaignCheckTimeoutMs - 1);
  expect(actor.getSnapshot().matches('asking')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('settled')).toBe(true);
  await settled();
});
