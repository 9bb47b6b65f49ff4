import { useState } from 'react';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { useHydrated } from '../../ui/island/use-hydrated.ts';
import { CreditedPicture } from '../../ui/picture/credited-picture.tsx';
import styles from './gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { Lightbox, type LightboxLabels } from './lightbox.tsx';

export interface GalleryProps {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly pictures: readonly GalleryPicture[];
  readonly labels: LightboxLabels & { readonly enlarge: string; readonly credit: string };
}

const columnSizes = '(width < 48rem) 100vw, (width < 75rem) 50vw, 26rem';

/** Images in columns; each links to its file, which opens in a lightbox with script. */
export function Gallery({ id, title, pictures, labels }: GalleryProps) {
  const isHydrated = useHydrated();
  const control = useDialog();
  const [seen, setSeen] = useState(0);
  return (
    <div>
      <ul className={styles.columns}>
        {pictures.map((one, index) => (
          <li key={one.id} className={styles.item}>
            <CreditedLink
              one={one}
              labels={labels}
              onOpen={() => {
                setSeen(index);
                control.show();
              }}
            />
          </li>
        ))}
      </ul>
      {isHydrated ? (
        <Lightbox
          id={id}
          title={title}
          pictures={pictures}
          seen={seen}
          control={control}
          labels={labels}
          onSee={setSeen}
        />
      ) : null}
    </div>
  );
}

interface CreditedLinkProps {
  readonly one: GalleryPicture;
  readonly labels: GalleryProps['labels'];
  readonly onOpen: () => void;
}

function CreditedLink({ one, labels, onOpen }: CreditedLinkProps) {
  const { picture, caption } = one;
  return (
    <figure>
      <div className={styles.picture}>
        <CreditedPicture parts={picture} sizes={columnSizes} creditLabel={labels.credit} />
        <a
          className={styles.link}
          href={picture.src}
          data-in-place
          aria-label={`${labels.enlarge} ${caption || picture.alt || one.place}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen();
          }}
        />
      </div>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
