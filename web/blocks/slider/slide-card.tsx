import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link/link.tsx';
import { CreditedPicture } from '../../ui/picture/credited-picture.tsx';
import type { PictureParts } from '../../ui/picture/picture-parts.ts';
import type { Destination } from '../parts/find-destination.ts';
import styles from './slide-card.module.css';

/** A slide, as serializable values. */
export interface ShownSlide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureParts | null;
  /** Null while its target is not published. */
  readonly link: Destination | null;
}

interface SlideCardProps {
  readonly slide: ShownSlide;
  /** `row` puts the text next to the image if there is room. */
  readonly layout: 'stacked' | 'row';
  /** The `sizes` of its image. */
  readonly sizes: string;
  readonly creditLabel: string;
}

/** A slide: its image, title, text and link. */
export function SlideCard({ slide, layout, sizes, creditLabel }: SlideCardProps) {
  const { title, text, picture, link } = slide;
  return (
    <div className={classNames(styles.card, styles[layout])}>
      {picture ? (
        <div className={styles.picture}>
          <CreditedPicture parts={picture} sizes={sizes} creditLabel={creditLabel} />
        </div>
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title}>{link ? <Link {...link}>{title}</Link> : title}</h3>
        {text ? <p>{text}</p> : null}
      </div>
    </div>
  );
}
