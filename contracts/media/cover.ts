import { noText } from './alternative-text.ts';
import type { FileOriginal } from './events.ts';
import type { ShownImage } from './picture-sources.ts';
import { type Rendition, widthsFor } from './renditions.ts';

/**
 * Returns the picture of a document's first page, which has the renditions of an image under the
 * document's own hash. Decorative: the document's title stands beside it.
 */
export function coverOf({
  hash,
  cover,
}: Partial<Pick<FileOriginal, 'hash' | 'cover'>>): ShownImage | undefined {
  if (hash === undefined || cover === undefined) return undefined;
  return {
    hash,
    ...cover,
    focalPoint: { x: 0.5, y: 0 },
    crops: [],
    alternativeText: noText,
    decorative: true,
    credit: '',
  };
}

/** Returns the renditions of a cover that pages can request: it is never cropped. */
export function listCoverRenditions({
  hash,
  width,
}: Pick<ShownImage, 'hash' | 'width'>): readonly Rendition[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    widthsFor({ width }).map((one) => ({ hash, crop: 'whole', width: one, format })),
  );
}
