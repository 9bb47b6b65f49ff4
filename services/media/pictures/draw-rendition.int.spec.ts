import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageFormatSchema } from '@parvis/contracts/media/types.ts';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bands, hasGps, phoneJpeg, secrets } from '../testing/pictures.ts';
import { drawRendition } from './draw-rendition.ts';
import { inspectImage } from './inspect-image.ts';
import { sniffedImageBytes, sniffImage } from './sniff-image.ts';

async function onDisk(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-picture-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'picture');
  await writeFile(path, bytes);
  return path;
}

describe('An image with metadata', () => {
  test('has metadata when uploaded, and nothing that is served has any', async () => {
    const original = await phoneJpeg(1400, 900);
    const { exif, xmp, orientation } = await sharp(original).metadata();
    expect([hasGps(exif), xmp?.includes('Jeanne Secret')]).toEqual([true, true]);
    expect(orientation).toBe(6);
    for (const secret of secrets) expect(original.includes(secret)).toBe(true);

    const inspected = await inspectImage(await onDisk(original), 'jpeg');
    if (!inspected.ok) throw new Error('a picture was refused');
    expect(inspected.value).toMatchObject({ width: 900, height: 1400 });
    const drawn = await Promise.all(
      (['jpg', 'webp', 'avif'] as const).map((format) =>
        drawRendition(original, { crop: '0-0-600-400', width: 480, format }),
      ),
    );
    for (const served of [inspected.value.safe, ...drawn]) {
      const {
        exif: gone,
        xmp: too,
        iptc,
        icc,
        orientation: turned,
      } = await sharp(served).metadata();
      expect([gone, too, iptc, icc, turned]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const secret of secrets) expect(served.includes(secret)).toBe(false);
    }
  });

  test('is cropped as displayed, not as stored', async () => {
    // Stored with the dark half on the left; turned upright it is on top.
    const original = await phoneJpeg(1400, 900);
    const colourOf = async (crop: string) => {
      const drawn = await drawRendition(original, { crop, width: 480, format: 'jpg' });
      const { dominant } = await sharp(drawn).stats();
      return dominant.r > 100 ? 'light' : 'dark';
    };
    expect(await colourOf('0-0-900-600')).toBe('dark');
    expect(await colourOf('0-800-900-600')).toBe('light');
  });
});

test.each(imageFormatSchema.options)(
  '%s is recognised, drawn and never enlarged',
  async (format) => {
    const bytes = await bands(300, 200).toFormat(format).toBuffer();
    expect(sniffImage(bytes.subarray(0, sniffedImageBytes))).toBe(format);
    const inspected = await inspectImage(await onDisk(bytes), format);
    expect(inspected).toMatchObject({ ok: true, value: { width: 300, height: 200 } });
    const drawn = await drawRendition(bytes, { crop: 'whole', width: 480, format: 'webp' });
    expect(await sharp(drawn).metadata()).toMatchObject({
      width: 300,
      height: 200,
      format: 'webp',
    });
  },
);
