import { type NamedPicture, pictureOf } from '@parvis/contracts/media/picture-in-use.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { BlockContext } from '../block-props.ts';

/** The picture that content names beside words which say what it shows: silent unless it has a text of its own there. */
export function pictureBesideWords(
  named: NamedPicture,
  around: Pick<BlockContext, 'images' | 'locale'>,
): ShownImage | undefined {
  return pictureOf({ ...named, imageAlt: named.imageAlt ?? { kind: 'decorative' } }, around);
}
