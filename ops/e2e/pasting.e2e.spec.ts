import { clipboards } from '@parvis/contracts/rich-text/testing/clipboards.ts';
import { expect, type Locator, test } from '@playwright/test';
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
  },
  en: {
    locale: 'en-GB',
    leftOut: 'Not pasted: 1 image and the address of 1 link.',
    advice: 'Add images as image modules.',
    undo: 'Undo',
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

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale, viewport: { width: 1440, height: 900 } });

    test('an editor pastes from Word: lists are lists, what was left out is said, and undone', async ({
      page,
    }) => {
      await signInOnScreen(page);
      const slug = `collage-${language}`;
      const { id } = await createPage(page.request, { locale: 'fr', title: 'Collage', slug });
      await addActiveModule(page.request, id, 'text', { html: '<p>Avant de coller.</p>' });
      await page.goto(`/admin/pages/${id}`);
      await page.getByRole('button', { name: /Avant de coller/ }).click();
      const text = page.locator('.ProseMirror');
      await text.click();
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
  });
}
