import { type Locale, localeOfText } from '../site/locale.ts';
import {
  cropName,
  type PictureUse,
  type Rendition,
  type RenditionFormat,
  renditionKey,
  shownArea,
  widthsFor,
} from './renditions.ts';
import type { ImageView } from './views.ts';

/** The image data needed to display it. */
export type ShownImage = Pick<
  ImageView,
  'hash' | 'width' | 'height' | 'focalPoint' | 'crops' | 'alternativeText' | 'decorative' | 'credit'
>;

/** The sources of an image for a use, and its intrinsic size in pixels, known before it loads. */
export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  /** For browsers that support neither. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the sources of an image.
 * @param contentId the item that shows it, which may have its own crop
 */
export function pictureSources(
  image: ShownImage,
  use: PictureUse,
  contentId: string | null = null,
): PictureSources {
  const area = shownArea(image, use, contentId);
  const crop = cropName(area, image);
  const widths = widthsFor(area);
  const [widest = area.width] = widths;
  const address = (width: number, format: RenditionFormat) =>
    addressOf({ hash: image.hash, crop, width, format });
  const srcset = (format: RenditionFormat) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const width = Math.min(widest, area.width);
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: address(widest, 'jpg'),
    width,
    height: Math.max(1, Math.round((width * area.height) / area.width)),
  };
}

/** Returns the public path of a rendition. */
export function addressOf(rendition: Rendition): string {
  return `/media/${renditionKey(rendition)}`;
}

/** The alternative text of an image, with `lang` when it falls back to another language. */
export interface ImageAlt {
  readonly alt: string;
  readonly lang?: Locale;
}

/**
 * Returns the alternative text of an image in a language, or in another; empty for a decorative
 * image.
 */
export function imageAlt(
  { alternativeText, decorative }: Pick<ShownImage, 'alternativeText' | 'decorative'>,
  locale: Locale,
): ImageAlt {
  if (decorative) return { alt: '' };
  const lang = localeOfText(alternativeText, locale);
  return { alt: alternativeText[lang], ...(lang !== locale && { lang }) };
}
