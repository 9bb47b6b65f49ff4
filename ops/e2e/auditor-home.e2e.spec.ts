import { expect, test } from '@playwright/test';
import { createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { openAccount } from './fixtures/open-account.ts';

test('an auditor begins with one search, the latest changes and the notary', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const { id, url } = await createPage(script, {
    locale: 'fr',
    title: 'Phare à éclipses',
    slug: 'phare-a-eclipses',
  });
  await publish(script, id);
  const auditor = { email: 'v.vigie@estuaire.example', password: 'piece-a-conviction' };
  await openAccount(script, { ...auditor, name: 'Violette Vigie', roles: ['auditor'] });
  await page.request.post('/admin/session', { data: auditor });

  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Notaire du journal' }).last()).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel(/^Une adresse, des mots/);
  await field.fill(url);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/audit\?path=/);
  await expect(page.getByText('En ligne : Phare à éclipses')).toBeVisible();
  await page.goBack();
  await field.fill('admin');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/audit\/changes\?person=/);
  await page.goBack();
  await field.fill('éclipses');
  await field.press('Enter');
  await expect(page.getByText('Phare à éclipses').first()).toBeVisible();

  await interfaceIn(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await script.dispose();
});
