import sharp from 'sharp';
import { expectSoon, type MeasuredEditor } from './desk.ts';

const pictureCount = 10;

/** Fills the library, crops and replaces a picture, and creates a playlist. */
export async function performMediaTasks(desk: MeasuredEditor): Promise<void> {
  const { page } = desk;
  await desk.task(`upload ${pictureCount} pictures together`, async () => {
    await desk.open('Media', 'Media library');
    const pictures = Array.from({ length: pictureCount }, (_, place) => pictureOf(desk, place));
    await choose(desk, 'Upload files…', await Promise.all(pictures));
    const done = page.getByText('In the library', { exact: true });
    await expectSoon(done).toHaveCount(pictureCount);
  });
  await desk.task('describe one', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: desk.named('estran-1'), exact: true })
      .click();
    await desk.field('Alternative text in French').fill('L’estran à marée basse');
    await desk.field('Alternative text in English').fill('The foreshore at low tide');
    await desk.button('Save the description').click();
    await expectSoon(desk.button('Save the description')).toBeHidden();
  });
  await desk.task('crop it by keyboard and by mouse', async () => {
    await desk.button('Crop…').click();
    await desk.field('Width of the area').fill('600');
    const box = await desk.dialog.locator('svg[viewBox^="0 0 1"]').first().boundingBox();
    if (box === null) throw new Error('the picture is not drawn');
    await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 20, box.y + box.height / 4 + 10);
    await page.mouse.up();
    await desk.button('Save the area').click();
    await desk.reads('The area is saved.');
  });
  await desk.task('replace it', async () => {
    await desk.button('Replace…').click();
    await choose(desk, 'Choose a file…', [await pictureOf(desk, pictureCount)]);
    await desk.confirm('Replace');
    await desk.reads('The file is replaced.');
  });
  await desk.task('create a playlist of two videos', async () => {
    await desk.open('Media', 'Playlists');
    await desk.button('New playlist').click();
    await desk.dialog.getByLabel('Title (French)').fill(desk.named('Marées'));
    await desk.dialog.getByLabel('Title (English)').fill(desk.named('Tides'));
    for (const place of [0, 1]) {
      await desk.dialog.getByRole('combobox', { name: 'Add a video' }).click();
      await page.getByRole('option').nth(place).click();
      await expectSoon(
        desk.dialog.getByRole('group', { name: RegExp(`^${place + 1}\\. `) }),
      ).toBeVisible();
    }
    await desk.confirm('Save');
    await desk.reads(/^Saved: /);
  });
}

/** Chooses files in the file chooser that a button opens. */
async function choose(
  desk: MeasuredEditor,
  button: string,
  files: readonly Awaited<ReturnType<typeof pictureOf>>[],
) {
  const choosing = desk.page.waitForEvent('filechooser');
  await desk.button(button).click();
  await (await choosing).setFiles(files);
}

/** Returns a picture whose bytes are unique. */
async function pictureOf(desk: MeasuredEditor, place: number) {
  const name = desk.named(`estran-${place}`);
  const plain = { width: 1200 + place, height: 800, channels: 3, background: '#3d6b7d' } as const;
  const image = sharp({ create: plain }).withExif({ IFD0: { ImageDescription: name } });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}
