import { randomUUID } from 'node:crypto';
import { editedAlertCookie } from '@parvis/contracts/alerts/session.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { linkMailedTo } from './fixtures/outbox.ts';
import { expectWithinWindow, refuseTrackers } from './fixtures/window.ts';

const list = { fr: '/emploi-carriere/toutes-offres-emploi', en: '/en/careers/all-job-offers' };
/** The pages on which the newsletter’s button floats: the front page and lists. */
const floating = { fr: ['/', '/toutes-actualites'], en: ['/en/', '/en/all-news'] };
const modal = (page: Page) => page.getByRole('dialog');

test.beforeEach(({ page, baseURL }) => refuseTrackers(page, baseURL));

test('a candidate requests an alert with the filters of the list, confirms it, renames it and deletes it', async ({
  page,
}) => {
  await page.goto(list.fr);
  await expect(page.getByText('Choisissez un filtre pour créer une alerte.')).toBeVisible();
  await page.goto(`${list.fr}/stage`);
  const open = page.getByRole('link', { name: 'Créer une alerte' });
  await open.press('Enter');
  await expect(modal(page)).toBeVisible();
  await expect(page).toHaveURL(`${list.fr}/stage`);
  await expect(modal(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    modal(page).getByText(/^Ces 90 derniers jours, elle vous aurait envoyé \d+ messages/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();

  const email = `alerte-${Date.now()}@exemple.fr`;
  await modal(page).getByLabel('Adresse e-mail').fill('alerte@exemple');
  await modal(page).getByLabel('Nom de l’alerte').fill('Un stage');
  await modal(page)
    .getByLabel(/J’accepte/)
    .check();
  await modal(page).getByRole('button', { name: 'Créer l’alerte' }).click();
  await expect(modal(page).getByRole('alert')).toContainText('Adresse e-mail');
  await expect(modal(page).getByLabel('Nom de l’alerte')).toHaveValue('Un stage');
  await expectAccessible(page);
  await modal(page).getByLabel('Adresse e-mail').fill(email);
  await modal(page).getByRole('button', { name: 'Créer l’alerte' }).click();
  await expect(modal(page).getByText('Regardez votre boîte de réception')).toBeVisible();

  await page.goto(await linkMailedTo(email));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('C’est confirmé')).toBeVisible();

  await page.goto(`${list.fr}?p=manage`);
  await expect(modal(page).getByRole('heading', { name: 'Un stage' })).toBeVisible();
  await expect(page).toHaveURL(list.fr);
  await expectAccessible(page);
  await modal(page).getByRole('link', { name: 'Modifier' }).click();
  await modal(page).getByLabel('Nom de l’alerte').fill('Un stage au soleil');
  await modal(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(modal(page).getByText('C’est enregistré')).toBeVisible();
  // Closing an edited alert leads back to the list. Specification, section 4.
  await modal(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(page).toHaveURL(list.fr);
  await expect(modal(page)).toBeHidden();
  await page.goto(`${list.fr}?p=manage`);
  await expect(modal(page).getByRole('heading', { name: 'Un stage au soleil' })).toBeVisible();
  await expect(modal(page).getByRole('link', { name: 'Stage' })).toHaveCount(0);

  // The filters are chosen on the list, from page to page, until they are saved.
  await modal(page).getByRole('link', { name: 'Modifier' }).click();
  await modal(page).getByRole('link', { name: 'Changer les filtres dans la liste' }).click();
  const bar = page.getByRole('region', { name: 'Modifier votre alerte' });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(`${list.fr}/stage`);
  await page.goto(`${list.fr}/cdi`);
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Enregistrer ces filtres' }).click();
  await expect(modal(page).getByLabel('Critères')).toHaveText('CDI');
  await expect(modal(page).getByLabel('Nom de l’alerte')).toHaveValue('Un stage au soleil');
  await modal(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(modal(page).getByText('C’est enregistré')).toBeVisible();
  await expect(bar).toBeHidden();
  await modal(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(page).toHaveURL(list.fr);
  await page.goto(`${list.fr}?p=manage`);
  await expect(modal(page).getByLabel('Critères')).toHaveText('CDI');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(bar).toBeHidden();
  // A list offers to replace the filters of existing alerts with its own.
  await page.goto(`${list.fr}/stage`);
  await page.getByRole('link', { name: 'Créer une alerte' }).click();
  await modal(page).getByRole('link', { name: 'Un stage au soleil' }).click();
  await expect(modal(page).getByLabel('Critères')).toHaveText('Stage');
  await page.goto(`${list.fr}?p=manage`);

  await modal(page).getByRole('link', { name: 'Supprimer' }).click();
  await expectAccessible(page);
  await modal(page).getByRole('button', { name: 'Supprimer cette alerte' }).click();
  await expect(modal(page).getByText('L’alerte est supprimée')).toBeVisible();
});

test('the newsletter is requested in three steps, with a way back to the previous step', async ({
  page,
}) => {
  await page.goto('/en/all-news');
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
  await modal(page).getByRole('button', { name: 'Continue' }).click();
  await expect(modal(page).getByText('Tick at least one topic.')).toBeVisible();
  await modal(page).getByRole('checkbox').first().check();
  await expectAccessible(page);
  await modal(page).getByRole('button', { name: 'Continue' }).click();
  await expect(
    modal(page).getByText(/^Over the last 90 days it would have sent you/),
  ).toBeVisible();
  const past = modal(page).locator('[data-past]');
  const weekly = await past.textContent();
  await modal(page).getByLabel('Once a month').check();
  await expect(past).not.toHaveText(weekly ?? '');
  await modal(page).getByRole('button', { name: 'Continue' }).click();
  const email = `news-${Date.now()}@example.com`;
  await modal(page).getByLabel('E-mail address').fill(email);
  await modal(page).getByRole('button', { name: 'Back' }).click();
  await expect(modal(page).getByLabel('Once a month')).toBeChecked();
  await modal(page).getByRole('button', { name: 'Continue' }).click();
  await modal(page)
    .getByLabel(/I agree/)
    .check();
  await expectAccessible(page);
  await modal(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(modal(page).getByText('Look into your inbox')).toBeVisible();
  await page.goto(await linkMailedTo(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('It is confirmed')).toBeVisible();
});

test('a visitor without access to their alerts enters their address, at the list’s own URL', async ({
  page,
}) => {
  await page.goto(`${list.en}?p=manage`);
  await expect(modal(page).getByRole('button', { name: 'Send me the link' })).toBeVisible();
  await expect(page).toHaveURL(list.en);
  await expectWithinWindow(page);
});

test('the step of signing out reloads the page when it is closed', async ({ page }) => {
  await page.goto(`${list.en}?p=manage`);
  await expect(modal(page)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/mail/alerts/modal/job/7';
    link.textContent = 'step seven';
    document.querySelector('dialog[open]')?.append(link);
    link.click();
  });
  await expect(modal(page).getByRole('button', { name: 'Log me out' })).toBeVisible();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('body[data-before]')).toHaveCount(0);
});

for (const [locale, path] of Object.entries({
  fr: '/mail/alerts/modal',
  en: '/en/mail/alerts/modal',
}))
  test(`each step in ${locale} is also a separate page`, async ({ page }) => {
    for (const step of ['job/1?contract=stage', 'newsletter/11', 'job/3', 'job/7', 'job/21']) {
      await page.goto(`${path}/${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectWithinWindow(page);
    }
  });

for (const locale of ['fr', 'en'] as const)
  for (const width of [390, 1440])
    test(`the consent banner covers neither the newsletter’s button nor the bar of an alert, in ${locale} at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.context().clearCookies({ name: 'parvis_consent' });
      await page
        .context()
        .addCookies([{ name: editedAlertCookie, value: randomUUID(), url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
      const banner = page.locator('[data-consent="banner"]');
      const expectAboveBanner = async (one: Locator) => {
        await expect(banner).toBeVisible();
        await expect(async () => {
          const [above, below] = await Promise.all([one.boundingBox(), banner.boundingBox()]);
          expect(above?.height).toBeGreaterThan(0);
          expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        }).toPass({ timeout: 5_000 });
      };
      await page.goto(list[locale]);
      const bar = page.locator('[data-island="edit-bar"]');
      await expectAboveBanner(bar);
      await bar.getByRole('button').click();
      await expect(bar).toBeHidden();
      for (const path of floating[locale]) {
        await page.goto(path);
        const newsletter = page.getByRole('link', { name: /^(Newsletter|Lettre d’information)$/ });
        await expectAboveBanner(newsletter);
        await newsletter.click();
        await expect(modal(page)).toBeVisible();
      }
    });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an alert is requested and confirmed on pages', async ({ page }) => {
    await page.goto(`${list.en}/internship`);
    await page.getByRole('link', { name: 'Create an alert' }).click();
    const email = `pages-${Date.now()}@example.com`;
    await page.getByLabel('Name of the alert').fill('An internship');
    await page.getByLabel('E-mail address').fill('pages@example');
    await page.getByLabel(/I agree/).check();
    await page.getByRole('button', { name: 'Create the alert' }).click();
    await expect(page.getByRole('alert')).toContainText('E-mail address');
    await expect(page.getByLabel('Name of the alert')).toHaveValue('An internship');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Create the alert' }).click();
    await expect(page.getByText('Look into your inbox')).toBeVisible();
    const confirmation = await linkMailedTo(email);
    await page.goto(confirmation);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Manage my alerts' }).click();
    await expect(page.getByRole('heading', { name: 'An internship' })).toBeVisible();
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log me out' }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();

    // They are found again from every page, without an e-mail at hand.
    await page.goto('/en/my-data');
    await page.getByRole('main').getByRole('link', { name: 'Manage my alerts' }).click();
    await page.goto('/en/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Manage my alerts' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.goto(await linkMailedTo(email, confirmation));
    await page.getByRole('button', { name: 'Open my alerts' }).click();
    await expect(page.getByRole('heading', { name: 'An internship' })).toBeVisible();
  });

  test('somebody whose address was typed by another stops every e-mail, and allows them again', async ({
    page,
  }) => {
    await page.goto('/mail/alerts/modal/newsletter/11');
    const email = `jamais-${Date.now()}@exemple.fr`;
    await page.getByRole('checkbox').first().check();
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel(/J’accepte/).check();
    await page.getByRole('button', { name: 'S’abonner' }).click();
    const address = await linkMailedTo(email, undefined, 'never');
    await page.goto(address);
    await expectWithinWindow(page);
    await page.getByRole('button', { name: 'Ne plus jamais m’écrire' }).click();
    await expect(page.getByText('Nous ne vous écrirons plus')).toBeVisible();
    await page.goto(address);
    await page.getByRole('button', { name: 'Accepter de nouveau les e-mails' }).click();
    await expect(page.getByText('Vous acceptez de nouveau les e-mails')).toBeVisible();
  });
});
