import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormShellProps {
  /** The message of a failed request; the typed text is kept. */
  readonly notSent: string;
  /** The island of forms, or one that extends it. */
  readonly island?: 'form' | 'ethics-form';
  /** The form as `FormBody` renders it, or its replacement: the body of a fragment response. */
  readonly children: ReactNode;
}

/** The wrapper of a form, whose contents its script replaces. Without script it does nothing. */
export function FormShell({ notSent, island = 'form', children }: FormShellProps) {
  return (
    <div data-island={island} data-wake="intent">
      <div data-form="place">{children}</div>
      <p className={styles.failure} data-form="failure" role="alert" tabIndex={-1} hidden>
        {notSent}
      </p>
    </div>
  );
}
