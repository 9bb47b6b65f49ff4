import { expect, type Page, test } from '@playwright/test';
import { addActiveModule, createPage } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { signInOnScreen } from './fixtures/session.ts';

/** The labels of the interface and of a text, by language. */
const languages = {
  fr: {
    page: 'fr',
    interface: 'fr-FR',
    text: '<h2>Compte de résultat</h2><table><tr><th>En M€</th><th>2024</th><th>2025</th></tr><tr><th>Produit</th><td>4 780,5</td><td>4 970,0</td></tr><tr><th>Coût</th><td>(3 075)</td><td>inconnu</td></tr></table><p>Suite du texte.</p>',
    heading: 'Compte de résultat',
    cell: '4 780,5',
    after: 'Suite du texte.',
    convert: 'Convertir en tableau de chiffres',
    done: 'Le tableau est un module à part, juste après ce texte.',
    kept: /2 lignes, 2 colonnes et 3 nombres lus\..*inconnu \(Coût, 2025\)/,
    undo: 'Annuler',
    undone: 'Le tableau est revenu dans son texte.',
    figures: /^Tableau de chiffres/,
    save: 'Enregistrer',
    caption: 'Légende',
    value: '4780,5',
    negative: '-3075',
    at: 'Coût, 2024',
    income: 'Produit, 2024',
  },
  en: {
    page: 'en',
    interface: 'en-GB',
    text: '<h2>Income statement</h2><table><tr><th>In €m</th><th>2024</th><th>2025</th></tr><tr><th>Income</th><td>4,780.5</td><td>4,970.0</td></tr><tr><th>Costs</th><td>(3,075)</td><td>unknown</td></tr></table><p>More text.</p>',
    heading: 'Income statement',
    cell: '4,780.5',
    after: 'More text.',
    convert: 'Turn into a table of figures',
    done: 'The table is a module of its own, right after this text.',
    kept: /2 rows, 2 columns and 3 numbers read\..*unknown \(Costs, 2025\)/,
    undo: 'Undo',
    undone: 'The table is back in its text.',
    figures: /^Table of figures/,
    save: 'Save',
    caption: 'Caption',
    value: '4780.5',
    negative: '-3075',
    at: 'Costs, 2024',
    income: 'Income, 2024',
  },
} as const;
type Language = (typeof languages)[keyof typeof languages];

/** Opens a page with one text, with the cursor in a cell of its table. */
async function openTable(page: Page, words: Language, slug: string): Promise<string> {
  await signInOnScreen(page);
  const { id } = await createPage(page.request, { locale: words.page, title: 'Comptes', slug });
  await addActiveModule(page.request, id, 'text', { html: words.text });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('button', { name: words.heading }).click();
  await page.locator('.ProseMirror').getByText(words.cell).click();
  return id;
}

for (const language of journeyLanguages('fr')) {
  const words = languages[language];
  test.describe(language, () => {
    test.use({ locale: words.interface, viewport: { width: 1440, height: 900 } });

    test('a table of a text becomes a module right after it, saved with the text', async ({
      page,
    }) => {
      const id = await openTable(page, words, `tableau-converti-${language}`);
      const text = page.locator('.ProseMirror');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.convert }).click();
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(page.getByText(words.kept)).toBeVisible();
      await expect(text.locator('table')).toHaveCount(0);
      await expect(text).toContainText(words.after);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.save, exact: true }).click();
      const stored = async () => {
        const { modules } = await (await page.request.get(`/api/pages/${id}`)).json();
        return modules.map(({ type, active, data }: StoredModule) => [
          type,
          active,
          JSON.stringify(data).includes('"table"'),
        ]);
      };
      await expect.poll(stored).toEqual([
        ['text', true, false],
        ['data-table', true, true],
      ]);
      await page.getByRole('button', { name: words.figures }).click();
      await expect(page.getByLabel(words.caption)).toHaveValue(words.heading);
      await expect(page.getByLabel(words.income)).toHaveValue(words.value);
      await expect(page.getByLabel(words.at)).toHaveValue(words.negative);
    });

    test('undoing it brings the table back into its text', async ({ page }) => {
      await openTable(page, words, `tableau-revenu-${language}`);
      await page.getByRole('button', { name: words.convert }).click();
      await expect(page.getByRole('button', { name: words.figures })).toBeVisible();
      await page.getByRole('log').getByRole('button', { name: words.undo }).click();
      await expect(page.getByText(words.undone)).toBeVisible();
      await expect(page.locator('.ProseMirror table')).toContainText(words.cell);
      await expect(page.getByRole('button', { name: words.figures })).toHaveCount(0);
    });

    test('the text keeps its table when the module is refused', async ({ page }) => {
      await openTable(page, words, `tableau-refuse-${language}`);
      await page.route('**/modules', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: words.convert }).click();
      await expect(page.getByRole('log').locator('p').first()).toBeVisible();
      await page.unroute('**/modules');
      await expect(page.locator('.ProseMirror table')).toContainText(words.cell);
      await expect(page.getByText(words.done)).toHaveCount(0);
    });
  });
}

interface StoredModule {
  readonly type: string;
  readonly active: boolean;
  readonly data: unknown;
}
