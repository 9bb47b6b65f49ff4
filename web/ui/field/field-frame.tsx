import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The texts that every field shows around its input. */
export interface FieldWords {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The validation message. */
  readonly error?: string | undefined;
}

interface FieldFrameProps extends Omit<FieldWords, 'name'> {
  readonly children: ReactNode;
}

/** An input's label, hint and validation message. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Returns the attributes by which an input refers to its hint and its validation message. */
export function describedBy({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}
