import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { useHydrated } from '../../ui/island/use-hydrated.ts';
import { CreditedPicture } from '../../ui/picture/credited-picture.tsx';
import type { PictureParts } from '../../ui/picture/picture-parts.ts';
import styles from './infography.module.css';
import type { ZoomLabels } from './zoom-controls.tsx';
import { ZoomView } from './zoom-view.tsx';

export interface InfographyProps {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly picture: PictureParts;
  readonly sizes: string;
  readonly labels: ZoomLabels & {
    readonly enlarge: string;
    readonly close: string;
    readonly credit: string;
  };
}

/** An image that opens in a zoomable dialog; without script its link leads to the image itself. */
export function Infography({ id, title, picture, sizes, labels }: InfographyProps) {
  const isHydrated = useHydrated();
  const control = useDialog();
  const { show, phase } = control;
  return (
    <div className={styles.infography}>
      <CreditedPicture parts={picture} sizes={sizes} creditLabel={labels.credit} />
      <a
        className={styles.enlarge}
        href={picture.src}
        data-in-place
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show();
        }}
      >
        <Lens />
        {labels.enlarge}
      </a>
      {isHydrated ? (
        <Dialog id={id} control={control} title={title} closeLabel={labels.close} size="window">
          {phase === 'closed' ? null : <ZoomView picture={picture} labels={labels} />}
        </Dialog>
      ) : null}
    </div>
  );
}

function Lens() {
  return (
    <svg className={styles.lens} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M11 7A4 4 0 1 1 3 7a4 4 0 0 1 8 0Zm-1.2 2.8L14 14M7 5v4M5 7h4" />
    </svg>
  );
}
