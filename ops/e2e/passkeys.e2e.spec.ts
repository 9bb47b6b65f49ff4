import { languages } from '@parvis/contracts/site/locale.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { openAccount } from './fixtures/open-account.ts';
import { signOutOnScreen } from './fixtures/session.ts';

const password = 'le-vent-de-galerne-2026';

/** The labels of the pages, in both languages. */
const words = {
  fr: {
    add: 'Ajouter une clé d’accès',
    name: 'Nom de la clé d’accès',
    unnamed: 'Donnez d’abord un nom à cette clé d’accès.',
    added: 'La clé d’accès est ajoutée',
    use: 'Utiliser une clé d’accès',
    title: 'Confirmez votre connexion',
    unsupported: 'Ce navigateur ne peut pas utiliser votre clé d’accès ici',
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
  },
  en: {
    add: 'Add a passkey',
    name: 'Name of the passkey',
    unnamed: 'Name this passkey first.',
    added: 'The passkey is added',
    use: 'Use a passkey',
    title: 'Confirm your sign-in',
    unsupported: 'This browser cannot use your passkey here',
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
  },
} as const;

async function visitor(browser: Browser, locale: string): Promise<Page> {
  const baseURL = test.info().project.use.baseURL ?? '';
  return (await browser.newContext({ locale, baseURL })).newPage();
}

/** Adds a virtual authenticator to the browser, which responds without a touch. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Simulates a user who closes the browser's dialog. */
function closeDialogs(): void {
  const close = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  Object.assign(navigator.credentials, { get: close, create: close });
}

function lackPasskeys(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin/pages');
  await page.getByLabel(/Adresse e-mail|E-mail address/).fill(email);
  await page.getByLabel(/Mot de passe|Password/).fill(password);
  await page.getByRole('button', { name: /Se connecter|Sign in/ }).click();
}

async function addPasskey(
  page: Page,
  { add, name }: { add: string; name: string },
  called: string,
) {
  await page.goto('/admin/account');
  await page.getByLabel(name).fill(called);
  await page.getByRole('button', { name: add }).click();
}

async function invite(page: Page, name: string, email: string): Promise<void> {
  await signIn(page.request);
  await openAccount(page.request, { name, email, password, roles: ['editor'] });
}

for (const language of journeyLanguages('fr')) {
  const locale = languages[language].regional;
  const said = words[language];

  test(`${locale}: a passkey is added by keyboard, required at sign-in, and removed`, async ({
    page,
    browser,
  }) => {
    const [name, email] = ['Nolwenn Le Bihan', `nolwenn.${locale.toLowerCase()}@estuaire.example`];
    await invite(page, name, email);
    const owner = await visitor(browser, locale);
    await addAuthenticator(owner);
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
    await expect(owner.getByText(said.never)).toBeVisible();
    await expectAccessible(owner);
    await addPasskey(owner, said, 'La même');
    await expect(owner.getByRole('alert').getByText(said.present)).toBeVisible();
    await expectAccessible(owner);

    await signOutOnScreen(owner, name);
    await givePassword(owner, email);
    await owner.waitForURL('**/admin/code*');
    await expect(owner.getByRole('heading', { name: said.title })).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: said.use }).focus();
    await owner.keyboard.press('Enter');
    await owner.waitForURL('**/admin/pages');
    await owner.goto('/admin/account');
    await expect(owner.getByText(said.used)).toBeVisible();

    const remove = owner.getByRole('button', { name: said.remove('Clé du bureau') });
    await remove.click();
    await expect(owner.getByRole('dialog').getByText(said.last)).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('dialog').getByRole('button', { name: said.removes }).click();
    await expect(owner.getByText(said.gone)).toBeVisible();
    await expect(remove).toHaveCount(0);
    const elsewhere = await visitor(browser, locale);
    await givePassword(elsewhere, email);
    await elsewhere.waitForURL('**/admin/pages');
    await elsewhere.context().close();
    await owner.context().close();
  });
}

for (const language of journeyLanguages('en')) {
  const locale = languages[language].regional;
  const said = words[language];

  test(`${locale}: when a passkey does not respond, the page explains what to do, and a recovery code works instead`, async ({
    page,
    browser,
  }) => {
    const email = `katell.${locale.toLowerCase()}@estuaire.example`;
    await invite(page, 'Katell Morvan', email);
    const owner = await visitor(browser, locale);
    await addAuthenticator(owner);
    await givePassword(owner, email);
    await owner.waitForURL('**/admin/pages');
    await addPasskey(owner, said, 'Téléphone');
    const codes = owner.getByRole('status').filter({ hasText: said.codes });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const [first = ''] = await codes.getByRole('listitem').allTextContents();
    await owner.context().close();

    const closing = await visitor(browser, locale);
    await closing.addInitScript(closeDialogs);
    await givePassword(closing, email);
    const use = closing.getByRole('button', { name: said.use });
    await use.click();
    await expect(closing.getByRole('alert').getByText(said.cancelled)).toBeVisible();
    await expect(use).toBeFocused();
    await expectAccessible(closing);
    await closing.context().clearCookies();
    await use.click();
    await expect(closing.getByRole('alert').getByText(said.expired)).toBeVisible();
    await closing.getByRole('link', { name: said.again }).click();
    await givePassword(closing, email);
    await closing.getByLabel(said.code, { exact: true }).fill(first);
    await closing.getByRole('button', { name: said.goOn }).click();
    await closing.waitForURL('**/admin/pages');
    await addPasskey(closing, said, 'Ordinateur');
    await expect(closing.getByRole('alert').getByText(said.notAdded)).toBeVisible();
    await closing.context().close();

    const lacking = await visitor(browser, locale);
    await lacking.addInitScript(lackPasskeys);
    await givePassword(lacking, email);
    await expect(lacking.getByText(said.unsupported)).toBeVisible();
    await expect(lacking.getByRole('button', { name: said.use })).toBeHidden();
    await expectAccessible(lacking);
    await lacking.context().close();
  });
}
