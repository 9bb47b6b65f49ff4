import type { ImageSize } from '@parvis/contracts/content/modules/image.ts';
import { FormattedMessage } from 'react-intl';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './image.module.css';

/** How wide the picture stands, as the page's grid and measure have it. */
const widths: Readonly<Record<ImageSize, string>> = {
  text: '(width < 42rem) 100vw, 38rem',
  wide: '(width < 90rem) 100vw, 78rem',
};

/** A picture whole, with its caption and its credit; nothing when the library no longer has it. */
export function ImageView({ data, images, locale, isFirst }: BlockProps<'image'>) {
  const image = images?.get(data.imageId);
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
