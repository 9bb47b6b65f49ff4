import type { ReactNode } from 'react';
import styles from './form.module.css';

interface ConfirmationProps {
  readonly title: string;
  /** The theme of the form, for its script. */
  readonly theme?: string;
  readonly children?: ReactNode;
}

/** The confirmation that replaces a form once it was sent. It takes the focus when it appears. */
export function Confirmation({ title, theme, children }: ConfirmationProps) {
  return (
    <section className={styles.confirmation} data-form="answer" data-theme={theme} tabIndex={-1}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
