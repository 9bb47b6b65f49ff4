import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { readImage } from '../media-picker/api/images.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import styles from './history.module.css';

interface PictureDifferenceProps {
  /** Ids of images. */
  readonly before: unknown;
  readonly after: unknown;
}

/** An image and its replacement. */
export function PictureDifference({ before, after }: PictureDifferenceProps) {
  return (
    <div className={styles.pictures}>
      {typeof before === 'string' && <Picture id={before} kind="removed" />}
      {typeof after === 'string' && <Picture id={after} kind="added" />}
    </div>
  );
}

function Picture({ id, kind }: { readonly id: string; readonly kind: 'added' | 'removed' }) {
  const { language } = useInterfaceLanguage();
  const { data: image } = useQuery(readImage(id));
  return (
    <figure data-kind={kind}>
      {image && <img src={image.url} alt="" width={image.width} height={image.height} />}
      <figcaption>
        <FormattedMessage
          id={`differences.picture-${kind}`}
          values={{ title: image ? textIn(image.title, language) : id }}
        />
      </figcaption>
    </figure>
  );
}
