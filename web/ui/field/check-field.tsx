import type { ComponentProps } from 'react';
import styles from './field.module.css';

export interface CheckFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'aria-invalid'> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** One of several of which one is chosen. */
  readonly type?: 'checkbox' | 'radio';
  readonly hint?: string | undefined;
  /** What is wrong with what was sent, in words. */
  readonly error?: string | undefined;
}

/** A box to tick, or a radio button; its whole line can be pressed. */
export function CheckField({
  id,
  label,
  type = 'checkbox',
  hint,
  error,
  ...input
}: CheckFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles.check} htmlFor={id}>
        <input
          {...input}
          id={id}
          type={type}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
