import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../e2e/fixtures/browser.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
/** Time for animations to finish. */
const settleMs = 800;

interface Pictures {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  readonly folder: string;
}

/** Takes the README's screenshots of a running Parvis into a folder. */
export async function takeScreens({ url, email, password, folder }: Pictures): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(browserLaunch);
  const take = takeInto(folder);
  const visitor = await visiting(browser, url, wide);
  await take(visitor, '/', 'public-home');
  await take(visitor, '/en/all-news', 'public-list');
  await take(visitor, '/focus/grand-large-2030', 'public-focus', (page) =>
    page.getByRole('link', { name: 'Lire le dossier' }).waitFor(),
  );
  await take(visitor, '/en/group', 'public-search', async (page) => {
    const search = page.locator('details[data-island="search"]').filter({ visible: true });
    await search.locator('summary').click();
    await search.getByRole('combobox').pressSequentially('estuary', { delay: 60 });
    await page.locator('[data-search="results"] a').first().waitFor();
  });
  await take(visitor, '/emploi-carriere', 'careers-landing');
  await take(visitor, '/en/careers/all-job-offers/permanent?q=analyst', 'careers-list');
  await take(visitor, '/en/careers/all-job-offers/internship', 'careers-alert', async (page) => {
    await page.getByRole('link', { name: 'Create an alert' }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
  });
  await take(await visiting(browser, url, narrow), '/groupe/notre-histoire', 'public-narrow');
  const editor = await browser.newContext({ baseURL: url, viewport: wide, locale: 'fr-FR' });
  const signedIn = await editor.request.post('/admin/session', { data: { email, password } });
  if (signedIn.status() !== 204) throw new Error(`Signing in was refused: ${signedIn.status()}`);
  await take(editor, '/admin/pages', 'back-office-pages');
  const { items } = await (await editor.request.get('/api/pages?q=Notre%20histoire')).json();
  await take(editor, `/admin/pages/${items[0].id}`, 'back-office-editor');
  await take(editor, `/admin/pages/${items[0].id}`, 'back-office-picker', async (page) => {
    await page.getByRole('button', { name: 'Ajouter un module' }).click();
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  });
  await take(editor, '/admin/library/image', 'back-office-library');
  await take(editor, '/admin/offers/figures', 'back-office-offers');
  await take(editor, '/admin/activity', 'back-office-activity');
  await browser.close();
}

/** Returns a visitor who has rejected all cookies, so that no banner covers the pages. */
export async function visiting(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/');
  const refuse = page.getByRole('button', { name: 'Tout refuser' });
  await refuse.click();
  await refuse.waitFor({ state: 'hidden' });
  await page.close();
  return context;
}

function takeInto(folder: string) {
  return async (
    context: BrowserContext,
    path: string,
    name: string,
    prepare: (page: Page) => Promise<void> = async () => undefined,
  ): Promise<void> => {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare(page);
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
  };
}
