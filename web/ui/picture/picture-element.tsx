import styles from './picture.module.css';
import type { PictureParts } from './picture-parts.ts';

export interface PictureElementProps {
  readonly parts: PictureParts;
  /** Its width in the page, in the syntax of the `sizes` attribute: `(width < 992px) 100vw, 33vw`. */
  readonly sizes: string;
  /** False for images above the fold; the others load when they approach the viewport. */
  readonly lazy?: boolean;
}

/** An image with known URLs, in the format and width that suit the browser. */
export function PictureElement({ parts, sizes, lazy = true }: PictureElementProps) {
  const { avif, webp, src, width, height, alt, lang, credit } = parts;
  return (
    <picture className={styles.picture} data-credit={credit === '' ? undefined : credit}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
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
