import { ArrowButton } from '../../ui/carousel/arrow-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
import { usePageKeys } from '../../ui/keys/use-page-keys.ts';
import { PictureElement } from '../../ui/picture/picture-element.tsx';
import styles from './gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { type Direction, directionByKey, pictureAfter } from './picture-after.ts';

export interface LightboxLabels {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

interface LightboxProps {
  readonly id: string;
  readonly title: string;
  readonly pictures: readonly GalleryPicture[];
  /** Index of the visible image. */
  readonly seen: number;
  readonly control: DialogControl;
  readonly labels: LightboxLabels;
  readonly onSee: (index: number) => void;
}

/** One image that fills the window, with its caption, its credit and buttons to the others. */
export function Lightbox(props: LightboxProps) {
  const { id, title, pictures, seen, control, labels, onSee } = props;
  const one = pictures[seen];
  const go = (direction: Direction) => onSee(pictureAfter(direction, seen, pictures.length));
  const isOpen = control.phase !== 'closed';
  usePageKeys((event) => {
    const direction = isOpen ? directionByKey[event.key] : undefined;
    if (direction === undefined) return;
    event.preventDefault();
    go(direction);
  });
  return (
    <Dialog id={id} control={control} title={title} closeLabel={labels.close} size="window">
      {one && isOpen ? (
        <div className={styles.lightbox}>
          <div className={styles.large}>
            <PictureElement key={one.id} parts={one.picture} sizes="100vw" lazy={false} />
          </div>
          <div className={styles.words}>
            <div role="status">
              <p className={styles.place}>{one.place}</p>
              {one.caption ? <p>{one.caption}</p> : null}
              {one.picture.credit ? <p className={styles.author}>© {one.picture.credit}</p> : null}
            </div>
            {pictures.length > 1 ? (
              <div className={styles.arrows}>
                <ArrowButton to="previous" label={labels.previous} onPress={() => go('previous')} />
                <ArrowButton to="next" label={labels.next} onPress={() => go('next')} />
              </div>
            ) : null}
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
