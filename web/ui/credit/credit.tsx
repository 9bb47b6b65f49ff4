import styles from './credit.module.css';

export interface CreditProps {
  /** The accessible name of the button: “Picture credit”. */
  readonly label: string;
  readonly credit: string;
}

/**
 * An image's credit, shown on request in the corner of the image. Opens and closes without script;
 * with script it also closes on Escape and on a press outside (`credit.island.ts`).
 */
export function Credit({ label, credit }: CreditProps) {
  return (
    <details className={styles.credit} data-island="credit" data-wake="intent">
      <summary className={styles.mark} aria-label={label}>
        ©
      </summary>
      <p className={styles.words}>{credit}</p>
    </details>
  );
}
