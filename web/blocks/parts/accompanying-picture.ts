import { findPicture, type NamedPicture } from '@parvis/contracts/media/picture-in-use.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { BlockContext } from '../block-props.ts';

/**
 * Returns an image next to text that already describes it: decorative unless this use of it has its
 * own alternative text.
 */
export function accompanyingPicture(
  named: NamedPicture,
  around: Pick<BlockContext, 'images' | 'locale'>,
): ShownImage | undefined {
  return findPicture({ ...named, imageAlt: named.imageAlt ?? { kind: 'decorative' } }, around);
}
