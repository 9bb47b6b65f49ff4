import type { ReactNode } from 'react';
import styles from './form.module.css';

interface ConfirmationProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** What takes a form's place once it was sent. It takes the focus when it appears. */
export function Confirmation({ title, children }: ConfirmationProps) {
  return (
    <section className={styles.confirmation} data-form="answer" tabIndex={-1}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
