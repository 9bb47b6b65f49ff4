import styles from './carousel.module.css';

interface ArrowButtonProps {
  readonly to: 'previous' | 'next';
  readonly label: string;
  /** True at the end of the row: the button stays in place, so that the focus is not lost. */
  readonly isAtEnd?: boolean;
  readonly onPress: () => void;
}

const paths = { previous: 'M13 8H3M7 4 3 8l4 4', next: 'M3 8h10M9 4l4 4-4 4' } as const;

/** A button that moves one step back or forward through a row. */
export function ArrowButton({ to, label, isAtEnd = false, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onPress}
    >
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={paths[to]} />
      </svg>
    </button>
  );
}
