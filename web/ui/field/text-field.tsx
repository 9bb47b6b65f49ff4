import type { ComponentProps } from 'react';
import styles from './field.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'aria-invalid' | 'aria-describedby'> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The validation message. */
  readonly error?: string | undefined;
}

/** A text input with its label, hint and validation message. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
