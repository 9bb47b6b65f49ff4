import {
  pictureSources,
  type ShownImage,
  spokenImage,
} from '@parvis/contracts/media/picture-sources.ts';
import { type PictureUse, renditionTypes } from '@parvis/contracts/media/renditions.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import styles from './picture.module.css';

export interface PictureProps {
  readonly image: ShownImage;
  readonly use: PictureUse;
  /** How wide it stands on the page, as the `sizes` attribute says it: `(width < 992px) 100vw, 33vw`. */
  readonly sizes: string;
  readonly locale: Locale;
  /** False for what is seen first; everything else is loaded when it comes near. */
  readonly lazy?: boolean;
  /** The content item that shows it, when it may have an area of its own. */
  readonly contentId?: string | undefined;
}

/** A picture of the library in the format and width that suit the browser. `data-credit` names its author. */
export function Picture({ image, use, sizes, locale, lazy = true, contentId }: PictureProps) {
  const { avif, webp, src, width, height } = pictureSources(image, use, contentId ?? null);
  const { alt, lang } = spokenImage(image, locale);
  return (
    <picture
      className={styles.picture}
      data-credit={image.credit === '' ? undefined : image.credit}
    >
      <source type={renditionTypes.avif} srcSet={avif} sizes={sizes} />
      <source type={renditionTypes.webp} srcSet={webp} sizes={sizes} />
      <img
        className={styles.image}
        src={src}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        decoding="async"
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={lazy ? undefined : 'high'}
      />
    </picture>
  );
}
