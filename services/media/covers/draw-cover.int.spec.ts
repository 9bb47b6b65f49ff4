import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { authoredDocx } from '../testing/documents.ts';
import { drawnPdf } from '../testing/drawn-pdf.ts';
import { temporaryFolder } from '../testing/media-world.ts';
import { phoneJpeg } from '../testing/pictures.ts';
import { tryDrawing } from './try-drawing.ts';

async function draw(bytes: Uint8Array) {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'a.pdf');
  await writeFile(path, bytes);
  const to = join(folder.path, 'a.jpg');
  return { cover: await tryDrawing(path, to), to };
}

/** Returns the names of the colours at the top and the bottom, or at the left and the right. */
async function coloursOf(path: string, along: 'height' | 'width'): Promise<readonly string[]> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const at = (share: number) => {
    const [x, y] = along === 'height' ? [0.5, share] : [share, 0.5];
    const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return Number(data[place + 1]) < 30 ? 'red' : 'white';
  };
  return [at(0.1), at(0.9)];
}

test.each([
  [[595, 842], 0, [768, 1086]],
  [[960, 540], 0, [768, 432]],
  [[200, 200], 0, [768, 768]],
  [[14_400, 14_400], 0, [768, 768]],
  [[100, 14_400], 0, [10, 1536]],
  [[14_400, 3], 0, [768, 1]],
  [[595, 842], 90, [768, 542]],
] as const)(
  'a first page of %j points, turned by %i degrees, is a picture of %j pixels',
  async (size, rotate, [width, height]) => {
    const { cover, to } = await draw(await drawnPdf(size, { rotate }));
    expect(cover).toEqual({ width, height });
    expect(await sharp(to).metadata()).toMatchObject({
      format: 'jpeg',
      width,
      height,
      channels: 3,
    });
  },
);

test('the page is upright, in its colours, on white', async () => {
  const { to } = await draw(await drawnPdf([595, 842]));
  expect(await coloursOf(to, 'height')).toEqual(['red', 'white']);
  const turned = await draw(await drawnPdf([595, 842], { rotate: 90 }));
  expect(await coloursOf(turned.to, 'width')).toEqual(['white', 'red']);
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['that needs a password', () => drawnPdf([595, 842], { password: 'secret' })],
  ['of another format', async () => authoredDocx(await phoneJpeg(9, 9))],
  ['that ends too early', async () => (await drawnPdf([595, 842])).subarray(0, 200)],
  ['that is empty', () => new Uint8Array()],
])('a document %s is not drawn', async (_, make) => {
  expect((await draw(await make())).cover).toBe(undefined);
});
