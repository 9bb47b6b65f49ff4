import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { createPage, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
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
    says: 'Texte de remplacement',
    own: 'Un texte propre à cet endroit',
    here: 'Texte de remplacement à cet endroit',
    saveHeader: 'Enregistrer',
    saved: 'Contenu enregistré',
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
    says: 'Alternative text',
    own: 'Words of its own here',
    here: 'Alternative text here',
    saveHeader: 'Save',
    saved: 'Content saved!',
  },
};

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('a page with an image without alternative text is published once it has one', async ({
      page,
    }) => {
      const { request } = page;
      await signIn(request);
      const width = language === 'fr' ? 1611 : 1612;
      const plain = { width, height: 900, channels: 3, background: '#3d5c4a' } as const;
      const data = await sharp({ create: plain }).jpeg().toBuffer();
      const sent = await request.post('/api/media/images?filename=balise.jpg', { data });
      const { id: imageId } = await sent.json();
      const header = { locale: 'fr', title: 'Balise', slug: words.slug };
      const { id } = await createPage(request, { ...header, imageId });
      const module = { type: 'image', data: { imageId } };
      const added = await request.post(`/api/${id}/modules`, { data: module });
      await request.post(`/admin/inline/module/${(await added.json()).id}/activate`);

      await page.goto(`/admin/pages/${id}`);
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.refused)).toBeVisible();
      await page.getByRole('button', { name: words.open }).click();
      // The page's editor shows the same fields, until the item's screen has loaded.
      await expect(
        page.getByRole('heading', { name: 'balise', exact: true, level: 1 }),
      ).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/admin/library/image/${imageId}$`));
      await page.getByLabel(words.decorative).check();
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('button', { name: words.save })).toBeHidden();
      await expectAccessible(page);
      await page.goBack();
      const says = page.getByLabel(words.says, { exact: true });
      await says.selectOption(words.own);
      await page.getByLabel(words.here).fill('Une balise au large');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.saveHeader, exact: true }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.published)).toBeVisible();
      await expect(async () => {
        const shown = await (await request.get(`/${words.slug}`)).text();
        expect(shown.match(/ alt="[^"]*"/g)).toEqual([' alt="Une balise au large"', ' alt=""']);
      }).toPass();

      const read = await request.get(`/api/pages/${id}`);
      const etag = String(read.headers()['etag']);
      await request.delete(`/api/pages/${id}`, { headers: { 'If-Match': etag } });
      await request.delete(`/api/media/images/${imageId}`, { headers: { 'If-Match': '"2"' } });
    });
  });
}
