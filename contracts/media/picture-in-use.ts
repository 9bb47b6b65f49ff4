import type { Locale } from '../site/locale.ts';
import type { MediaId } from './ids.ts';
import type { PictureAlt, PosterAlt } from './picture-alt.ts';
import type { ShownImage } from './picture-sources.ts';

/** @param locale the language of the content */
function pictureInUse(image: ShownImage, alt: PictureAlt | undefined, locale: Locale): ShownImage {
  if (alt === undefined) return image;
  if (alt.kind === 'decorative') return { ...image, decorative: true };
  const alternativeText = { ...image.alternativeText, [locale]: alt.text };
  return { ...image, decorative: false, alternativeText };
}

/** An image as content names it. */
export interface NamedPicture {
  readonly imageId?: MediaId | undefined;
  readonly imageAlt?: PictureAlt | undefined;
}

/**
 * Returns the image that content names, with its alternative text there; undefined when it is
 * missing from the library.
 */
export function findPicture(
  { imageId, imageAlt }: NamedPicture,
  { images, locale }: PicturesAround,
): ShownImage | undefined {
  const image = imageId && images?.get(imageId);
  return image && pictureInUse(image, imageAlt, locale);
}

interface PicturesAround {
  readonly images?: ReadonlyMap<MediaId, ShownImage> | undefined;
  readonly locale: Locale;
}

interface VideoWithPoster {
  readonly posterId: MediaId | null;
  readonly posterAlt?: PosterAlt;
}

/** Returns the poster of a video on pages in a language. */
export function toPoster({ posterId, posterAlt }: VideoWithPoster, locale: Locale): NamedPicture {
  const imageId = posterId ?? undefined;
  if (posterAlt?.kind !== 'own') return { imageId, imageAlt: posterAlt };
  const text = posterAlt.texts[locale];
  return text === '' ? { imageId } : { imageId, imageAlt: { kind: 'own', text } };
}
