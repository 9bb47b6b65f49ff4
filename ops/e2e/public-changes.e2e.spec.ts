import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { openAccount } from './fixtures/open-account.ts';

test('an auditor lists what changed in public in a section, follows it to its instant, and exports it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const made = { locale: 'fr', title: '=Balise flottante', slug: 'balise-flottante' };
  const { id, url } = await createPage(script, made);
  const module = await addActiveModule(script, id, 'text', { html: '<p>Feu rouge.</p>' });
  await publish(script, id);
  const edited = await script.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'if-match': module.etag },
    data: { data: { html: '<p>Feu vert.</p>' }, publish: true },
  });
  expect(edited.status(), await edited.text()).toBe(200);
  const auditor = { email: 'o.relevee@estuaire.example', password: 'piece-a-conviction' };
  await openAccount(script, { ...auditor, name: 'Odile Relevée', roles: ['auditor'] });
  await page.request.post('/admin/session', { data: auditor });

  await page.goto('/admin/audit/changes');
  await page.getByLabel(/^Rubrique/).fill(url);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('row').filter({ hasText: url });
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`section=${encodeURIComponent(url)}$`));
  await expect(page.getByText('2 changements', { exact: true })).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(1);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Tout télécharger en CSV' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table.split('\r\n')).toHaveLength(4);
  expect(table).toContain("'=Balise flottante");

  const changed = rows.filter({ hasText: 'Module modifié' });
  await changed.getByRole('link', { name: 'Module modifié' }).press('Enter');
  await expect(page).toHaveURL(/\/history\?/);
  await expect(page.locator('ins').getByText('vert')).toBeVisible();
  await page.goBack();
  await rows.filter({ hasText: 'Mise en ligne' }).getByRole('link', { name: url }).press('Enter');
  await expect(page.frameLocator('iframe').first().getByText('Feu rouge.')).toBeVisible();

  await interfaceIn(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/audit/changes?${new URLSearchParams({ section: url })}`);
  await expect(page.getByText('Module changed: Text')).toBeVisible();
  await expectAccessible(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await script.dispose();
});
