import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    open: 'Chercher parmi nos vidéos…',
    search: 'Chercher dans les titres',
    words: 'ecluse',
    found: 'Une écluse, six ports : le métier d’éclusière',
    add: /^Ajouter/,
    added: 'dans la médiathèque',
    close: 'Fermer',
    noPoster: 'La vidéo n’a pas d’image : elle s’annonce par son titre.',
    focal: 'Point d’intérêt…',
    left: 'Depuis la gauche',
    save: 'Enregistrer le point',
    saved: 'Le point d’intérêt est enregistré.',
  },
  en: {
    locale: 'en-GB',
    open: 'Search our videos…',
    search: 'Search the titles',
    words: 'FINANCING',
    found: 'Financing the ports of tomorrow',
    add: /^Add/,
    added: 'in the library',
    close: 'Close',
    noPoster: 'The video has no image: its title announces it.',
    focal: 'Focal point…',
    left: 'From the left',
    save: 'Save the point',
    saved: 'The focal point is saved.',
  },
};

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('a video of ours is found at its provider and added; it has no poster yet', async ({
      page,
    }) => {
      await signIn(page.request);
      await page.goto('/admin/library/video');
      await page.getByRole('button', { name: words.open }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.search).fill(words.words);
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await expect(dialog.getByRole('link', { name: words.found })).toBeVisible();
      await expectAccessible(page);
      const created = page.waitForResponse((response) => response.url().endsWith('/create'));
      await dialog.getByRole('button', { name: words.add }).click();
      await expect(dialog.getByText(words.added, { exact: true })).toBeVisible();
      const { id } = await (await created).json();
      await dialog.getByRole('button', { name: words.close }).click();
      await page.goto(`/admin/library/video/${id}`);
      await expect(page.getByText(words.noPoster)).toBeVisible();
      await expectAccessible(page);
      await page.request.delete(`/api/media/videos/${id}`, { headers: { 'If-Match': '"1"' } });
    });

    test('the focal point of an image is chosen by a click and by keyboard', async ({ page }) => {
      await signIn(page.request);
      const width = language === 'fr' ? 1621 : 1622;
      const plain = { width, height: 900, channels: 3, background: '#5c4a3d' } as const;
      const data = await sharp({ create: plain }).jpeg().toBuffer();
      const sent = await page.request.post('/api/media/images?filename=cap.jpg', { data });
      const { id } = await sent.json();
      await page.goto(`/admin/library/image/${id}`);
      await page.getByRole('button', { name: words.focal }).click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      const box = await dialog.locator('svg').first().boundingBox();
      if (box === null) throw new Error('the picture is shown');
      await page.mouse.click(box.x + box.width / 2, box.y + 1);
      const left = dialog.getByLabel(words.left);
      await left.focus();
      await left.press('End');
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      const read = await page.request.get(`/api/media/images/${id}`);
      const { focalPoint } = await read.json();
      expect(focalPoint.x).toBe(1);
      expect(focalPoint.y).toBeLessThan(0.1);
      await page.request.delete(`/api/media/images/${id}`, { headers: { 'If-Match': '"2"' } });
    });
  });
}
