import styles from './length-mark.module.css';

interface LengthMarkProps {
  readonly clock: string;
  readonly words: string;
}

/** How long a video is, over its picture: on the clock, and in words for screen readers. */
export function LengthMark({ clock, words }: LengthMarkProps) {
  return (
    <p className={styles.mark}>
      <span aria-hidden="true">{clock}</span>
      <span className="visually-hidden">{words}</span>
    </p>
  );
}
