import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';

test('an address at two instants stands side by side, with the words struck and inserted', async ({
  page,
}) => {
  await signIn(page.request);
  const made = { locale: 'fr', title: 'Chenal dragué', slug: 'chenal-drague' };
  const { id, url } = await createPage(page.request, made);
  const module = await addActiveModule(page.request, id, 'text', { html: '<p>Dix mètres.</p>' });
  await addActiveModule(page.request, id, 'text', { html: '<p>Balisé de nuit.</p>' });
  await publish(page.request, id);
  const then = new Date().toISOString();
  await expect.poll(() => new Date().toISOString() > then).toBe(true);
  const edited = await page.request.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'if-match': module.etag },
    data: { data: { html: '<p>Onze mètres.</p>' }, publish: true },
  });
  expect(edited.status(), await edited.text()).toBe(200);
  const later = new Date().toISOString();

  const query = new URLSearchParams({ path: url, at: later, with: then });
  await page.goto(`/admin/audit?${query}`);
  await expect(page.locator('del').getByText('Dix')).toBeVisible();
  await expect(page.locator('ins').getByText('Onze')).toBeVisible();
  await expect(page.getByText('Texte modifié')).toBeVisible();
  const side = (which: number) => page.frameLocator('iframe').nth(which);
  await expect(side(0).getByText('Dix mètres.')).toBeVisible();
  await expect(side(1).getByText('Onze mètres.')).toBeVisible();
  await expectAccessible(page);

  await interfaceIn(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator('ins').getByText('Onze')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Without the second instant, the page stands beside that of today again.
  await page.getByLabel('Compare with').fill('');
  await page.getByLabel('Time compared').fill('');
  await page.getByRole('button', { name: 'Reconstruct' }).click();
  await expect(page).not.toHaveURL(/with=/);
});
