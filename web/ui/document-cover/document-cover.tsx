import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './document-cover.module.css';

interface DocumentCoverProps {
  readonly cover: ShownImage;
  readonly locale: Locale;
  readonly lazy: boolean;
}

const sizes = '(width < 600px) 50vw, (width < 992px) 24vw, 210px';

/** The first page of a document, as a sheet that rises into its frame: the upper part is seen. */
export function DocumentCover({ cover, locale, lazy }: DocumentCoverProps) {
  const isWide = cover.width > cover.height;
  return (
    <div className={isWide ? `${styles.frame} ${styles.wide}` : styles.frame}>
      <Picture image={cover} use="whole" sizes={sizes} locale={locale} lazy={lazy} />
    </div>
  );
}
