import styles from './slider.module.css';

interface SliderTrackProps {
  /** The start and end of the selected part, from 0 to 100. */
  readonly from: number;
  readonly to: number;
}

/** The track under the thumbs, drawn as SVG since the content security policy forbids inline styles. */
export function SliderTrack({ from, to }: SliderTrackProps) {
  return (
    <svg className={styles.track} aria-hidden="true" focusable="false">
      <line className={styles.whole} x1="0" x2="100%" y1="50%" y2="50%" />
      <line className={styles.chosen} x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
    </svg>
  );
}
