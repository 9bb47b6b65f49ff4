import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';
import { onOwnParvis } from './fixtures/own-parvis.ts';

test.setTimeout(300_000);

test('two administrators remove a name from the past of a page', async ({
  browser,
  playwright,
}) => {
  // The read models are built anew: on the site of all journeys, others would wait for it.
  await onOwnParvis('redactions', async (_, baseURL) => {
    const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
    const script = await playwright.request.newContext({ baseURL });
    await redact(await context.newPage(), script);
    await Promise.all([script.dispose(), context.close()]);
  });
});

async function redact(page: Page, script: APIRequestContext): Promise<void> {
  await signIn(script);
  const { id } = await createPage(script, {
    locale: 'en',
    title: 'The harbour office',
    slug: 'harbour-office-redacted',
  });
  const module = await addActiveModule(script, id, 'text', {
    html: '<p>Run by Hermine <strong>Quillivic</strong>.</p>',
  });
  await publish(script, id);
  const edited = await script.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'if-match': module.etag },
    data: { data: { html: '<p>Run by a crew.</p>' }, publish: true },
  });
  expect(edited.status(), await edited.text()).toBe(200);
  const [first, second] = ['Prune Vigie', 'Basile Hunier'].map((name, n) => ({
    name,
    email: `redaction-${n}@estuaire.example`,
    password: 'deux-paires-de-mains',
    roles: ['administrator'],
  }));
  for (const account of [first, second])
    if (account) await openAccount(script, { ...account, roles: ['administrator'] });

  await page.request.post('/admin/session', { data: first });
  await page.goto('/admin/audit/redactions');
  await expectAccessible(page);
  await page.getByLabel(/^Mots/).fill('hermine quillivic');
  await page.getByLabel(/^Motif/).fill('Demande de la personne');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('article', { name: 'Demande de la personne' });
  await expect(entry.getByText('hermine quillivic')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Retirer les mots' })).toHaveCount(0);
  await expectAccessible(page);

  await page.request.delete('/admin/session');
  await page.request.post('/admin/session', { data: second });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/audit/redactions');
  await entry.getByRole('button', { name: 'Retirer les mots' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer les mots' }).click();
  await expect(entry.getByText(/Confirmé par Basile Hunier/)).toBeVisible();
  await expect(entry.getByText('hermine quillivic')).toHaveCount(0);
  await expect
    .poll(
      async () => {
        await page.reload();
        return entry.textContent();
      },
      { timeout: 120_000 },
    )
    .toContain('Fait.');
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}
