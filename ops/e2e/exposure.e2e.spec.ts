import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';

test('an auditor finds when and where a sentence was public, and sees the page as it was then', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const { id, url } = await createPage(script, {
    locale: 'fr',
    title: 'Bouée cardinale',
    slug: 'bouee-cardinale',
  });
  const said = '<p>Une marée de quatorze pour cent, dit « l’annuaire ».</p>';
  const module = await addActiveModule(script, id, 'text', { html: said });
  await publish(script, id);
  const edited = await script.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'if-match': module.etag },
    data: { data: { html: '<p>Une marée.</p>' }, publish: true },
  });
  expect(edited.status(), await edited.text()).toBe(200);

  const auditor = { email: 'l.registre@estuaire.example', password: 'piece-a-conviction' };
  await openAccount(script, { ...auditor, name: 'Lise Registre', roles: ['auditor'] });
  await page.request.post('/admin/session', { data: auditor });
  await page.goto('/admin/audit/exposure');
  await expectAccessible(page);
  await page.getByLabel(/^Une phrase/).fill('QUATORZE pour cent, dit "l\'annuaire"');
  await page.keyboard.press('Enter');
  const time = page.getByRole('row', { name: new RegExp(url) });
  await expect(time).toHaveCount(1);
  await expect(page.getByText('toujours public')).toHaveCount(0);
  await expect(page.getByText('quatorze', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await time.getByRole('link', { name: url }).press('Enter');
  await expect(
    page
      .frameLocator('iframe')
      .first()
      .getByText(/quatorze pour cent/),
  ).toBeVisible();
});
