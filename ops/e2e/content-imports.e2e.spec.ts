import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { ZipFile } from 'yazl';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { onOwnParvis } from './fixtures/own-parvis.ts';

test.setTimeout(300_000);

const exported = join(
  import.meta.dirname,
  '../../services/content-import/testing/exports/wordpress.xml',
);
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A server with the pictures of a site, which holds its responses back until it is let go. */
async function pictureServer() {
  const waiting = new Set<() => void>();
  let isHeld = true;
  const server = createServer((_, response) => {
    const answer = () => response.end(Buffer.from(pixel, 'base64'));
    if (isHeld) waiting.add(answer);
    else answer();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    letGo() {
      isHeld = false;
      for (const answer of waiting) answer();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function zippedSite(): Promise<Buffer> {
  const zip = new ZipFile();
  const files = {
    'phare/hugo.toml': 'baseURL = "https://phare.example/"\ndefaultContentLanguage = "en"\n',
    'phare/content/house.md': '---\ntitle: The house\n---\nA lighthouse.\n\n{{< mystery >}}',
    'phare/content/quay.md': '---\ntitle: The quay\n---\nSee [the house](house.md).',
  };
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

test('an administrator brings a WordPress export in: rehearsed, cancelled, run again, reported', async ({
  browser,
}) => {
  const pictures = await pictureServer();
  const xml = (await readFile(exported, 'utf8')).replaceAll('HOST', pictures.host);
  await onOwnParvis(
    'content-imports',
    async (_, baseURL) => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport });
      const page = await context.newPage();
      await bringExport(page, Buffer.from(xml), pictures);
      await context.close();
      const phone = { baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } };
      const other = await browser.newContext(phone);
      await bringArchive(await other.newPage());
      await other.close();
    },
    { PARVIS_FETCH_HOSTS: '127.0.0.1' },
  );
  pictures.close();
});

async function bringExport(page: Page, xml: Buffer, pictures: { letGo(): void }): Promise<void> {
  await signIn(page.request);
  await page.goto('/admin/content-imports');
  await expectAccessible(page);
  await choose(page, 'Choisir un fichier', { name: 'criee.xml', type: 'text/xml', bytes: xml });
  await page.getByRole('button', { name: 'Envoyer et analyser' }).click();
  const start = page.getByRole('button', { name: 'Lancer l’import' });
  await expect(start).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /Pages · Français/ })).toContainText('2');
  await expect(page.getByText('la langue « de » n’est pas une langue du site')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /127\.0\.0\.1/ }).check();
  await start.click();
  await expect(page.getByText('0 fichier sur 1')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  // The work hears of it within a second, and ends with the request in progress.
  await page.waitForTimeout(3_000);
  pictures.letGo();
  await expect(page.getByText('L’import a été annulé.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /Pages · Français/ })).toContainText('2');
  await expect(page.getByRole('columnheader', { name: 'Non traité' })).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get('/la-maison')).status()).toBe(404);
  await start.click();
  await expect(page.getByRole('heading', { name: 'Ce qui est venu' })).toBeVisible();
  await expect(page.getByText('Importé', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Télécharger le rapport complet/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('/la-maison');
  await expect.poll(async () => (await page.request.get('/la-maison')).status()).toBe(200);
}

async function bringArchive(page: Page): Promise<void> {
  await signIn(page.request);
  await page.goto('/admin/content-imports');
  await expect(page.getByRole('link', { name: 'criee.xml' })).toBeVisible();
  await expectAccessible(page);
  const notes = { name: 'notes.zip', type: 'application/zip', bytes: Buffer.from('no archive') };
  await choose(page, 'Choose a file', notes);
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByRole('alert')).toContainText('This archive cannot be read', {
    timeout: 60_000,
  });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Content import' }).click();
  const bytes = await zippedSite();
  await choose(page, 'Choose a file', { name: 'phare.zip', type: 'application/zip', bytes });
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await page.getByRole('button', { name: 'Start the import' }).click({ timeout: 60_000 });
  await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByText('Show 2 items').click();
  await expect(page.getByText('/en/quay')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await page.request.get('/en/quay')).status()).toBe(200);
  await page.goto('/en/quay');
  await page.getByRole('link', { name: 'the house', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The house');
}

interface Chosen {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

async function choose(page: Page, label: string, { name, type, bytes }: Chosen): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: new RegExp(`^${label}`) }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: type, buffer: bytes });
}
