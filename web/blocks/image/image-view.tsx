import type { ImageSize } from '@parvis/contracts/content/modules/image.ts';
import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import { useIntl } from 'react-intl';
import { CreditedPicture } from '../../ui/picture/credited-picture.tsx';
import { composePictureParts } from '../../ui/picture/picture-parts.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './image.module.css';

/** The `sizes` of the image, after the page's grid. */
const widths: Readonly<Record<ImageSize, string>> = {
  text: '(width < 42rem) 100vw, 38rem',
  wide: '(width < 90rem) 100vw, 78rem',
};

/** An uncropped image with its caption and credit; nothing if it was deleted from the library. */
export function ImageView({ data, images, locale, isFirst }: BlockProps<'image'>) {
  const { formatMessage } = useIntl();
  const image = findPicture(data, { images, locale });
  if (image === undefined) return null;
  const { caption, size } = data;
  return (
    <figure className={styles[size]}>
      <CreditedPicture
        parts={composePictureParts(image, 'whole', locale)}
        sizes={widths[size]}
        lazy={!isFirst}
        creditLabel={formatMessage({ id: 'picture.credit-label' })}
      />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
