// @vitest-environment happy-dom
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choiceIn, choiceText, toDay } from './choice.ts';
import { consentCookie } from './consent-cookie.ts';
import { purposes } from './purposes.ts';

const today = toDay(new Date());

/** Shows a page as the server sends it, with freshly imported modules. */
async function page(locale: Locale = 'fr') {
  vi.resetModules();
  const { Consent, ConsentChange } = await import('./consent.tsx');
  document.body.innerHTML = renderToString(
    <>
      <Consent locale={locale} />
      <footer>
        <ConsentChange locale={locale} />
      </footer>
    </>,
  );
  const { requestConsent } = await import('./request-consent.ts');
  requestConsent(document);
}

async function hydrateConsent(): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-island=consent]');
  const { hydrate } = await import('./consent.island.ts');
  if (root) await new Promise<void>((resolve) => hydrate(root, resolve));
}

function press(within: string, action: string): void {
  document.querySelector<HTMLElement>(`${within} [data-consent=${action}]`)?.click();
}

function box(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`no box ${name}`);
  return found;
}

const banner = () => document.querySelector<HTMLElement>('section');
const panel = () => document.querySelector('dialog');
const kept = () => choiceIn(document.cookie, today)?.granted;

function keep(granted: Parameters<typeof choiceText>[0]['granted']): void {
  document.cookie = `${consentCookie}=${choiceText({ givenOn: today, granted })}; Path=/`;
}

const listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      listen(type, listener);
    },
  );
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener);
  vi.restoreAllMocks();
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`;
  document.body.innerHTML = '';
});

test.each(locales)(
  'in %s the server sends the banner hidden, with “refuse” as close as “accept”',
  async (locale) => {
    keep([]);
    await page(locale);
    expect(banner()?.hidden).toBe(true);
    const [refuse, accept] = document.querySelectorAll('section button');
    expect(refuse?.className).toBe(accept?.className);
    expect(document.querySelector('noscript')).not.toBeNull();
  },
);

test('the banner is shown while there is no valid choice', async () => {
  await page();
  expect(banner()?.hidden).toBe(false);
});

test.each([
  ['refuse', []],
  ['accept', purposes],
] as const)('%s stores the choice, and the banner disappears', async (action, granted) => {
  await page();
  await hydrateConsent();
  press('section', action);
  expect(kept()).toEqual(granted);
  expect(banner()?.hidden).toBe(true);
});

test('waiting actions run once the banner’s answer grants them', async () => {
  await page();
  const { whenGranted } = await import('./gate.ts');
  const action = vi.fn<() => void>();
  whenGranted('cat5', action);
  await hydrateConsent();
  expect(action).not.toHaveBeenCalled();
  press('section', 'accept');
  expect(action).toHaveBeenCalledTimes(1);
});

test('the footer opens the panel with the current choice', async () => {
  keep(['cat2', 's1']);
  await page();
  await hydrateConsent();
  press('footer', 'choose');
  expect(panel()?.open).toBe(true);
  expect(purposes.filter((name) => box(name).checked)).toEqual(['cat2', 's1']);
  expect([box('cat4').checked, box('cat4').indeterminate]).toEqual([false, true]);
});

test('content of other sites and its types stay in sync', async () => {
  await page();
  await hydrateConsent();
  press('section', 'choose');
  box('cat4').click();
  expect(['s1', 's2', 's3'].map((name) => box(name).checked)).toEqual([true, true, true]);
  box('s2').click();
  expect([box('cat4').checked, box('cat4').indeterminate]).toEqual([false, true]);
  press('dialog', 'save');
  expect(kept()).toEqual(['s1', 's3']);
  expect(panel()?.open).toBe(false);
});

test('closing the panel makes no choice', async () => {
  await page();
  await hydrateConsent();
  press('section', 'choose');
  press('dialog', 'close');
  expect(panel()?.open).toBe(false);
  expect(kept()).toBeUndefined();
  expect(banner()?.hidden).toBe(false);
});

test.each([
  ['taking something back loads the page anew', ['cat2'], 1],
  ['granting more does not', [], 0],
] as const)('%s', async (_name, before, reloads) => {
  keep(before);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await page();
  await hydrateConsent();
  press('footer', 'choose');
  press('dialog', before.length > 0 ? 'refuse' : 'accept');
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test.each(locales)('in %s the panel names every cookie under its purpose', async (locale) => {
  await page(locale);
  const { cookies } = await import('./cookies.ts');
  for (const { name, category } of Object.values(cookies)) {
    const listed = [...document.querySelectorAll('code')].find(
      ({ textContent }) => textContent?.replace('…', '') === name,
    );
    const agreed = listed?.closest('ul')?.closest('li')?.querySelector('input');
    expect([name, agreed?.name]).toEqual([name, category === 'cat1' ? undefined : category]);
  }
});
