import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';

type Chosen = Readonly<ReturnType<typeof text>>;

/** Returns an image whose bytes are unique. */
async function pictureOf(name: string, width: number) {
  const plain = { width, height: 401, channels: 3, background: '#3d6b7d' } as const;
  const buffer = await sharp({ create: plain }).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

const text = (name: string, megabytes: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(megabytes * 1_000_000, `${name}\n`),
});

async function choose(page: Page, button: string, files: readonly Chosen[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Drops a local file, as a file manager does. */
async function dropOn(page: Page, target: Locator, path: string): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is no drop zone');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: box.x + 5, y: box.y + 5, data });
}

test('many files are uploaded together, each refusal is a sentence, and a duplicate is not sent', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto('/admin/library/image');
  const pictures = [await pictureOf('perré-un.png', 731), await pictureOf('perré-deux.png', 732)];
  const programme = { name: 'perré.exe', mimeType: '', buffer: Buffer.from('MZ') };
  await choose(page, 'Envoyer des fichiers…', [...pictures, programme]);
  await expect(page.getByText('Dans la médiathèque', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('alert')).toContainText('PDF');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuler (perré.exe)' }).click();
  await expect(page.getByText('3 fichiers traités sur 3')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer ce qui est traité' }).click();

  await choose(page, 'Envoyer des fichiers…', pictures.slice(0, 1));
  await expect(page.getByText('Déjà dans la médiathèque : « perré-un ».')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Utiliser celui-ci (perré-un.png)' }).click();
  await expect(page.getByText('Non envoyé')).toBeVisible();
  await page.getByLabel('Chercher dans la médiathèque').fill('perré');
  await expect(page.getByText('2 médias', { exact: true })).toBeVisible();
});

test('files are dropped, and an upload resumes after the connection broke', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/library/file');
  await page.getByRole('button', { name: 'EN Anglais' }).click();
  let parts = 0;
  const offsets: (string | null)[] = [];
  await page.route('**/api/media/uploads/*/parts?*', (route) => {
    parts += 1;
    if (parts === 2) return route.abort('connectionreset');
    offsets.push(new URL(route.request().url()).searchParams.get('offset'));
    return route.continue();
  });
  const { name, buffer } = text('estacade.txt', 5);
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  await dropOn(page, page.getByText('Drop images and files here'), path);
  await expect(page.getByText('The connection broke at 1 of 5 MB.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('In the library', { exact: true })).toBeVisible();
  expect(offsets).toEqual(['0', '1024000', '2048000', '3072000', '4096000']);
});

test('a file chosen again after the page was closed resumes its upload', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/library/file');
  const offsets: (string | null)[] = [];
  let isBroken = true;
  await page.route('**/api/media/uploads/*/parts?*', (route) => {
    offsets.push(new URL(route.request().url()).searchParams.get('offset'));
    return isBroken && offsets.length > 1 ? route.abort('connectionreset') : route.continue();
  });
  const file = text('duc d’albe.txt', 3);
  await choose(page, 'Envoyer des fichiers…', [file]);
  await expect(page.getByText('Connexion interrompue à 1 Mo sur 3.')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  isBroken = false;
  offsets.length = 0;
  await choose(page, 'Envoyer des fichiers…', [file]);
  await expect(page.getByText('Dans la médiathèque', { exact: true })).toBeVisible();
  expect(offsets).toEqual(['1024000', '2048000']);
});
