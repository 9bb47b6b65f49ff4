import type { ImageFormat } from '@parvis/contracts/media/types.ts';

/** The number of bytes at the start of an image that identify its format. */
export const sniffedImageBytes = 64;

// oxlint-disable no-control-regex -- control characters are what formats begin with
const signatures: readonly (readonly [ImageFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBPVP8/],
  ['avif', /^[\s\S]{4}ftyp(?:avif|avis|mif1[\s\S]{4}(?:[\s\S]{4})*?avif)/],
];
// oxlint-enable no-control-regex

/** Returns the format of an image by its first bytes, regardless of its name. */
export function sniffImage(head: Uint8Array): ImageFormat | undefined {
  const text = Buffer.from(head).toString('latin1');
  return signatures.find(([, signature]) => signature.test(text))?.[0];
}
