import { once } from 'node:events';
import { request } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { importOffers } from './fixtures/import-offers.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { signInOnScreen } from './fixtures/session.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    find: /Trouver une offre/,
    correct: 'Corriger',
    title: 'Titre en français',
    said: 'La source dit',
    save: 'Enregistrer',
    corrected: /est corrigée/,
    withdraw: 'Retirer',
    withdrawn: /est retirée du site/,
    putBack: 'Remettre',
    open: /est de nouveau ouverte/,
    history: 'Historique',
    close: 'Fermer',
    figures: 'Chiffres',
    openTitle: 'Offres ouvertes à la fin de chaque jour',
    flowTitle: 'Offres ouvertes et terminées, par semaine',
    table: 'Les mêmes chiffres en tableau',
    group: 'Répartir par',
    only: /^Seulement/,
    refused: 'Une offre refusée',
    missed: 'Recherches restées sans résultat',
    addFor: /^Ajouter un synonyme pour .*sémaphoriste/,
    apply: 'Appliquer à la liste',
    synonyms: 'Mots qui se remplacent',
    preview: /^Une recherche, comme un visiteur la tape/,
    nothing: 'Rien',
    remove: 'Supprimer sémaphoriste',
  },
  en: {
    locale: 'en-GB',
    find: /Find an offer/,
    correct: 'Correct',
    title: 'French title',
    said: 'Instead of the source’s',
    save: 'Save',
    corrected: /is corrected/,
    withdraw: 'Withdraw',
    withdrawn: /is withdrawn from the site/,
    putBack: 'Put back',
    open: /is open again/,
    history: 'History',
    close: 'Close',
    figures: 'Figures',
    openTitle: 'Offers open at the end of each day',
    flowTitle: 'Offers opened and ended, by week',
    table: 'The same figures as a table',
    group: 'Break down by',
    only: /^Only/,
    refused: 'One offer refused',
    missed: 'Searches that found nothing',
    addFor: /^Add a synonym for .*sémaphoriste/,
    apply: 'Apply to the list',
    synonyms: 'Words that stand for each other',
    preview: /^A search, as a visitor types it/,
    nothing: 'Nothing',
    remove: 'Delete sémaphoriste',
  },
} as const;

/** Returns the only row of the list. */
function row(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('cell') });
}

/** Requests a page from an address of this machine: as many networks as there are addresses. */
async function getFrom(localAddress: string, { hostname, port, pathname, search }: URL) {
  const sent = request({ hostname, port, path: pathname + search, localAddress, family: 4 }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
}

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale, viewport: { width: 1440, height: 900 } });

    test('an editor finds an offer, corrects it, withdraws it and reinstates it', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
      const source = `capitainerie-${language}`;
      const record = {
        reference: `CAP-${language}`,
        title: 'Gardien de phare (F/H)',
        description: 'Allumer le soir, éteindre le matin.',
        language: 'fr',
        contract: 'permanent',
        applyUrl: 'https://candidater.estuaire.example/phare',
      };
      await importOffers(source, [record, { reference: 'no-title' }]);
      const publicPage = async () => {
        const response = await visitor.get(address, { maxRedirects: 1 });
        return { status: response.status(), text: await response.text() };
      };

      await signInOnScreen(page, '/admin/offers');
      await page.getByLabel(words.find).fill(record.reference);
      await expect(row(page)).toHaveCount(1);
      await expect(row(page)).toContainText(record.title);
      await expectAccessible(page);
      const address = String(await row(page).getByRole('link').getAttribute('href'));
      expect((await publicPage()).status).toBe(200);

      await row(page).getByText(words.correct, { exact: true }).click();
      await page.getByLabel(words.title).fill('Gardienne ou gardien de phare');
      await expect(page.getByText(words.said)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.corrected)).toBeVisible();
      await expect(row(page)).toContainText('Gardienne ou gardien de phare');
      await expect
        .poll(async () => (await publicPage()).text)
        .toContain('Gardienne ou gardien de phare');
      await importOffers(source, [record]);
      expect((await publicPage()).text).toContain('Gardienne ou gardien de phare');

      await row(page).getByText(words.withdraw, { exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.withdraw, exact: true }).click();
      await expect(page.getByText(words.withdrawn)).toBeVisible();
      await expect.poll(async () => (await publicPage()).status).toBe(410);
      await importOffers(source, [record]);
      expect((await publicPage()).status).toBe(410);

      await row(page).getByText(words.putBack, { exact: true }).click();
      await expect(page.getByText(words.open)).toBeVisible();
      await expect.poll(async () => (await publicPage()).status).toBe(200);
      expect((await publicPage()).text).toContain('Gardienne ou gardien de phare');
      await row(page).getByText(words.history, { exact: true }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(4);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.close }).click();
      await visitor.dispose();
    });

    test('words that visitors searched in vain are listed; a synonym for them is tried, saved, and removed', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
      const search = `/emploi-carriere/toutes-offres-emploi?q=${encodeURIComponent('sémaphoriste')}`;
      const found = async () => (await visitor.get(search)).text();
      for (const network of [1, 2, 3, 4, 5])
        await getFrom(`127.0.7.${network}`, new URL(search, baseURL));

      await signInOnScreen(page, '/admin/synonyms');
      const missed = page.getByRole('region', { name: words.missed });
      await expect(missed.getByRole('row', { name: 'sémaphoriste' })).toBeVisible();
      await expectAccessible(page);
      await missed.getByRole('button', { name: words.addFor }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.synonyms).fill('sémaphoriste, comptable');
      await dialog.getByRole('button', { name: words.apply }).click();
      await page.getByLabel(words.preview).fill('sémaphoriste');
      const compared = page.getByRole('row').filter({ hasText: words.nothing }).first();
      await expect(compared.getByText('Comptable (F/H)').first()).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: words.save, exact: true }).click();
      // A list without results shows the newest offers, whatever they are.
      const nothing = 'Aucune offre ne répond à cette recherche';
      await expect.poll(found).not.toContain(nothing);
      expect(await found()).toContain('Comptable (F/H)');
      await page.getByRole('button', { name: words.remove }).click();
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await expect.poll(found).toContain(nothing);
      await visitor.dispose();
    });

    test('an editor views figures and imports', async ({ page }) => {
      const source = `vigie-${language}`;
      const record = {
        reference: `VIGIE-${language}`,
        title: 'Veilleur au sémaphore (F/H)',
        applyUrl: 'https://candidater.estuaire.example/vigie',
      };
      await importOffers(source, [record, { reference: 'no-title' }]);
      await signInOnScreen(page, '/admin/offers');
      await page.getByRole('link', { name: words.figures }).click();
      await expect(page.getByRole('img', { name: words.openTitle })).toBeVisible();
      await expect(page.getByRole('img', { name: words.flowTitle })).toBeVisible();
      await page.getByText(words.table).first().click();
      await expect(
        page.getByRole('group', { name: words.openTitle }).getByRole('row'),
      ).not.toHaveCount(0);
      await expectAccessible(page);
      await page.getByLabel(words.group).selectOption('country');
      const france = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: 'France' }) });
      const open = String(await france.getByRole('cell').nth(1).textContent());
      await france.getByRole('button').click();
      await expect(page.getByRole('button', { name: words.only })).toBeVisible();
      await expect(page.getByRole('definition').first()).toHaveText(open);
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Imports' }).click();
      const report = page.getByRole('listitem').filter({ hasText: source });
      await report.getByText(words.refused).click();
      await expect(report).toContainText('no-title');
      await expectAccessible(page);
    });
  });
}
