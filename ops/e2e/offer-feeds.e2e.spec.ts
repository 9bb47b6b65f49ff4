import {
  type ApplicantTracking,
  applicantTracking,
  feedOf,
  versioned,
} from '@parvis/services/careers/configured-feeds/testing/applicant-tracking.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { onOwnParvis } from './fixtures/own-parvis.ts';
import { signInOnScreen } from './fixtures/session.ts';

test.setTimeout(300_000);

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    width: 1440,
    environment: 'Réglé sur le serveur',
    source: /^Nom de la source/,
    address: /^Adresse du flux/,
    schedule: 'Fréquence de lecture',
    daily: 'Une fois par jour',
    add: 'Ajouter le flux',
    notListed: 'jobs.example ne figure pas dans PARVIS_OFFERS_HOSTS',
    try: 'Essayer sans importer',
    fetch: 'Lire et importer maintenant',
    refusedAccess: /le serveur refuse l’accès/,
    newSecret: 'Définir ou remplacer un secret',
    secret: /^Valeur secrète/,
    saveSecret: 'Enregistrer le secret',
    isSet: /en-tête, défini le/,
    trial: /^Essai\s: ce que ferait un import/,
    publishes: '2 offres à publier',
    missing: /adresse de candidature · valeur absente/,
    imported: 'Flux importé',
    unchanged: 'Rien de nouveau depuis le dernier import',
    pause: 'Mettre en pause',
    paused: 'En pause',
    changes: 'Qui a modifié ce flux',
    changed: /modifié\s: pause ou reprise/,
    remove: 'Retirer le flux',
    offers: /^Ses offres \(2 ouvertes\)/,
    withdraw: 'sont retirées du site',
  },
  en: {
    locale: 'en-GB',
    width: 390,
    environment: 'Set on the server',
    source: /^Name of the source/,
    address: /^Address of the feed/,
    schedule: 'How often it is fetched',
    daily: 'Once a day',
    add: 'Add the feed',
    notListed: 'jobs.example is not listed in PARVIS_OFFERS_HOSTS',
    try: 'Try it without importing',
    fetch: 'Fetch and import',
    refusedAccess: /the server refuses access/,
    newSecret: 'Set or replace a secret',
    secret: /^Secret value/,
    saveSecret: 'Save the secret',
    isSet: /header, set on/,
    trial: 'Trial: what an import would do',
    publishes: '2 offers to publish',
    missing: /application address · missing/,
    imported: 'Feed imported',
    unchanged: 'Nothing new since the last import',
    pause: 'Pause',
    paused: 'Paused',
    changes: 'Who changed this feed',
    changed: /changed: paused or resumed/,
    remove: 'Remove the feed',
    offers: /^Its offers \(2 are open\)/,
    withdraw: 'are withdrawn from the site',
  },
} as const;
type Words = (typeof interfaces)['fr' | 'en'];

/** A server that wants a token. */
function guarded(token: string): ApplicantTracking['answer'] {
  const broken = [...JSON.parse(feedOf('A', 'B')), { reference: 'C', title: 'Without an address' }];
  const answer = versioned('"v1"', JSON.stringify(broken));
  return (response, request) => {
    if (request.headers.authorization === `Bearer ${token}`) answer(response, request);
    else response.writeHead(401).end();
  };
}

test('an administrator adds a feed, tries it, imports it, reads its reports and removes it', async ({
  browser,
}) => {
  const system = await applicantTracking();
  system.answer = guarded('t-42');
  await onOwnParvis(
    'offer-feeds',
    async (_, baseURL) => {
      for (const words of Object.values(interfaces)) {
        const { locale, width } = words;
        const viewport = { width, height: 900 };
        const context = await browser.newContext({ baseURL, locale, viewport });
        const page = await context.newPage();
        await signInOnScreen(page, '/admin/offers/feeds');
        await addFeed(page, words, system.address);
        await tryFeed(page, words);
        await importFeed(page, words);
        await removeFeed(page, words);
        await context.close();
      }
    },
    {
      PARVIS_OFFERS_HOSTS: '127.0.0.1,ats.example',
      PARVIS_OFFERS_FEEDS: 'group=https://ats.example/feed.xml?key=1234',
    },
  );
  system.close();
});

async function addFeed(page: Page, words: Words, address: string): Promise<void> {
  await expect(page.getByRole('row').filter({ hasText: words.environment })).toContainText(
    'https://ats.example/feed.xml',
  );
  await page.locator('summary.button').first().click();
  await page.getByLabel(words.source).fill('bank');
  await page.getByLabel(words.address).fill('https://jobs.example/feed');
  await page.getByLabel(words.schedule).selectOption(words.daily);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.add }).click();
  await expect(page.getByRole('alert')).toContainText(words.notListed);
  await page.getByLabel(words.address).fill(address);
  await page.getByRole('button', { name: words.add }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bank');
}

/** Without its token the server refuses; with it, what an import would do is shown. */
async function tryFeed(page: Page, words: Words): Promise<void> {
  const attempt = page.getByRole('button', { name: words.try });
  await attempt.click();
  await expect(page.getByText(words.refusedAccess)).toBeVisible({ timeout: 30_000 });
  await page.getByText(words.newSecret, { exact: true }).click();
  await page.getByLabel(words.secret).fill('t-42');
  await page.getByRole('button', { name: words.saveSecret }).click();
  await expect(page.getByText(words.isSet)).toBeVisible();
  await expectAccessible(page);
  await attempt.click();
  await expect(page.getByRole('heading', { name: words.trial })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(words.publishes)).toBeVisible();
  await expect(page.getByText(words.missing)).toBeVisible();
  await expectAccessible(page);
}

async function importFeed(page: Page, words: Words): Promise<void> {
  const fetch = page.getByRole('button', { name: words.fetch });
  await fetch.click();
  await expect(page.getByRole('heading', { name: words.imported })).toBeVisible({
    timeout: 60_000,
  });
  await fetch.click();
  await expect(page.getByRole('heading', { name: words.unchanged })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: words.pause, exact: true }).click();
  await expect(page.getByText(words.paused, { exact: true })).toBeVisible();
  await page.getByText(words.changes).click();
  await expect(page.getByText(words.changed).first()).toBeVisible();
  expect(await page.content()).not.toContain('t-42');
  await expectAccessible(page);
}

async function removeFeed(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.remove }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.offers).selectOption(words.withdraw);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect(page).toHaveURL(/\/admin\/offers\/feeds$/);
  await expect(page.getByRole('link', { name: 'bank' })).toBeHidden();
}
