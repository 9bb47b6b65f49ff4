import styles from './credit.module.css';

export interface CreditProps {
  /** What the button is called: “Picture credit”. */
  readonly label: string;
  readonly credit: string;
}

/**
 * Who made a picture, in its corner, shown when requested. Opens and closes without script; with it
 * also on Escape and on a press elsewhere (`web/public/blocks`).
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
