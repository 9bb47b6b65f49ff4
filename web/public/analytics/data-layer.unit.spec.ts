// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { consentCookie } from '../../site/consent/consent-cookie.ts';

/** Returns a new page, with freshly imported modules. */
async function page() {
  vi.resetModules();
  delete window.dataLayer;
  const { pushEvent, admitThirdParty } = await import('./data-layer.ts');
  const { storeConsent } = await import('../../site/consent/gate.ts');
  return { pushEvent, admitThirdParty, storeConsent };
}

const pushed = () => window.dataLayer?.map(({ event }) => event);

afterEach(() => {
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`;
});

test('nothing is pushed without consent', async () => {
  const { pushEvent, storeConsent } = await page();
  pushEvent({ event: 'searchStart' });
  storeConsent(['cat5']);
  expect(window.dataLayer).toBeUndefined();
});

test('events from before consent to audience measurement are pushed once consent is given', async () => {
  const { pushEvent, storeConsent } = await page();
  pushEvent({ event: 'filterSelection', filterName: 'Nantes', filterCategory: 'city' });
  storeConsent(['cat2']);
  storeConsent(['cat2']);
  pushEvent({ event: 'searchValidate', internalSearchKeyword: 'crédit' });
  expect(window.dataLayer).toEqual([
    { event: 'filterSelection', filterName: 'Nantes', filterCategory: 'city' },
    { event: 'searchValidate', internalSearchKeyword: 'crédit' },
  ]);
});

test('an existing data layer is extended, not replaced', async () => {
  const { pushEvent, storeConsent } = await page();
  storeConsent(['cat2']);
  const theirs = [{ event: 'searchStart' as const }];
  window.dataLayer = theirs;
  pushEvent({ event: 'contact_form_success', form_topic: 'presse' });
  expect(window.dataLayer).toBe(theirs);
  expect(pushed()).toEqual(['searchStart', 'contact_form_success']);
});

test('no third party learns that an ethics form was sent, whether it loads before or after', async () => {
  const { pushEvent, admitThirdParty, storeConsent } = await page();
  storeConsent(['cat2']);
  pushEvent({ event: 'ethic_form_success' });
  pushEvent({ event: 'searchStart' });
  expect(pushed()).toEqual(['ethic_form_success', 'searchStart']);
  admitThirdParty();
  expect(pushed()).toEqual(['searchStart']);
  pushEvent({ event: 'ethic_form_success' });
  expect(pushed()).toEqual(['searchStart']);
});

test.each([
  [
    'a script of another origin',
    () => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = 'https://measures.example/tag.js';
      document.head.append(script);
      return () => script.remove();
    },
  ],
  [
    'a data layer that somebody listens to',
    () => {
      window.dataLayer = Object.assign([], { push: Array.prototype.push });
      return () => delete window.dataLayer;
    },
  ],
])('%s prevents the event of a sent ethics form from being pushed', async (_what, load) => {
  const { pushEvent, storeConsent } = await page();
  storeConsent(['cat2']);
  const unload = load();
  pushEvent({ event: 'ethic_form_success' });
  pushEvent({ event: 'searchStart' });
  expect(pushed()).toEqual(['searchStart']);
  unload();
});
