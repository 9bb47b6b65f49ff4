// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choiceText, toDay } from '../consent/choice.ts';
import type { Purpose } from '../consent/purposes.ts';

const [measurement, conversion] = ['https://m.example/m.js', 'https://ads.example/c.js'];

/** Hydrates the island of a page, with freshly imported modules. */
async function page(granted: readonly Purpose[], cookies: readonly string[] = []) {
  vi.resetModules();
  const choice = choiceText({ givenOn: toDay(new Date()), granted });
  const held = [...cookies, `parvis_consent=${choice}`];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => held.join('; '));
  document.body.innerHTML = `<span data-measurement="${measurement}" data-conversion="${conversion}"></span>`;
  const { hydrate } = await import('./third-party-scripts.island.ts');
  const root = document.querySelector('span');
  if (root) hydrate(root, () => undefined);
  return held;
}

const appended: string[] = [];

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node.src);
  });
});
afterEach(() => {
  // What still waits for a campaign would load its script in the next test.
  document.dispatchEvent(new Event('parvis:campaign-kept'));
  appended.length = 0;
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test.each([
  ['nothing is granted', [], ['parvis_campaign=a%3Ab'], []],
  ['measurement is granted', ['cat2'], ['parvis_campaign=a%3Ab'], [measurement]],
  ['advertising is granted without a campaign', ['cat5'], [], []],
  ['advertising is granted with a campaign', ['cat5'], ['parvis_campaign=a%3Ab'], [conversion]],
] as const)('when %s, only its scripts are loaded', async (_, granted, cookies, loaded) => {
  await page(granted, cookies);
  expect(appended).toEqual(loaded);
});

test('a campaign that this page stores later loads the script that counts conversions, once', async () => {
  const held = await page(['cat5']);
  const { reportCampaign } = await import('../campaigns/when-campaign.ts');
  held.push('parvis_campaign=LI%3Aports');
  reportCampaign();
  reportCampaign();
  expect(appended).toEqual([conversion]);
});

test('consent that is given later loads a script then', async () => {
  await page([]);
  const { storeConsent } = await import('../consent/gate.ts');
  storeConsent(['cat2']);
  expect(appended).toEqual([measurement]);
});
