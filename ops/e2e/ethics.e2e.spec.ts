import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { consentTo } from './fixtures/consent-to.ts';
import {
  languages,
  officer,
  openModal,
  openReport,
  passphrase,
  picture,
  program,
  receiptForm,
  report,
  send,
  unlocked,
  visitor,
  words,
} from './fixtures/ethics.ts';
import { openAccount } from './fixtures/open-account.ts';
import { orderReminder } from './fixtures/order-every-mail.ts';
import { databaseUnderTest, faultsOfMail, writtenMails } from './fixtures/written-mails.ts';

test.describe.configure({ mode: 'serial' });

test('without an officer nothing can be sent; the first officer creates a key in the browser', async ({
  page,
  browser,
}) => {
  await removeOfficers();
  await openModal(page, 'fr');
  await expect(page.getByRole('dialog').getByText('Le formulaire n’est pas')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/modal/form-ethics');
  await expect(page.getByText('Le formulaire n’est pas encore ouvert')).toBeVisible();
  await expect(page.locator('main form[method=post]')).toHaveCount(0);
  await expectAccessible(page);
  await signIn(page.request);
  await openAccount(page.request, {
    ...officer,
    name: 'Thomas Hartley',
    roles: ['ethics-officer'],
  });
  const own = await visitor(browser, 'fr');
  await signIn(own.request, officer);
  await own.goto('/admin');
  await own.waitForURL('**/admin/ethics');
  await expect(own.getByRole('heading', { name: 'Créer votre clé' })).toBeVisible();
  await expectAccessible(own);
  await own.getByLabel('Phrase de passe', { exact: true }).fill('trop court');
  await own.getByRole('button', { name: 'Créer la clé' }).click();
  await expect(own.getByText('Au moins 16 caractères.', { exact: true })).toBeVisible();
  await own.getByLabel('Phrase de passe', { exact: true }).fill(passphrase);
  await own.getByLabel('La même phrase de passe').fill(passphrase);
  await own.getByRole('button', { name: 'Créer la clé' }).click();
  // Key derivation is slow on purpose, and slower when other journeys run at the same time.
  await expect(own.getByText('Aucun signalement')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(own);
  await expectReadableReminder();
});

/** The demonstration has an officer, so that its form is open. */
async function removeOfficers(): Promise<void> {
  const pool = await databaseUnderTest();
  await pool.query('DELETE FROM ethics_officer');
  await pool.end();
}

/** The e-mail of a morning on which something waits, in both languages. */
async function expectReadableReminder(): Promise<void> {
  const pool = await databaseUnderTest();
  await orderReminder(pool, officer.email);
  const reminder = async () => {
    const mails = await writtenMails(pool, officer.email);
    return mails.filter(({ template }) => template === 'something-waits');
  };
  await expect.poll(async () => (await reminder()).length).toBe(1);
  expect((await reminder()).flatMap((mail) => faultsOfMail(mail, new Set()))).toEqual([]);
  await pool.end();
}

for (const language of languages) {
  const said = words[language];

  test(`${language}: the officer reads a report sent without script and replies in the browser`, async ({
    browser,
  }) => {
    const text = `Caisse noire, sans script, en ${language}`;
    const reporter = await visitor(browser, language, false);
    await reporter.goto(said.form);
    await reporter.getByLabel(said.anonymous).check();
    await expect(reporter.getByLabel(said.name)).toBeHidden();
    await reporter.getByLabel(said.text).fill(text);
    await reporter.getByLabel(said.attachments).setInputFiles([picture, program]);
    await reporter.getByRole('button', { name: said.submit }).click();
    const refusal = reporter.getByRole('alert').getByRole('link', { name: said.notAccepted });
    await expect(refusal).toBeVisible();
    await expect(reporter.getByLabel(said.text)).toHaveValue(text);
    await expect(reporter.getByLabel(said.anonymous)).toBeChecked();
    await reporter.getByLabel(said.attachments).setInputFiles(picture);
    const receipt = await send(reporter, language);
    expect(receipt).toMatch(receiptForm);
    expect(reporter.url()).toMatch(new RegExp(`${said.form}$`));

    const own = await unlocked(browser, language);
    await openReport(own, language, text);
    await expectAccessible(own);
    const downloading = own.waitForEvent('download');
    await own.getByRole('button', { name: said.download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('attachment-1.png');
    const saved = await readFile(await download.path());
    expect([saved.subarray(1, 4).toString(), saved.includes('Lepic')]).toEqual(['PNG', false]);
    await own.getByLabel(said.answer).fill('Nous cherchons.');
    await own.getByRole('button', { name: said.send }).click();
    await expect(own.getByRole('listitem').filter({ hasText: 'Nous cherchons.' })).toBeVisible();

    await reporter.getByRole('link', { name: said.haveReceipt }).click();
    await reporter.getByLabel(said.receipt).fill('AAAA-AAAA-AAAA-AAAA-AAAA');
    await reporter.getByRole('button', { name: said.open }).click();
    await expect(reporter.getByRole('heading', { name: said.notOpened })).toBeVisible();
    await reporter.getByLabel(said.receipt).fill(receipt.toLowerCase());
    await reporter.getByRole('button', { name: said.open }).click();
    await expect(reporter.getByText('Nous cherchons.')).toBeVisible();
    await reporter.getByLabel(said.message).fill('Cherchez à Nantes.');
    await reporter.getByRole('button', { name: said.sendMessage }).click();
    const entries = reporter.getByRole('main').locator('ol > li');
    await expect(entries).toHaveText([/Caisse/, /cherchons/, /Nantes/]);
    expect(reporter.url()).not.toContain(receipt.slice(0, 4));

    await own.getByRole('button', { name: said.delete }).click();
    await expectAccessible(own);
    await own.getByRole('dialog').getByRole('button', { name: said.delete }).click();
    await own.waitForURL('**/admin/ethics');
    await reporter.goto(`${said.form}/receipt`);
    await reporter.getByLabel(said.receipt).fill(receipt);
    await reporter.getByRole('button', { name: said.open }).click();
    await expect(reporter.getByRole('heading', { name: said.notOpened })).toBeVisible();
  });

  test(`${language}: with script the form stays on its page, even when it is refused`, async ({
    browser,
  }) => {
    const reporter = await visitor(browser, language);
    await reporter.goto(said.form);
    await expectAccessible(reporter);
    await reporter.getByLabel(said.name).fill('Anne Riou');
    await reporter.locator('[data-island=ethics-form][data-awake]').waitFor();
    await reporter.getByLabel(said.anonymous).check();
    await reporter.getByLabel(said.anonymous).uncheck();
    await expect(reporter.getByLabel(said.name)).toHaveValue('');
    await reporter.getByLabel(said.text).fill(' ');
    await reporter.getByRole('button', { name: said.submit }).click();
    await expect(reporter.getByRole('heading', { name: said.refused })).toBeVisible();
    await expectAccessible(reporter);
    await report(reporter, language, 'Caisse noire, avec script');
    await expectAccessible(reporter);
  });

  test(`${language}: the button opens the form over its page, which keeps the typed text without a cookie`, async ({
    browser,
  }) => {
    const reporter = await visitor(browser, language);
    await openModal(reporter, language);
    const modal = reporter.getByRole('dialog', { name: said.title });
    await expect(modal.getByRole('heading', { level: 1 })).toBeFocused();
    const address = reporter.url();
    await expectAccessible(reporter);
    await modal.getByLabel(said.name).fill('Anne Riou');
    await modal.getByLabel(said.text).fill('Caisse noire, dans la fenêtre');
    await reporter.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    const button = reporter.getByRole('link', { name: said.write });
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(modal.getByLabel(said.text)).toHaveValue('Caisse noire, dans la fenêtre');
    await modal.getByLabel(said.anonymous).check();
    await expect(modal.getByLabel(said.name)).toBeHidden();
    await modal.locator('[data-island=ethics-form][data-awake]').waitFor();
    const files = modal.getByLabel(said.attachments);
    await files.setInputFiles(Array.from({ length: 6 }, () => picture));
    await modal.getByRole('button', { name: said.submit }).click();
    await expect
      .poll(() => files.evaluate((one: HTMLInputElement) => one.validationMessage))
      .toMatch(said.limit);
    await files.setInputFiles(picture);

    await reporter.route('**/modal/form-ethics', (route) => route.abort(), { times: 1 });
    await modal.getByRole('button', { name: said.submit }).click();
    await expect(modal.getByRole('alert')).toBeFocused();
    await modal.getByRole('button', { name: said.submit }).click();
    await expect(modal.getByRole('heading', { name: said.sent })).toBeVisible();
    await expectAccessible(reporter);
    const receipt = receiptForm.exec((await modal.textContent()) ?? '')?.[0] ?? '';

    await modal.getByRole('link', { name: said.haveReceipt }).click();
    const thread = reporter.getByRole('dialog', { name: said.follow });
    await thread.getByLabel(said.receipt).fill(receipt);
    await thread.getByRole('button', { name: said.open }).click();
    await expect(thread.getByText('Caisse noire, dans la fenêtre')).toBeVisible();
    await expect(thread.getByText('attachment-1.png')).toBeVisible();
    await expectAccessible(reporter);
    await thread.getByLabel(said.message).fill('Cherchez à Nantes.');
    await thread.getByRole('button', { name: said.sendMessage }).click();
    await expect(thread.getByText('Cherchez à Nantes.')).toBeVisible();
    await thread.getByRole('button', { name: said.close }).click();
    await expect(thread).toBeHidden();
    await expect.poll(() => reporter.content()).not.toContain('Nantes.');
    expect(reporter.url()).toBe(address);
    expect(await reporter.context().cookies()).toEqual([]);
  });
}

test('a sent report is measured on its confirmation page, unless a third party could read it', async ({
  browser,
}) => {
  const measured = async (readsAlong: boolean, ...purposes: string[]) => {
    const page = await visitor(browser, 'fr');
    await consentTo(page, test.info().project.use.baseURL, ...purposes);
    if (readsAlong)
      await page.addInitScript(() => {
        window.dataLayer = Object.assign([], { push: Array.prototype.push });
      });
    await page.goto(words.fr.form);
    await page.locator('[data-island=ethics-form]').hover();
    await page.getByRole('button', { name: words.fr.submit }).click();
    expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([]);
    await report(page, 'fr', 'Caisse noire, mesurée');
    return page.evaluate(() => [...(window.dataLayer ?? [])]);
  };
  expect(await measured(false, 'cat2')).toEqual([{ event: 'ethic_form_success' }]);
  expect(await measured(true, 'cat2')).toEqual([]);
  expect(await measured(false)).toEqual([]);
});

test('a second officer reads an old report once the first one has compared the key and consented, and no longer once removed', async ({
  page,
  browser,
}) => {
  test.slow();
  const text = 'Caisse noire, avant le second déontologue';
  await report(await visitor(browser, 'fr', false), 'fr', text);
  const first = await unlocked(browser, 'fr');
  await openReport(first, 'fr', text);
  await first.getByRole('button', { name: 'Accuser réception' }).click();
  await expect(first.getByText(/^Répondre au plus tard/)).toBeVisible();
  await first.getByLabel('Votre réponse').fill('Nous avons cherché.');
  await first.getByLabel(/^Ce message est la réponse/).check();
  await first.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(first.getByText('Aucune échéance')).toBeVisible();
  await expectAccessible(first);

  const another = { email: 'helene.legoff@estuaire.example', password: 'le-noroit-tombe-2026' };
  await signIn(page.request);
  await openAccount(page.request, {
    ...another,
    name: 'Hélène Le Goff',
    roles: ['ethics-officer'],
  });
  const second = await visitor(browser, 'en');
  await signIn(second.request, another);
  await second.goto('/admin/ethics');
  await second.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await second.getByLabel('The same passphrase').fill(passphrase);
  await second.getByRole('button', { name: 'Create the key' }).click();
  await expect(second.getByRole('heading', { name: 'Your key awaits consent' })).toBeVisible();
  const shown = second.locator('main code');
  await expect(shown).toHaveText(/^[0-9A-F]{4}(?: [0-9A-F]{4}){7}$/);
  const fingerprint = (await shown.textContent()) ?? '';
  await expectAccessible(second);

  await first.getByRole('link', { name: 'Tous les signalements' }).click();
  await first.getByRole('button', { name: 'Verrouiller la clé' }).click();
  await first.reload();
  await first.getByLabel('Phrase de passe').fill(passphrase);
  await first.getByLabel('Phrase de passe').press('Enter');
  await expect(first.getByText('La clé d’un déontologue attend votre accord.')).toBeVisible();
  await first.getByRole('link', { name: 'Voir les clés' }).press('Enter');
  const waiting = first.getByRole('listitem').filter({ hasText: 'Hélène Le Goff' });
  await expect(waiting.locator('code')).toHaveText(fingerprint);
  await expectAccessible(first);
  await waiting.getByRole('button', { name: /^Accepter la clé/ }).press('Enter');
  const accept = first.getByRole('dialog').getByRole('button', { name: 'Accepter la clé' });
  await expect(accept).toBeDisabled();
  await first.getByRole('checkbox').press('Space');
  await expectAccessible(first);
  await accept.press('Enter');
  await expect(waiting.getByText('Vous avez comparé cette clé.')).toBeVisible();
  await expect(first.getByText(/signalements? antérieurs? chiffrés? pour/)).toBeVisible();

  await second.getByRole('button', { name: 'See whether consent was given' }).click();
  await openReport(second, 'en', text);
  await expect(second.getByText('Nous avons cherché.')).toBeVisible();
  await second.goto('/admin/ethics/keys');
  await second.getByLabel('Passphrase').fill(passphrase);
  await second.getByRole('button', { name: 'Unlock' }).click();
  const other = second.getByRole('listitem').filter({ hasText: 'Thomas Hartley' });
  await expect(other.getByText('You have not compared this key.')).toBeVisible();
  await other.getByRole('button', { name: /^Compare the key/ }).click();
  await second.getByRole('checkbox').check();
  await second.getByRole('dialog').getByRole('button', { name: 'Compare the key' }).click();
  await expect(other.getByText('You have compared this key.')).toBeVisible();
  await expectAccessible(second);

  await waiting.getByRole('button', { name: /^Retirer la clé/ }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Retirer la clé' }).click();
  await expect(waiting).toHaveCount(0);
  await second.goto('/admin/ethics');
  await expect(second.getByRole('heading', { name: 'Create your key' })).toBeVisible();
});
