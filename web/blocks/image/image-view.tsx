import type { ImageModule, ImageSize } from '@parvis/contracts/content/modules/image.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage } from 'react-intl';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './image.module.css';

interface ImageViewProps {
  readonly data: ImageModule;
  /** Undefined when the library no longer has it: then nothing is shown. */
  readonly image: ShownImage | undefined;
  readonly locale: Locale;
  /** True when the page shows nothing before it. */
  readonly isFirst: boolean;
}

/** How wide the picture stands, as the page's grid and measure have it. */
const widths: Readonly<Record<ImageSize, string>> = {
  text: '(width < 42rem) 100vw, 38rem',
  wide: '(width < 90rem) 100vw, 78rem',
};

/** A picture whole, with its caption and its credit. */
export function ImageView({ data, image, locale, isFirst }: ImageViewProps) {
  if (image === undefined) return null;
  const { caption, size } = data;
  return (
    <figure className={styles[size]}>
      <Picture image={image} use="whole" sizes={widths[size]} locale={locale} lazy={!isFirst} />
      {caption || image.credit ? (
        <figcaption className={styles.caption}>
          {caption ? <span>{caption}</span> : null}
          {image.credit ? (
            <small className={styles.credit}>
              <FormattedMessage id="picture.credit" values={{ credit: image.credit }} />
            </small>
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
