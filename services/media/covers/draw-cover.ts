import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Cover } from '@parvis/contracts/media/events.ts';
import sharp from 'sharp';

/** The largest cover, in pixels: as wide as cards need it on dense screens. */
const maxWidth = 768;
const maxHeight = 1536;

/**
 * Draws the first page of a PDF as JPEG on white. PDFium, which runs no script of a document, is
 * contained by WebAssembly. Takes memory and time, so it must run in a separate process.
 * @param to a path that does not exist yet
 * @throws Error when it cannot be drawn, as when a password is needed
 */
export async function drawCover(path: string, to: string): Promise<Cover> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(maxWidth / originalWidth, maxHeight / originalHeight);
  const { width, height, data } = await page.render({
    width: Math.max(1, originalWidth * scale),
    height: Math.max(1, originalHeight * scale),
    render: 'bitmap',
  });
  const raw = { width, height, channels: 4 } as const;
  await sharp(data, { raw }).removeAlpha().jpeg({ quality: 88, progressive: true }).toFile(to);
  return { width, height };
}
