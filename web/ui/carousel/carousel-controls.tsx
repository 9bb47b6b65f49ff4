import { ArrowButton } from './arrow-button.tsx';
import type { CarouselEvent } from './carousel.machine.ts';
import styles from './carousel.module.css';

export interface CarouselLabels {
  /** Role descriptions of a carousel and a slide, for screen readers. */
  readonly carousel: string;
  readonly slide: string;
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
}

interface CarouselControlsProps {
  readonly labels: CarouselLabels;
  readonly place: string;
  readonly isPlaying: boolean;
  readonly send: (event: CarouselEvent) => void;
}

/**
 * The carousel's buttons, with pause first, so that visitors who are disturbed by the motion find
 * it right away.
 */
export function CarouselControls({ labels, place, isPlaying, send }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={isPlaying ? 'M4 3h2.5v10H4zM9.5 3H12v10H9.5z' : 'M4.5 2.5v11l9-5.5z'} />
        </svg>
      </button>
      <p className={styles.place} aria-hidden="true">
        {place}
      </p>
      <ArrowButton
        to="previous"
        label={labels.previous}
        onPress={() => send({ type: 'previous' })}
      />
      <ArrowButton to="next" label={labels.next} onPress={() => send({ type: 'next' })} />
    </div>
  );
}
