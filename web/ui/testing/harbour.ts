import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';

/** An image with all details except its author. */
export const harbourPicture: ShownImage = {
  hash: 'ab'.repeat(32),
  width: 1600,
  height: 1000,
  focalPoint: { x: 0.5, y: 0.5 },
  crops: [],
  alternativeText: { fr: 'Le port', en: 'The harbour' },
  decorative: false,
  credit: '',
};
