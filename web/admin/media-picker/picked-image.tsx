import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { Loading } from '../shell/frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { readImage } from './api/images.ts';
import styles from './media-picker.module.css';
import { MediaTextFields } from './media-text-fields.tsx';

/** The picked image with its editable text. */
export function PickedImage({ id, readOnly }: { id: string; readOnly: boolean }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { data: image, error } = useQuery(readImage(id));
  if (error) return <p className="refused">{failureMessage(intl, error)}</p>;
  if (!image) return <Loading />;
  return (
    <div className={styles.picked}>
      <img src={image.url} alt="" width={image.width} height={image.height} />
      <p className={styles.title}>{textIn(image.title, language)}</p>
      <MediaTextFields key={image.id} media={image} readOnly={readOnly} />
    </div>
  );
}
