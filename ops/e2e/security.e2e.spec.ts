import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';

const email = 'soazig.bihan@estuaire.example';
const password = 'une-brise-de-noroît-2026';

test('an auditor reads the security trace, in sentences, filtered, page by page', async ({
  page,
  playwright,
}) => {
  const { baseURL } = test.info().project.use;
  const administrator = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signIn(administrator);
  await openAccount(administrator, { name: 'Soazig Bihan', email, password, roles: ['auditor'] });
  for (let attempt = 0; attempt < 30; attempt += 1)
    await administrator.post('/admin/session', { data: { email, password: 'une marée de trop' } });
  await signIn(page.request, { email, password });
  await page.goto('/admin/pages');
  await page.getByText('Exploitation', { exact: true }).click();
  await page.getByRole('link', { name: 'Sécurité' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sécurité' })).toBeVisible();
  await page.getByLabel('Issue').selectOption('adresse ou mot de passe erroné');
  await page.waitForURL('**/admin/security?outcome=wrong-credentials');
  await page
    .getByRole('button', { name: 'Ne montrer que ce qui concerne Soazig Bihan' })
    .first()
    .click();
  await expect(page.getByText('30 événements')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('Connexion : refus (adresse ou mot de passe erroné)');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(rows).toHaveCount(10);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await page.getByLabel('Événement').selectOption('Fermeture d’un compte');
  await expect(page.getByText('Rien ne correspond à ces filtres.')).toBeVisible();
  await administrator.dispose();
});

test('an editor sees no link to the trace and has no access', async ({ page }) => {
  await signIn(page.request);
  const name = 'Yann Kerlo';
  const own = { email: 'yann.kerlo@estuaire.example', password: 'un-courant-de-flot-2026' };
  await openAccount(page.request, { name, ...own, roles: ['editor'] });
  await signIn(page.request, own);
  await page.goto('/admin/security');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByText('Exploitation', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Audit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sécurité' })).toHaveCount(0);
});
