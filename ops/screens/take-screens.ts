import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/fixtures/browser.ts';

/** Takes the README's pictures of a running Parvis: `npm run screens -- URL EMAIL PASSWORD [FOLDER]`. */
const [url, email, password, folder = 'ops/screens/pictures'] = process.argv.slice(2);
if (!url || !email || !password) {
  console.error('Usage: npm run screens -- URL EMAIL PASSWORD [FOLDER]');
  process.exit(2);
}
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(browserLaunch);
const visitor = await browser.newContext({ baseURL: url, viewport: wide, locale: 'fr-FR' });
await take(visitor, '/', 'public-home');
await take(visitor, '/en/group', 'public-page');
await take(
  await browser.newContext({ baseURL: url, viewport: narrow, locale: 'fr-FR' }),
  '/groupe/notre-histoire',
  'public-narrow',
);
const editor = await browser.newContext({ baseURL: url, viewport: wide, locale: 'fr-FR' });
const signedIn = await editor.request.post('/admin/session', { data: { email, password } });
if (signedIn.status() !== 204) throw new Error(`Signing in was refused: ${signedIn.status()}`);
await take(editor, '/admin/pages', 'back-office-pages');
const { items } = await (await editor.request.get('/api/pages?q=Notre%20histoire')).json();
await take(editor, `/admin/pages/${items[0].id}`, 'back-office-editor');
await browser.close();

async function take(context: BrowserContext, path: string, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
