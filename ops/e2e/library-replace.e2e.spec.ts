import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    title: 'Sémaphore repeint',
    replace: 'Remplacer…',
    choose: 'Choisir un fichier…',
    send: 'Remplacer',
    replaced: 'Le fichier est remplacé.',
    lost: 'Choisir une zone : En-tête',
    keep: 'Enregistrer la zone',
    takeBack: 'Reprendre le fichier de la révision 1',
    takenBack: 'Le fichier est repris.',
  },
  en: {
    locale: 'en-GB',
    title: 'Repainted semaphore',
    replace: 'Replace…',
    choose: 'Choose a file…',
    send: 'Replace',
    replaced: 'The file is replaced.',
    lost: 'Choose an area: Header',
    keep: 'Save the area',
    takeBack: 'Take back the file of revision 1',
    takenBack: 'The file is taken back.',
  },
};

function jpeg(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Returns a public image with its own area for headers. */
async function croppedPicture(page: Page, title: string, width: number) {
  const data = await jpeg(width, 900, '#28546e');
  const path = `/api/media/images?filename=a.jpg&title=${encodeURIComponent(title)}`;
  const { id, url } = await (await page.request.post(path, { data })).json();
  await page.request.post(`/api/media/images/${id}/release`, { data: {} });
  const area = { x: 0, y: 100, width: 1280, height: 360 };
  const cropped = await page.request.put(`/api/media/images/${id}/crop`, {
    data: { use: 'header', area, contentId: null },
    headers: { 'If-Match': '"1"' },
  });
  expect(cropped.status(), await cropped.text()).toBe(200);
  await waitUntilRead(page.request, `/api/media/images/${id}`, cropped);
  return { id, url };
}

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('a picture is replaced, loses an area that is too large, and is restored', async ({
      page,
      playwright,
      baseURL,
    }) => {
      await signIn(page.request);
      const width = language === 'fr' ? 1603 : 1604;
      const { id, url } = await croppedPicture(page, words.title, width);
      await page.goto(`/admin/library/image/${id}`);
      await page.getByRole('button', { name: words.replace, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: words.send })).toBeDisabled();
      const choosing = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: words.choose }).click();
      const buffer = await jpeg(width - 400, 675, '#9a5b2f');
      const file = { name: 'b.jpg', mimeType: 'image/jpeg', buffer };
      await (await choosing).setFiles(file);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.replaced)).toBeVisible();
      await page.getByRole('button', { name: words.lost }).click();
      await expect(dialog.getByRole('button', { name: words.keep })).toBeVisible();
      await page.keyboard.press('Escape');
      await expectAccessible(page);

      // A visitor who stored the address of the former picture is redirected to this one.
      const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const led = await visitor.get(url);
      expect([led.status(), led.url() === new URL(url, baseURL).href]).toEqual([200, false]);
      await visitor.dispose();

      await page.getByRole('button', { name: words.takeBack }).click();
      await expect(page.getByText(words.takenBack)).toBeVisible();
      await expect(page.getByRole('button', { name: words.lost })).toBeHidden();
      await page.request.delete(`/api/media/images/${id}`, { headers: { 'If-Match': '"4"' } });
    });
  });
}
