import { Credit } from '../credit/credit.tsx';
import styles from './picture.module.css';
import { PictureElement, type PictureElementProps } from './picture-element.tsx';

export interface CreditedPictureProps extends PictureElementProps {
  /** The accessible name of the button that shows the credit: “Picture credit”. */
  readonly creditLabel: string;
}

/** An image with its credit in the corner, if it has one. */
export function CreditedPicture({ creditLabel, ...element }: CreditedPictureProps) {
  const { credit } = element.parts;
  return (
    <div className={styles.credited}>
      <PictureElement {...element} />
      {credit === '' ? null : <Credit label={creditLabel} credit={credit} />}
    </div>
  );
}
