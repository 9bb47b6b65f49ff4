import {
  archiveOf,
  author,
  authoredPdf,
  authoredXlsx,
} from '@parvis/services/media/testing/documents.ts';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';

const title = 'Bouée cardinale nord';

async function uploadedPicture(page: Page): Promise<{ readonly url: string; readonly id: string }> {
  const plain = { width: 900, height: 600, channels: 3, background: '#d9b310' } as const;
  const bytes = await sharp({ create: plain }).jpeg().toBuffer();
  const sent = await page.request.post(
    `/api/media/images?filename=bouee.jpg&title=${encodeURIComponent(title)}`,
    { data: bytes },
  );
  expect(sent.status(), await sent.text()).toBe(201);
  await waitUntilRead(page.request, '/api/media/images', sent);
  return sent.json();
}

test('an upload is visible to editors only until it is released, then public, and gone once withdrawn', async ({
  page,
  playwright,
}) => {
  const { baseURL } = test.info().project.use;
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signIn(page.request);
  const { url } = await uploadedPicture(page);
  const statusFor = async () => (await visitor.get(url)).status();
  expect(await statusFor()).toBe(404);

  await page.goto('/admin/library/image');
  await page.getByLabel('Chercher dans la médiathèque').fill('Bouée cardinale');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(page.getByText('1 média', { exact: true })).toBeVisible();
  await expect(row).toContainText('Visible de la rédaction seulement');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Publier/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(row).toContainText('Publié dans la médiathèque depuis');
  await expect.poll(statusFor).toBe(200);
  const shown = await visitor.get(
    (await row.getByRole('link', { name: 'Le voir sur le site' }).getAttribute('href')) ?? '',
  );
  expect([shown.status(), (await shown.text()).includes(title)]).toEqual([200, true]);

  await row.getByRole('button', { name: /^Retirer/ }).click();
  await expect(row).toContainText('Visible de la rédaction seulement');
  await expect.poll(statusFor).toBe(410);
  expect((await page.request.get(url)).status()).toBe(200);
  await visitor.dispose();
});

test('a portrait used in both languages lists that page once, with the languages', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto('/admin/library/image');
  await page.getByLabel('Chercher dans la médiathèque').fill('Hartley');
  const row = page.getByRole('listitem').filter({ hasText: 'Hartley' }).first();
  await expect(row).toContainText('Thomas Hartley (Anglais, Français)');
  await row.getByRole('link', { name: 'Français, Thomas Hartley' }).click();
  await expect(page).toHaveURL(/\/admin\/content\/personality\/[a-z0-9]{12}\/edit/);
});

test('editors see that the metadata of their documents was removed', async ({ page }) => {
  await signIn(page.request);
  const upload = async (filename: string, data: Buffer) => {
    const sent = await page.request.post(`/api/media/files?filename=${filename}`, { data });
    expect(sent.status(), await sent.text()).toBe(201);
    const { url } = await sent.json();
    return (await page.request.get(url)).body();
  };
  const signed = { '[Content_Types].xml': '<Types/>', '_xmlsignatures/sig1.xml': author };
  expect((await upload('balise-un.pdf', await authoredPdf())).includes(author)).toBe(false);
  await upload('balise-deux.xlsx', await authoredXlsx());
  await upload('balise-trois.docx', await archiveOf({ ...signed, 'word/document.xml': '<a/>' }));
  await page.goto('/admin/library/file?q=balise');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const removed = 'Ses métadonnées (auteur, dates, propriétés) ont été supprimées.';
  await expect(row('balise-un')).toContainText(removed);
  await expect(row('balise-deux')).toContainText(removed);
  await expect(row('balise-trois')).toContainText('Document signé');
  await expectAccessible(page);
});
