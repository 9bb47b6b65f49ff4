import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    title: 'Bouée de balisage',
    unused: 'Rien ne l’utilise.',
    french: 'Texte de remplacement en français',
    save: 'Enregistrer la description',
    crop: 'Recadrer…',
    width: 'Largeur de la zone',
    keep: 'Enregistrer la zone',
    refused: 'La zone sélectionnée doit faire au moins 480 × 320 pixels',
    saved: 'La zone est enregistrée.',
    remove: 'Supprimer…',
    confirm: 'Supprimer',
    gone: 'Ce média a été supprimé.',
    back: 'Rétablir',
  },
  en: {
    locale: 'en-GB',
    title: 'Marker buoy',
    unused: 'Nothing uses it.',
    french: 'Alternative text in French',
    save: 'Save the description',
    crop: 'Crop…',
    width: 'Width of the area',
    keep: 'Save the area',
    refused: 'The selected area must be at least 480x320 pixels',
    saved: 'The area is saved.',
    remove: 'Delete…',
    confirm: 'Delete',
    gone: 'This media item was deleted.',
    back: 'Bring it back',
  },
};

async function uploadedPicture(page: Page, title: string, width: number): Promise<string> {
  const plain = { width, height: 800, channels: 3, background: '#7d4a3d' } as const;
  const data = await sharp({ create: plain }).jpeg().toBuffer();
  const path = `/api/media/images?filename=a.jpg&title=${encodeURIComponent(title)}`;
  const sent = await page.request.post(path, { data });
  expect(sent.status(), await sent.text()).toBe(201);
  return (await sent.json()).id;
}

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an item gets its texts, is cropped by keyboard and by mouse, deleted and restored', async ({
      page,
    }) => {
      await signIn(page.request);
      const id = await uploadedPicture(page, words.title, language === 'fr' ? 1201 : 1202);
      await page.goto(`/admin/library/image/${id}`);
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await expect(page.getByText(words.unused)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(words.french).fill('Une bouée');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('button', { name: words.save })).toBeHidden();

      await page.getByRole('button', { name: words.crop }).click();
      const width = page.getByLabel(words.width);
      await width.focus();
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: words.keep }).click();
      await expect(page.getByRole('alert')).toContainText(words.refused);
      await expectAccessible(page);
      await width.fill('600');
      const drawing = page.locator('dialog svg, [role=dialog] svg[viewBox^="0 0 12"]').first();
      const box = await drawing.boundingBox();
      if (box === null) throw new Error('the picture is not rendered');
      await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 4);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 - 60 + 40, box.y + box.height / 4 + 10);
      await page.mouse.up();
      await page.getByRole('button', { name: words.keep }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      const { crops } = await (await page.request.get(`/api/media/images/${id}`)).json();
      expect(crops).toMatchObject([
        { use: 'card', contentId: null, area: { width: 600, height: 400 } },
      ]);

      await page.getByRole('button', { name: words.remove }).click();
      await page.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('button', { name: words.back }).click();
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      const deletion = { headers: { 'If-Match': '"3"' } };
      expect((await page.request.delete(`/api/media/images/${id}`, deletion)).status()).toBe(204);
    });
  });
}

test('a portrait lists its uses, and the library is filtered and sorted', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/library/image?q=Hartley');
  await page.getByRole('main').getByRole('link', { name: 'Thomas Hartley', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/library\/image\/[a-z0-9]{12}$/);
  await expect(page.getByText('Anglais · Vu par les visiteurs')).toBeVisible();
  await page.getByRole('button', { name: 'Recadrer là… « Thomas Hartley »' }).first().click();
  await expect(page.getByText('La zone vaut dans ce contenu seulement.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Retour à la médiathèque' }).click();
  await page.getByLabel('Afficher').selectOption({ label: 'Inutilisés' });
  await page.getByLabel('Trier par').selectOption({ label: 'Titre' });
  await expect(page).toHaveURL(/state=unused&sort=title-fr/);
  await expect(page.getByText('Thomas Hartley')).toHaveCount(0);
  await expectAccessible(page);
});

test('a video is added by the address at which it is watched', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/library/video');
  await page.getByLabel('Adresse de la vidéo').fill('https://example.org/watch?v=phare');
  await page.getByLabel('Titre de la vidéo').fill('Le feu du musoir');
  await page.getByRole('button', { name: 'Ajouter la vidéo' }).click();
  await expect(page.getByText('Ce n’est pas l’adresse d’une vidéo')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Adresse de la vidéo').fill('https://vimeo.com/76979871');
  await page.getByRole('button', { name: 'Ajouter la vidéo' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Le feu du musoir' }).click();
  await expect(page.getByRole('link', { name: 'Le regarder sur Vimeo' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Supprimer…' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ce média a été supprimé.' })).toBeVisible();
});
