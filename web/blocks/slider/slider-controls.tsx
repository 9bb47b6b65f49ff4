import { ArrowButton } from '../../ui/carousel/arrow-button.tsx';
import type { SliderEvent } from './slider.machine.ts';
import styles from './slider.module.css';

export interface SliderLabels {
  readonly row: string;
  readonly previous: string;
  readonly next: string;
  /** The visible slides, with placeholders `{first}`, `{last}` and `{count}`; the same for one slide. */
  readonly place: string;
  readonly placeOne: string;
  readonly credit: string;
}

interface SliderControlsProps {
  readonly labels: SliderLabels;
  readonly place: { readonly index: number; readonly inSight: number; readonly count: number };
  readonly isHydrated: boolean;
  readonly send: (event: SliderEvent) => void;
}

/** The position, announced politely, and the arrow buttons; their space is reserved before hydration. */
export function SliderControls({ labels, place, isHydrated, send }: SliderControlsProps) {
  const { index, inSight, count } = place;
  if (!isHydrated || count <= inSight) return <div className={styles.controls} />;
  const last = Math.min(index + inSight, count);
  return (
    <div className={styles.controls}>
      <p className={styles.place} role="status">
        {(inSight === 1 ? labels.placeOne : labels.place)
          .replace('{first}', String(index + 1))
          .replace('{last}', String(last))
          .replace('{count}', String(count))}
      </p>
      <ArrowButton
        to="previous"
        label={labels.previous}
        isAtEnd={index === 0}
        onPress={() => send({ type: 'previous' })}
      />
      <ArrowButton
        to="next"
        label={labels.next}
        isAtEnd={last === count}
        onPress={() => send({ type: 'next' })}
      />
    </div>
  );
}
