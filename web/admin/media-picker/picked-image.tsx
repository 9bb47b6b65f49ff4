import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureWords } from '../requests/failure-words.ts';
import { Waiting } from '../shell/frame.tsx';
import { readImage } from './api/images.ts';
import { ImageWords } from './image-words.tsx';
import styles from './media-picker.module.css';

/** The picture that was picked, and what is read out in its place. */
export function PickedImage({ id, readOnly }: { id: string; readOnly: boolean }) {
  const intl = useIntl();
  const { data: image, error } = useQuery(readImage(id));
  if (error) return <p className="refused">{failureWords(intl, error)}</p>;
  if (!image) return <Waiting />;
  return (
    <div className={styles.picked}>
      <img src={image.url} alt="" width={image.width} height={image.height} />
      <p className={styles.title}>{image.title}</p>
      <ImageWords key={image.revision} image={image} readOnly={readOnly} />
    </div>
  );
}
