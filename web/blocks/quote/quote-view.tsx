import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { accompanyingPicture } from '../parts/accompanying-picture.ts';
import styles from './quote.module.css';

/** A quotation with its author. Script sets long ones smaller. */
export function QuoteView({ data, images, locale, viewer }: BlockProps<'quote'>) {
  const { text, author, role } = data;
  const portrait = accompanyingPicture(data, { images, locale });
  const island = viewer.logged ? {} : { 'data-island': 'quote', 'data-wake': 'visible' };
  return (
    <figure className={styles.quote} {...island}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.by}>
        {portrait ? (
          <span className={styles.portrait}>
            <Picture image={portrait} use="portrait" sizes="5rem" locale={locale} />
          </span>
        ) : null}
        <span>
          <span className={styles.author}>{author}</span>
          {role ? <span className={styles.role}>{role}</span> : null}
        </span>
      </figcaption>
    </figure>
  );
}
