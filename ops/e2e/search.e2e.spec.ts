import { siteSearchDebounceMs } from '@parvis/contracts/limits/search.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleOnce } from './fixtures/axe.ts';
import {
  refuseTrackers as agreeToNothing,
  clickEmptySpot,
  expectAsWideAsPage,
} from './fixtures/window.ts';

const languages = [
  {
    home: '/',
    path: '/search/do',
    word: 'marée',
    account: 'carte bloquée',
    open: 'Rechercher',
    banks: 'Vous cherchez votre compte',
  },
  {
    home: '/en/',
    path: '/en/search/do',
    word: 'tides',
    account: 'my account',
    open: 'Search',
    banks: 'Looking for your account',
  },
] as const;

/** Returns the overlay's elements, in the variant that is shown at the window's width. */
function overlay(page: Page) {
  const root = page.locator('details[data-island="search"]').filter({ visible: true });
  const part = (name: string) => root.locator(`[data-search="${name}"]`);
  return {
    root,
    opener: root.locator('summary'),
    field: part('field'),
    results: part('results'),
    options: root.getByRole('option'),
    part,
  };
}

async function refuseTrackers(page: Page): Promise<void> {
  await page.locator('button[data-consent="refuse"]').first().click();
}

/** Counts the page's requests to the search. */
function searches(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/do') && request.resourceType() === 'fetch')
      requests.push(`${searchParams.get('search')} ${searchParams.get('device') ?? 'none'}`);
  });
  return requests;
}

for (const width of [390, 1440])
  for (const { home, path, word, account, open, banks } of languages)
    test.describe(`the search of ${home} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('shows results while they are typed, accessibly, in every state', async ({ page }) => {
        const requests = searches(page);
        await page.goto(home);
        await refuseTrackers(page);
        const search = overlay(page);
        await search.opener.click();
        await expect(search.field).toBeFocused();
        await expect(page.locator('main')).toHaveAttribute('inert', '');
        await expectAccessibleOnce(page);
        if (width === 1440) await expectAsWideAsPage(page, search.root.locator(':scope > div'));
        await search.field.fill(word);
        await expect(search.results.getByRole('link').first()).toBeVisible();
        await expect(search.results.locator('mark').first()).toBeVisible();
        await expect(search.root.getByRole('status')).toHaveText(
          /^\d+ (résultats|results), \d+ (offres d’emploi correspondent|job offers match)$/,
        );
        await expect(search.options.first()).toBeVisible();
        await expectAccessibleOnce(page);
        await search.field.press('ArrowDown');
        await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
        await expectAccessibleOnce(page);
        expect(requests).toEqual([`${word} ${width === 390 ? 'mobile' : 'none'}`]);
        await search.part('clear').click();
        await expect(search.field).toHaveValue('');
        await expect(search.results).toBeEmpty();
        await search.field.pressSequentially(account);
        await expect(search.part('account')).toContainText(banks);
        await expectAccessibleOnce(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      });

      test('is a separate page, accessible with and without results', async ({ page }) => {
        await page.goto(`${path}?search=${encodeURIComponent(word)}`);
        await refuseTrackers(page);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ r/);
        await expectAccessibleOnce(page);
        for (const query of ['', '?search=ab', '?search=xyzzyxy', `?search=${account}`]) {
          await page.goto(path + query);
          await expectAccessibleOnce(page);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      });

      test.describe('without script', () => {
        test.use({ javaScriptEnabled: false });

        test('is a form that opens in place and leads to pages of results', async ({ page }) => {
          await page.goto(home);
          const search = overlay(page);
          await search.opener.click();
          await search.field.fill(word);
          await search.root.getByRole('button', { name: open }).click();
          await expect(page).toHaveURL(`${path}?search=${encodeURIComponent(word)}`);
          const kinds = page.getByRole('navigation', { name: /Nature|Types of results/ });
          await kinds.getByRole('link', { name: /^(Actualités|News)/ }).click();
          await expect(page).toHaveURL(/kind=article$/);
          await page.goto(`${path}?search=estuaire`);
          await page.getByRole('link', { name: /^Page 2$/ }).click();
          await expect(page).toHaveURL(/search=estuaire&page=2$/);
          await page.locator('main article a').first().click();
          await expect(page.locator('h1')).toBeVisible();
        });
      });
    });

/** Returns the tab stops in the header after the site's name, in order, without repetitions. */
async function stopsInHeader(page: Page): Promise<string[]> {
  const stops = new Set<string>();
  await page.locator('header a[aria-label]').focus();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<string | null>(`{
      const { activeElement } = document;
      if (activeElement.closest('main')) null;
      else activeElement.closest('details[data-place]') ? 'search' : 'menu';
    }`);
    if (stop === null) break;
    stops.add(stop);
  }
  return [...stops];
}

for (const [width, order] of [
  [991, ['search', 'menu']],
  [992, ['menu', 'search']],
] as const)
  test(`at ${width} px the order is ${order.join(', ')}, visually and for the keyboard`, async ({
    page,
    baseURL,
  }) => {
    await agreeToNothing(page, baseURL);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/groupe');
    const search = overlay(page).opener;
    const places = {
      search: await search.boundingBox(),
      menu: await (width === 991
        ? page.getByRole('button', { name: 'Menu', exact: true })
        : page.locator('#navigation > div > ul').last()
      ).boundingBox(),
    };
    const [first, second] = order.map((name) => places[name]);
    await expect(search).toHaveCount(1);
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
    expect(await stopsInHeader(page)).toEqual(order);
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('waits for exactly half a second without typing, and for three characters', async ({
    page,
  }) => {
    const requests = searches(page);
    await page.clock.install();
    await page.goto('/');
    const search = overlay(page);
    await search.opener.click();
    await expect(search.field).toBeFocused();
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.field.pressSequentially('ma');
    await page.clock.runFor(siteSearchDebounceMs);
    await search.field.press('r');
    await page.clock.runFor(siteSearchDebounceMs - 1);
    expect(requests).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => requests).toEqual(['mar none']);
    await search.field.press('-');
    await page.clock.runFor(siteSearchDebounceMs);
    await search.field.press('Backspace');
    await search.field.press('Backspace');
    await page.clock.runFor(siteSearchDebounceMs);
    expect(requests).toEqual(['mar none']);
  });

  test('closes by Escape, by its button, by a click outside, and by Tab at either end', async ({
    page,
  }) => {
    await page.goto('/');
    await refuseTrackers(page);
    const { opener, field, root, results, part } = overlay(page);
    const closings = [
      () => field.press('Escape'),
      async () => {
        await clickEmptySpot(page, part('panel'));
        await page.keyboard.press('Escape');
      },
      () => part('close').click(),
      () => page.mouse.click(700, 880),
      () => field.press('Shift+Tab'),
      async () => {
        await part('close').focus();
        await page.keyboard.press('Tab');
      },
    ];
    for (const close of closings) {
      await opener.click();
      await expect(field).toBeFocused();
      await field.pressSequentially('abc');
      await close();
      await expect(root).not.toHaveAttribute('open');
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      await expect(field).toHaveValue('');
      await expect(results).toBeEmpty();
    }
    await opener.click();
    await field.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('a keyboard alone opens it, takes a suggestion, reads results and leaves', async ({
    page,
  }) => {
    await page.goto('/');
    await refuseTrackers(page);
    const { opener, field, options, results, root } = overlay(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('gouv');
    await expect(options.first()).toBeVisible();
    const suggestion = await options.first().textContent();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(String(suggestion));
    await expect(field).toBeFocused();
    await expect(results.getByRole('link').first()).toBeVisible();
    for (let stops = 0; stops < 40 && (await root.getAttribute('open')) !== null; stops += 1)
      await page.keyboard.press('Tab');
    await expect(root).not.toHaveAttribute('open');
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('gouvernance');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/do?search=gouvernance');
  });

  test('closes an open menu, and a menu closes it', async ({ page }) => {
    await page.goto('/');
    await refuseTrackers(page);
    const { opener, field, root } = overlay(page);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByText('Le Groupe').first().click();
    await expect(page.locator('body')).toHaveClass(/menu-open/);
    await opener.click();
    await expect(field).toBeFocused();
    await expect(page.locator('body')).not.toHaveClass(/menu-open/);
    await expect(root).toHaveAttribute('open', '');
    const { x = 0, y = 0 } = (await menu.getByText('Le Groupe').first().boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await expect(root).not.toHaveAttribute('open');
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(menu.getByRole('link', { name: 'Notre histoire' })).toBeVisible();
  });

  test('a failing server changes nothing and shows no message', async ({ page }) => {
    await page.goto('/');
    await refuseTrackers(page);
    const { opener, field, root, results } = overlay(page);
    await opener.click();
    await expect(field).toBeFocused();
    // Letters one by one would first show the results of the beginning of the word.
    await field.fill('marée');
    await expect(results.getByRole('link').first()).toBeVisible();
    const shown = await results.innerHTML();
    await page.route('**/search/**', (route) => route.fulfill({ status: 503, body: 'no' }));
    const failure = page.waitForResponse((response) => response.status() === 503);
    await field.pressSequentially('s');
    await failure;
    await expect(root).not.toHaveAttribute('data-busy');
    expect(await results.innerHTML()).toBe(shown);
  });

  for (const { answer, began, submitted } of [
    {
      answer: 'accept',
      began: [{ event: 'searchStart' }],
      submitted: [{ event: 'searchValidate', internalSearchKeyword: 'marée' }],
    },
    { answer: 'refuse', began: [], submitted: [] },
  ])
    test(`visitors who ${answer} measurement: a search begun, and one submitted`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.locator(`button[data-consent="${answer}"]`).first().click();
      const { opener, field, results } = overlay(page);
      await opener.click();
      await expect(field).toBeFocused();
      await field.pressSequentially('marée');
      await expect(results.getByRole('link').first()).toBeVisible();
      const measured = () => page.evaluate(() => window.dataLayer ?? []);
      await expect.poll(measured).toEqual(began);
      await page.evaluate(() =>
        document.addEventListener('submit', (event) => event.preventDefault()),
      );
      await field.press('Enter');
      await expect.poll(measured).toEqual([...began, ...submitted]);
    });
});

test('responds with data where requested, and with the page otherwise', async ({ request }) => {
  const ask = (address: string, accept = 'application/json') =>
    request.get(address, { headers: { accept } });
  for (let time = 0; time < 3; time += 1) {
    const data = await ask('/search/do?search=mon+compte');
    expect(Object.keys(await data.json())).toEqual(['success', 'html', 'account', 'accountHtml']);
    expect(data.headers()['vary']).toBe('accept, accept-encoding');
    const page = await ask('/search/do?search=mon+compte', 'text/html');
    expect(page.headers()['content-type']).toContain('text/html');
  }
  expect(await (await ask('/search/do?search=ma')).json()).toEqual({ success: false });
  expect(await (await ask('/search/autocomplete?search=ma')).json()).toEqual({ success: false });
  expect((await (await ask('/en/search/autocomplete?search=tid')).json()).suggests).not.toEqual([]);
  const tooLong = await ask(`/search/do?search=${'a'.repeat(10_000)}`);
  expect(tooLong.status()).toBe(400);
});
