import { clipboards } from '@parvis/contracts/rich-text/testing/clipboards.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addActiveModule, createPage } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { signInOnScreen } from './fixtures/session.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    leftOut: 'Non collé\u00a0: 1\u00a0image et l’adresse de 1\u00a0lien.',
    advice: 'Ajoutez les images comme modules image.',
    undo: 'Annuler',
    noAddress: 'Non collé\u00a0: 1\u00a0image.',
    added: '1\u00a0image ajoutée à la médiathèque.',
    here: 'Dans la médiathèque',
    used: /^image\.pngNon envoyé/,
    openLibrary: 'Voir',
  },
  en: {
    locale: 'en-GB',
    leftOut: 'Not pasted: 1 image and the address of 1 link.',
    advice: 'Add images as image modules.',
    undo: 'Undo',
    noAddress: 'Not pasted: 1 image.',
    added: '1 image added to the media library.',
    here: 'In the library',
    used: /^image\.pngNot sent/,
    openLibrary: 'View',
  },
} as const;

const word = clipboards.find(({ name }) => name === 'word')?.html ?? '';

/** Pastes HTML into a text as a browser does. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, written) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', written);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);
}

/** Opens a text module of a new page, with the cursor in it. */
async function openText(page: Page, slug: string): Promise<Locator> {
  await signInOnScreen(page);
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Collage', slug });
  await addActiveModule(page.request, id, 'text', { html: '<p>Avant de coller.</p>' });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('button', { name: /Avant de coller/ }).click();
  const text = page.locator('.ProseMirror');
  await text.click();
  return text;
}

/** Draws a picture of a text, so that each has its own bytes, and returns its `data:` address. */
async function draw(page: Page, text: string): Promise<string> {
  return page.evaluate((drawn) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 400];
    const context = canvas.getContext('2d');
    context?.fillText(drawn, 20, 200);
    return canvas.toDataURL('image/png');
  }, text);
}

/** Pastes a picture alone, as a screenshot is, from its `data:` address. */
async function pasteFile(text: Locator, address: string): Promise<void> {
  await text.evaluate((element, written) => {
    const bytes = Uint8Array.from(atob(written.split(',')[1] ?? ''), (one) => one.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'capture.png', { type: 'image/png' }));
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, address);
}

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale, viewport: { width: 1440, height: 900 } });

    test('an editor pastes from Word: lists are lists, what was left out is said, and undone', async ({
      page,
    }) => {
      const text = await openText(page, `collage-${language}`);
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await paste(text, word);

      await expect(text.locator('ul > li')).toHaveCount(3);
      await expect(text.locator('ul ul > li')).toHaveText('moins de trois moisou une quittance');
      await expect(text.locator('ol[start="3"] > li')).toHaveCount(2);
      await expect(text.locator('table td[colspan="2"]')).toHaveText('Durée et taux');
      await expect(text.locator('a')).toHaveAttribute('href', 'https://www.example.org/tarifs');
      const notice = page.getByRole('log').filter({ hasText: words.advice });
      await expect(notice).toContainText(words.leftOut);
      await expectAccessible(page);

      await page.keyboard.type(' Saisi ensuite.');
      await notice.getByRole('button', { name: words.undo }).click();
      await expect(text.locator('ul, ol, table, a')).toHaveCount(0);
      await expect(text).toContainText('Avant de coller.');
      await expect(text).toContainText('Saisi ensuite.');
      await expect(text).not.toContainText('Note de crédit');
    });

    test('pictures on the clipboard go to the library, and the notice leads there', async ({
      page,
    }) => {
      const text = await openText(page, `collage-images-${language}`);
      const agency = await draw(page, `Agence ${language}`);
      const embedded = `<p>Nos agences<img src="${agency}" alt="Agence de Brest"></p>`;
      await paste(text, `${embedded}<img src="https://example.org/logo.png">`);
      await expect(text).toContainText('Nos agences');
      const notice = page.getByRole('log');
      await expect(notice).toContainText(words.noAddress);
      await expect(notice).toContainText(words.added);
      const sent = page.getByRole('listitem').filter({ hasText: words.here });
      await expect(sent.getByRole('link', { name: 'Agence de Brest.png' })).toBeVisible();
      await expectAccessible(page);

      const opening = page.waitForEvent('popup');
      await notice.getByRole('button', { name: words.openLibrary }).click();
      const library = await opening;
      await expect(library).toHaveURL(/\/admin\/library\/image\/\w+$/);
      await expect(library.getByRole('heading', { name: /Agence de Brest/ })).toBeVisible();
      await library.close();

      await pasteFile(text, await draw(page, `Capture ${language}`));
      await expect(sent.getByRole('link', { name: 'capture.png' })).toBeVisible();
      await expect(text).toContainText('Avant de coller.');
      // What the library has already is not sent again.
      await paste(text, `<img src="${agency}">`);
      await expect(page.getByRole('listitem').filter({ hasText: words.used })).toBeVisible();
    });
  });
}
