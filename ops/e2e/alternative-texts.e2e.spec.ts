import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { createPage, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';

/** The words of the interface that the journey touches, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    slug: 'image-muette',
    publish: 'Publier',
    refused: 'n’a pas de texte de remplacement en français',
    open: 'Ouvrir l’image',
    decorative: 'Image décorative, que les lecteurs d’écran passent',
    save: 'Enregistrer la description',
    published: /Page publiée/,
  },
  en: {
    locale: 'en-GB',
    slug: 'silent-image',
    publish: 'Publish',
    refused: 'has no alternative text in French',
    open: 'Open the image',
    decorative: 'Decorative image, which screen readers skip',
    save: 'Save the description',
    published: /Page published/,
  },
};

for (const [language, words] of Object.entries(interfaces)) {
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('a page with an image that says nothing is published once that is seen to', async ({
      page,
    }) => {
      const { request } = page;
      await signIn(request);
      const width = language === 'fr' ? 1611 : 1612;
      const plain = { width, height: 900, channels: 3, background: '#3d5c4a' } as const;
      const data = await sharp({ create: plain }).jpeg().toBuffer();
      const sent = await request.post('/api/media/images?filename=balise.jpg', { data });
      const { id: imageId } = await sent.json();
      const { id } = await createPage(request, { locale: 'fr', title: 'Balise', slug: words.slug });
      const module = { type: 'image', data: { imageId } };
      const added = await request.post(`/api/${id}/modules`, { data: module });
      await request.post(`/admin/inline/module/${(await added.json()).id}/activate`);

      await page.goto(`/admin/pages/${id}`);
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.refused)).toBeVisible();
      await page.getByRole('button', { name: words.open }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/library/image/${imageId}$`));
      await page.getByLabel(words.decorative).check();
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('button', { name: words.save })).toBeHidden();
      await expectAccessible(page);
      await page.goBack();
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.published)).toBeVisible();

      const read = await request.get(`/api/pages/${id}`);
      const etag = String(read.headers()['etag']);
      await request.delete(`/api/pages/${id}`, { headers: { 'If-Match': etag } });
      await request.delete(`/api/media/images/${imageId}`, { headers: { 'If-Match': '"2"' } });
    });
  });
}
