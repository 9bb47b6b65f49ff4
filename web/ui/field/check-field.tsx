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
export function CheckField({ id, hint, error, ...row }: CheckFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <CheckRow
        {...row}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
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

interface CheckRowProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  /** Whether it is muted: choosing it would find nothing. */
  readonly isIdle?: boolean;
  readonly isHidden?: boolean;
}

/** The row of a checkbox alone, of few elements: a list has dozens of them. */
export function CheckRow(row: CheckRowProps) {
  const { label, isIdle, isHidden, type = 'checkbox', ...input } = row;
  return (
    <label className={styles.check} data-idle={isIdle || undefined} hidden={isHidden}>
      <input {...input} type={type} className={styles.box} />
      {label}
    </label>
  );
}
