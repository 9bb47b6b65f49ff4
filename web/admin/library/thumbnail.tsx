import type { MediaView } from '@parvis/contracts/media/views.ts';
import { stillOf } from './item/still.ts';
import styles from './library.module.css';

/** The picture of an item in the list; of a file that has none, a sheet with its format. */
export function Thumbnail({ media }: { readonly media: MediaView }) {
  const still = stillOf(media);
  if (still !== undefined)
    return (
      <img
        className={media.kind === 'file' ? styles.sheet : undefined}
        src={still.url}
        alt=""
        width={still.width}
        height={still.height}
        loading="lazy"
      />
    );
  return (
    media.kind === 'file' && <span className={styles.format}>{media.format.toUpperCase()}</span>
  );
}
