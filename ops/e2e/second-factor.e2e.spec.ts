import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';
import { signOutOnScreen } from './fixtures/session.ts';

const password = 'le-vent-de-galerne-2026';
const periodMs = 30_000;

async function visitor(browser: Browser, locale: string): Promise<Page> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const context = await browser.newContext({ locale, baseURL });
  return context.newPage();
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin/pages');
  await page.getByLabel(/Adresse e-mail|E-mail address/).fill(email);
  await page.getByLabel(/Mot de passe|Password/).fill(password);
  await page.getByRole('button', { name: /Se connecter|Sign in/ }).click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.waitForURL('**/admin/code*');
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: /Continuer|Continue/ }).click();
}

test('an authenticator is added and requested at sign-in, a recovery code works once instead, an administrator resets it', async ({
  page,
  browser,
}) => {
  const [name, email] = ['Gwenaël Prigent', 'gwenael.prigent@estuaire.example'];
  await signIn(page.request);
  await openAccount(page.request, { name, email, password, roles: ['editor'] });

  const owner = await visitor(browser, 'fr-FR');
  await givePassword(owner, email);
  await owner.waitForURL('**/admin/pages');
  await owner.goto('/admin/account');
  await owner.getByRole('button', { name: 'Ajouter une application d’authentification' }).click();
  await expect(owner.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  await expectAccessible(owner);
  const secret = await owner.getByLabel('Clé', { exact: true }).inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await owner.getByLabel('Code affiché par l’application').fill('000000');
  await owner.getByRole('button', { name: 'Confirmer le code' }).click();
  await expect(owner.getByText('Ce code n’est pas le bon')).toBeVisible();
  await owner.getByLabel('Code affiché par l’application').fill(totp.generate());
  await owner.getByRole('button', { name: 'Confirmer le code' }).click();
  const codes = owner.getByRole('status').filter({ hasText: 'codes de secours' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await codes.getByRole('listitem').allTextContents();
  await expectAccessible(owner);

  await signOutOnScreen(owner, name);
  await givePassword(owner, email);
  // The code of the next period, since that of the current one is used up.
  await giveCode(owner, totp.generate({ timestamp: Date.now() + periodMs }));
  await owner.waitForURL('**/admin/pages');
  await signOutOnScreen(owner, name);

  const abroad = await visitor(browser, 'en-GB');
  await givePassword(abroad, email);
  await giveCode(abroad, '000000');
  await expect(abroad.getByRole('alert')).toBeVisible();
  await giveCode(abroad, first);
  await abroad.waitForURL('**/admin/pages');
  await abroad.goto('/admin/account');
  await expect(abroad.getByText('You have 9 recovery codes left.')).toBeVisible();
  await expectAccessible(abroad);

  await page.goto('/admin/users');
  await page.getByRole('button', { name: `Réinitialiser le deuxième facteur de ${name}` }).click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Réinitialiser le deuxième facteur', exact: true })
    .click();
  await expect(page.getByText(`Le deuxième facteur de ${name} est réinitialisé.`)).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Réinitialiser le deuxième facteur de ${name}` }),
  ).toHaveCount(0);
  expect((await abroad.request.get('/admin/session')).status()).toBe(401);
  await givePassword(owner, email);
  await owner.waitForURL('**/admin/pages');
  await owner.context().close();
  await abroad.context().close();
});
