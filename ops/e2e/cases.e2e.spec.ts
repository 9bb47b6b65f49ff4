import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';

test('an auditor opens a case, notes something, places a hold and ends it, on a phone too', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const auditor = { email: 'o.dossier@estuaire.example', password: 'chemise-cartonnee-bleue' };
  await openAccount(script, { ...auditor, name: 'Ode Dossier', roles: ['auditor'] });
  await page.request.post('/admin/session', { data: auditor });
  await page.goto('/admin/audit/cases');
  await page.getByText('Ouvrir un dossier').press('Enter');
  await page.getByLabel(/^Titre/).fill('Plaquette de mars');
  await page.getByLabel(/^Adresses/).fill('/groupe');
  await page.getByLabel(/^Mots/).fill('quatorze pour cent');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ouvrir le dossier' }).click();
  await expect(page.getByRole('heading', { name: 'Plaquette de mars' })).toBeVisible();
  await page.getByLabel(/^Note/).fill('Imprimeur interrogé.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(page.getByText('Imprimeur interrogé.').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Conserver', { exact: true }).press('Enter');
  await page.getByLabel(/^Base légale/).fill('Article L. 123-22');
  await page.getByLabel(/^Jusqu’au/).fill('2099-12-31');
  await page.getByLabel(/^Contenus/).fill('/groupe');
  await page.getByRole('button', { name: 'Commencer la conservation' }).click();
  const hold = page.getByRole('heading', { name: /Article L\. 123-22, jusqu’au 31 décembre 2099/ });
  await expect(hold).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByText('Mettre fin à la conservation').first().press('Enter');
  await page
    .getByLabel(/^Motif/)
    .first()
    .fill('Affaire classée');
  await page.getByRole('button', { name: 'Mettre fin à la conservation' }).click();
  await expect(page.getByText(/Terminée par Ode Dossier/)).toBeVisible();
  await page.getByRole('link', { name: 'Ce qui était public avec ces mots' }).press('Enter');
  await expect(page).toHaveURL(/exposure\?q=quatorze/);
});
