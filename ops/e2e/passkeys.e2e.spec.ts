import { type Browser, type CDPSession, expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';

const password = 'le-vent-de-galerne-2026';

/** What the pages say, in both languages. */
const words = {
  'fr-FR': {
    add: 'Ajouter une clé d’accès',
    name: 'Nom de la clé d’accès',
    unnamed: 'Donnez d’abord un nom à cette clé d’accès.',
    added: 'La clé d’accès est ajoutée',
    use: 'Utiliser une clé d’accès',
    title: 'Confirmez votre connexion',
    unsupported: 'Ce navigateur ne peut pas utiliser votre clé d’accès ici',
    cannotAdd: 'Ce navigateur ne sait pas se servir de clés d’accès',
    cancelled: 'La clé d’accès n’a pas répondu',
    notAdded: 'Aucune clé d’accès n’a été ajoutée : la demande a été annulée.',
    present: 'Cet appareil a déjà une clé d’accès de votre compte',
    expired: 'Connectez-vous pour continuer.',
    again: 'Recommencer la connexion',
    code: 'Code',
    goOn: 'Continuer',
    codes: 'codes de secours',
    never: 'Jamais utilisée',
    used: 'Dernier usage',
    remove: (name: string) => `Retirer la clé d’accès « ${name} »`,
    removes: 'Retirer',
    last: 'Le mot de passe suffira',
    gone: 'La clé d’accès est retirée.',
    signOut: 'Se déconnecter',
  },
  'en-GB': {
    add: 'Add a passkey',
    name: 'Name of the passkey',
    unnamed: 'Name this passkey first.',
    added: 'The passkey is added',
    use: 'Use a passkey',
    title: 'Confirm your sign-in',
    unsupported: 'This browser cannot use your passkey here',
    cannotAdd: 'This browser cannot use passkeys',
    cancelled: 'The passkey did not answer',
    notAdded: 'No passkey was added: the request was cancelled.',
    present: 'This device has a passkey of your account already',
    expired: 'Sign in to go on.',
    again: 'Start signing in again',
    code: 'Code',
    goOn: 'Continue',
    codes: 'recovery codes',
    never: 'Never used',
    used: 'Last used',
    remove: (name: string) => `Remove the passkey “${name}”`,
    removes: 'Remove',
    last: 'The password alone will sign you in',
    gone: 'The passkey is removed.',
    signOut: 'Sign out',
  },
} as const;

async function visitor(browser: Browser, locale: string): Promise<Page> {
  const baseURL = test.info().project.use.baseURL ?? '';
  return (await browser.newContext({ locale, baseURL })).newPage();
}

/** An authenticator of the browser's own, which answers without anybody touching it until it is told not to. */
async function withAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: (isRefusing: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefusing }),
    async empty() {
      await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    },
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin/pages');
  await page.getByLabel(/Adresse e-mail|E-mail address/).fill(email);
  await page.getByLabel(/Mot de passe|Password/).fill(password);
  await page.getByRole('button', { name: /Se connecter|Sign in/ }).click();
}

const people = {
  'fr-FR': { name: 'Nolwenn Le Bihan', email: 'nolwenn.lebihan@estuaire.example' },
  'en-GB': { name: 'Maëlle Tanguy', email: 'maelle.tanguy@estuaire.example' },
} as const;

for (const locale of ['fr-FR', 'en-GB'] as const) {
  const said = words[locale];
  const { name, email } = people[locale];

  test(`${locale}: a passkey is added by keyboard, asked for at sign-in, and removed`, async ({
    page,
    browser,
  }) => {
    await signIn(page.request);
    await openAccount(page.request, { name, email, password, roles: ['editor'] });
    const owner = await visitor(browser, locale);
    const device = await withAuthenticator(owner);
    await givePassword(owner, email);
    await owner.waitForURL('**/admin/pages');
    await owner.goto('/admin/account');

    await owner.getByRole('button', { name: said.add }).click();
    await expect(owner.getByText(said.unnamed)).toBeVisible();
    await owner.getByLabel(said.name).focus();
    await owner.keyboard.type('Clé du bureau');
    await owner.keyboard.press('Enter');
    await expect(owner.getByText(said.added)).toBeVisible();
    const codes = owner.getByRole('status').filter({ hasText: said.codes });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const [first = ''] = await codes.getByRole('listitem').allTextContents();
    await expect(owner.getByText(said.never)).toBeVisible();
    await expectAccessible(owner);
    await owner.getByLabel(said.name).fill('La même');
    await owner.getByRole('button', { name: said.add }).click();
    await expect(owner.getByRole('alert').getByText(said.present)).toBeVisible();
    await expectAccessible(owner);

    await owner.getByRole('button', { name }).click();
    await owner.getByRole('menuitem', { name: said.signOut }).click();
    await owner.waitForURL('**/admin/login');
    await givePassword(owner, email);
    await owner.waitForURL('**/admin/code*');
    await expect(owner.getByRole('heading', { name: said.title })).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: said.use }).focus();
    await owner.keyboard.press('Enter');
    await owner.waitForURL('**/admin/pages');
    await owner.goto('/admin/account');
    await expect(owner.getByText(said.used)).toBeVisible();

    await owner.getByRole('button', { name: said.remove('Clé du bureau') }).click();
    await expect(owner.getByRole('dialog').getByText(said.last)).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('dialog').getByRole('button', { name: said.removes }).click();
    await expect(owner.getByText(said.gone)).toBeVisible();
    await expect(owner.getByRole('button', { name: said.remove('Clé du bureau') })).toHaveCount(0);
    await expect(owner.getByText(first)).toHaveCount(0);
    await device.remove();
    await givePassword(await visitor(browser, locale), email);
    await owner.context().close();
  });
}
