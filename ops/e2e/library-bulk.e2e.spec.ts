import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    title: 'Amer groupé',
    select: /^Choisir :/,
    remove: 'Supprimer',
    progress: 'Fait : 2 sur 2',
    close: 'Fermer',
    back: 'Rétablir',
  },
  en: {
    locale: 'en-GB',
    title: 'Grouped landmark',
    select: /^Select/,
    remove: 'Delete',
    progress: 'Done: 2 of 2',
    close: 'Close',
    back: 'Bring back',
  },
};

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('two images are deleted together, and restored', async ({ page }) => {
      await signIn(page.request);
      for (const more of [1, 2]) {
        const width = (language === 'fr' ? 1631 : 1641) + more;
        const plain = { width, height: 900, channels: 3, background: '#4a3d5c' } as const;
        const data = await sharp({ create: plain }).jpeg().toBuffer();
        const title = encodeURIComponent(`${words.title} ${more}`);
        const path = `/api/media/images?filename=a.jpg&title=${title}`;
        const sent = await page.request.post(path, { data });
        await waitUntilRead(page.request, '/api/media/images', sent);
      }
      const q = encodeURIComponent(words.title);
      await page.goto(`/admin/library/image?q=${q}`);
      const remove = async (action: string) => {
        const boxes = page.getByLabel(words.select);
        await expect(boxes).toHaveCount(2);
        for (const box of await boxes.all()) await box.check();
        await page.getByRole('button', { name: action, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: action, exact: true }).click();
        await expect(dialog.getByText(words.progress)).toBeVisible();
        await dialog.getByRole('button', { name: words.close }).click();
        await expect(boxes).toHaveCount(0);
      };
      await remove(words.remove);
      await page.goto(`/admin/library/image?q=${q}&state=deleted`);
      await remove(words.back);
      await page.goto(`/admin/library/image?q=${q}`);
      await remove(words.remove);
    });
  });
}
