import { titleIn } from '@parvis/contracts/media/title-in.ts';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureWords } from '../requests/failure-words.ts';
import { Waiting } from '../shell/frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { readImage } from './api/images.ts';
import styles from './media-picker.module.css';
import { MediaWords } from './media-words.tsx';

/** The picture that was picked, and what is read out in its place. */
export function PickedImage({ id, readOnly }: { id: string; readOnly: boolean }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { data: image, error } = useQuery(readImage(id));
  if (error) return <p className="refused">{failureWords(intl, error)}</p>;
  if (!image) return <Waiting />;
  return (
    <div className={styles.picked}>
      <img src={image.url} alt="" width={image.width} height={image.height} />
      <p className={styles.title}>{titleIn(image.title, language)}</p>
      <MediaWords key={image.revision} media={image} readOnly={readOnly} />
    </div>
  );
}
