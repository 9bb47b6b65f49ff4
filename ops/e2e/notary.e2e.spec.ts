import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';

test('an auditor takes the newest checkpoint of the log away, on a phone too', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const auditor = { email: 'n.minute@estuaire.example', password: 'copie-conforme-scellee' };
  await openAccount(script, { ...auditor, name: 'Noé Minute', roles: ['auditor'] });
  await page.request.post('/admin/session', { data: auditor });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/audit/notary');
  await expect(page.getByText('Événements signés', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger' }).press('Enter');
  const text = await (await (await downloading).createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toMatch(/^\S+\/tlog\n\d+\n\S+\n\n— \S+\/tlog \S+\n$/);
});
