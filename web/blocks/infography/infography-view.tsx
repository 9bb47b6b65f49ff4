import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import { composePictureParts } from '../../ui/picture/picture-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { Prose } from '../parts/prose.tsx';
import styles from './infography.module.css';
import { Infography, type InfographyProps } from './infography.tsx';

const sizes = '(width < 90rem) 100vw, 78rem';

/** An image that can be zoomed, with its text version; for editors a link leads to the image. */
export function InfographyView({ id, data, images, locale, viewer }: BlockProps<'infography'>) {
  const { formatMessage } = useIntl();
  const image = findPicture(data, { images, locale });
  if (image === undefined) return null;
  const props: InfographyProps = {
    id: `infography-${id}`,
    title: data.title,
    picture: composePictureParts(image, 'whole', locale),
    sizes,
    labels: {
      enlarge: formatMessage({ id: 'infography.enlarge' }),
      close: formatMessage({ id: 'infography.close' }),
      zoomIn: formatMessage({ id: 'infography.zoom-in' }),
      zoomOut: formatMessage({ id: 'infography.zoom-out' }),
      whole: formatMessage({ id: 'infography.whole' }),
      howTo: formatMessage({ id: 'infography.how-to' }),
      credit: formatMessage({ id: 'picture.credit-label' }),
    },
  };
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      {viewer.logged ? (
        <Infography {...props} />
      ) : (
        <Island name="infography" wake="visible" of={Infography} props={props} />
      )}
      <details className={styles.inWords}>
        <summary>
          <FormattedMessage id="infography.in-words" />
        </summary>
        <Prose doc={data.inWords} newTabNote={formatMessage({ id: 'link.new-tab' })} />
      </details>
    </>
  );
}
