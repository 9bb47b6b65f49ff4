import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '@parvis/ops/testing/scratch-folder.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { inspectImage } from './inspect-image.ts';

const [width, height] = [40, 30];
const frame = { width, height, channels: 3, background: '#d9b310' } as const;

/** An image of so many frames, in one column as the encoder takes them. */
function frames(count: number) {
  const raw = { width, height: height * count, channels: 3, pageHeight: height } as const;
  const pixels = Buffer.alloc(width * height * count * 3, 120);
  pixels.fill(20, 0, width * height * 3);
  return sharp(pixels, { raw });
}

/** A still PNG with the chunk by which browsers know that it is animated. */
async function animatedPng(): Promise<Buffer> {
  const still = await sharp({ create: frame }).png().toBuffer();
  const head = still.indexOf('IHDR') + 4 + 13 + 4;
  const control = Buffer.from('000000086163544c000000020000000000000000', 'hex');
  return Buffer.concat([still.subarray(0, head), control, still.subarray(head)]);
}

async function outcomeOf(format: 'gif' | 'webp' | 'png', bytes: Buffer) {
  const path = join(scratchFolder(), `animated-${process.pid}-${format}-${bytes.length}`);
  await writeFile(path, bytes);
  onTestFinished(() => rm(path));
  const inspected = await inspectImage(path, format);
  return inspected.ok ? 'accepted' : inspected.refusals.map(({ code }) => code);
}

test.each([
  ['gif', () => frames(3).gif().toBuffer()],
  ['webp', () => frames(3).webp().toBuffer()],
  ['png', animatedPng],
] as const)(
  'an animated %s is refused, because only its first frame would be shown',
  async (format, draw) => {
    expect(await outcomeOf(format, await draw())).toEqual(['image-animated']);
  },
);

test.each(['gif', 'webp', 'png'] as const)('a still %s is accepted', async (format) => {
  const still = await sharp({ create: frame }).toFormat(format).toBuffer();
  expect(await outcomeOf(format, still)).toBe('accepted');
});
