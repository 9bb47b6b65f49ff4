import { expect, type Page, test } from '@playwright/test';
import { addActiveModule, createPage } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { signInOnScreen } from './fixtures/session.ts';

const results = { fr: '/groupe/resultats-financiers', en: '/en/group/financial-results' } as const;

/** Returns words of charts that lie over each other, and those beyond their drawing. */
function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg[role=img]')].flatMap((chart) => {
      const frame = chart.getBoundingClientRect();
      const words = [...chart.querySelectorAll('text')].map((word) => ({
        text: word.textContent,
        box: word.getBoundingClientRect(),
      }));
      if (frame.width === 0) return [];
      const outside = words.filter(
        ({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1,
      );
      const over = words.flatMap((one, at) =>
        words
          .slice(at + 1)
          .filter(
            (other) =>
              one.box.left < other.box.right - 1 &&
              other.box.left < one.box.right - 1 &&
              one.box.top < other.box.bottom - 4 &&
              other.box.top < one.box.bottom - 4,
          )
          .map((other) => `${one.text} / ${other.text}`),
      );
      return [...outside.map(({ text }) => `outside: ${text}`), ...over];
    }),
  );
}

for (const [language, path] of Object.entries(results)) {
  test(`results in ${language}: no words of charts collide, without script and in forced colours`, async ({
    browser,
    baseURL,
  }) => {
    for (const width of [320, 390, 768, 1200, 1440]) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        javaScriptEnabled: width !== 390,
        forcedColors: width === 768 ? 'active' : 'none',
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('img', { name: /2025/ }).first()).toBeVisible();
      expect([width, await collisions(page)]).toEqual([width, []]);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([width, scrolls]).toEqual([width, width]);
      await context.close();
    }
  });
}

test('a phone shows the newest year beside the names; the others are scrolled by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(results.fr);
  const group = page.getByRole('group', { name: 'Compte de résultat' });
  const table = group.getByRole('table', { name: 'Compte de résultat' });
  await group.evaluate((element) => element.scrollIntoView());
  await expect(table.getByRole('columnheader', { name: '2025', exact: true })).toBeInViewport();
  const row = table.getByRole('row', { name: /^Résultat net/ });
  await expect(row.getByRole('rowheader')).toHaveText('Résultat net');
  await expect(row.getByRole('cell', { name: '826' })).toBeVisible();
  await group.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => group.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const box = await row.getByRole('cell', { name: '826' }).boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('the figures of a table are downloaded as CSV', async ({ page }) => {
  await page.goto(results.fr);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: /CSV.*Compte de résultat/ }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('compte-de-resultat.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString('utf8')).toContain('Produit net bancaire;4402;4515');
});

test('an editor pastes a table, reads what was understood, and the page follows', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { id } = await createPage(page.request, {
    locale: 'fr',
    title: 'Chiffres',
    slug: 'chiffres-colles',
  });
  await addActiveModule(page.request, id, 'data-table', {
    caption: 'Comptes collés',
    table: { columns: [{ heading: '2025' }], rows: [{ heading: 'A', cells: ['1'] }] },
  });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('button', { name: /Comptes collés/ }).click();
  const corner = page.getByLabel('En-tête des lignes');
  await corner.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<table><tr><td>En M€<td>2024<td>2025<td>Var.<tr><td>Produit<td>4 780,5<td>(4 970)<td>+4,0 %<tr><td>Note<td>A+<td>n.s.<td>–</table>',
    );
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  });
  await expect(page.getByText('2 lignes, 3 colonnes et 3 nombres lus.')).toBeVisible();
  await expect(page.getByText('A+ (Note, 2024)')).toBeVisible();
  const cell = page.getByLabel('Produit, 2024');
  await expect(cell).toHaveValue('4780,5');
  await cell.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Note, 2024')).toBeFocused();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('cell', { name: '−4\u202f970' })).toBeVisible();
  await expectAccessible(page);
});
