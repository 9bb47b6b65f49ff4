import type { ComponentProps } from 'react';
import styles from './field.module.css';

export interface CheckFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'aria-invalid'> {
  /** Needed only with a hint or a message: the label contains its field. */
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  /** `radio` for one option of a group. */
  readonly type?: 'checkbox' | 'radio';
  readonly hint?: string | undefined;
  /** The validation message. */
  readonly error?: string | undefined;
}

/** A checkbox or radio button whose whole row can be clicked. */
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
      <label className={styles.check}>
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
