import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { mailedKey } from './fixtures/open-account.ts';

const password = 'le-vent-de-galerne-2026';
const better = 'un-autre-vent-de-terre-2027';

test('an administrator invites a user, whose link works once; the user manages their password, sessions and tokens', async ({
  page,
  browser,
  playwright,
}) => {
  const email = 'nolwenn.tanguy@estuaire.example';
  await signIn(page.request);
  await page.goto('/admin/users');
  await page.getByLabel('Prénom et nom').fill('Nolwenn Tanguy');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByRole('log').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(
    'n’a pas encore choisi',
  );
  await expectAccessible(page);
  const key = await mailedKey(page.request, email);

  const baseURL = test.info().project.use.baseURL ?? '';
  const own = await browser.newContext({ locale: 'fr-FR', baseURL });
  const owner = await own.newPage();
  await owner.goto(`/admin/password?key=${key}`);
  await owner.getByLabel('Nouveau mot de passe').fill('nolwenn-tanguy');
  await owner.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(owner.getByRole('alert')).toContainText('facile à deviner');
  await expectAccessible(owner);
  await owner.getByLabel('Nouveau mot de passe').fill(password);
  await owner.getByRole('button', { name: 'Enregistrer' }).click();
  await owner.waitForURL('**/admin/login');
  await owner.getByLabel('Adresse e-mail').fill(email);
  await owner.getByLabel('Mot de passe').fill(password);
  await owner.getByRole('button', { name: 'Se connecter' }).click();
  await owner.waitForURL('**/admin');

  const elsewhere = await playwright.request.newContext({ baseURL });
  await signIn(elsewhere, { email, password });
  await owner.goto('/admin/account');
  await expect(owner.getByText('cette session')).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Terminer la session/ })).toHaveCount(1);
  await expectAccessible(owner);
  await owner.getByLabel('Mot de passe actuel').fill(password);
  await owner.getByLabel('Nouveau mot de passe').fill(better);
  await owner.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await expect(owner.getByText(/Votre mot de passe est changé/)).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Terminer la session/ })).toHaveCount(0);
  expect((await elsewhere.get('/admin/session')).status()).toBe(401);

  await owner.getByLabel('À quoi il sert').fill('Import du soir');
  await owner.getByRole('button', { name: 'Créer un jeton' }).click();
  await expect(owner.getByLabel('Secret du jeton')).toHaveValue(/^parvis_/);
  await expect(owner.getByRole('listitem').filter({ hasText: 'Import du soir' })).toContainText(
    'Expire le',
  );
  await page.reload();
  const tokens = page.getByRole('listitem').filter({ hasText: 'Import du soir' });
  await expect(tokens).toContainText('Nolwenn Tanguy');
  await tokens.getByRole('button', { name: 'Révoquer' }).click();
  await tokens.getByRole('button', { name: 'Révoquer définitivement' }).click();
  await expect(tokens).toHaveCount(0);
  await page.getByRole('button', { name: 'Modifier le compte de Nolwenn Tanguy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prénom et nom').fill('Nolwenn Kermarec');
  await dialog.getByLabel('auditeur').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('auditeur');

  await owner.getByRole('button', { name: /Nolwenn/ }).click();
  await owner.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await owner.waitForURL(/\/admin\/login/);
  await owner.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await owner.getByLabel('Adresse e-mail').fill(email);
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Recevoir un lien' }).click();
  await owner.waitForURL('**/admin/forgotten/sent');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Consultez votre messagerie');
  await elsewhere.dispose();
  await own.close();

  await page.getByRole('button', { name: 'Fermer le compte de Nolwenn Kermarec' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
});
