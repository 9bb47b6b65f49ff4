import { createHash } from 'node:crypto';
import { brandFolder } from '@parvis/contracts/brand/brand-folder.ts';
import type { ShareImage } from '@parvis/contracts/brand/share-image.ts';

/** The version of the drawing: another one gets another address. */
const version = 1;
const digits = 24;

/** Returns the path of an image of links, which says by its digest all that it shows. */
export function shareImagePath({ name, palette, hasMark }: ShareImage): string {
  const { primary, accent, ground } = palette;
  const drawn = JSON.stringify([version, name, primary, accent, ground, hasMark]);
  const digest = createHash('sha256').update(drawn).digest('hex').slice(0, digits);
  return `${brandFolder}share-${digest}.png`;
}
