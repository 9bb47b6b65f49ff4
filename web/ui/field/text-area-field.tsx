import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

type Own = keyof FieldWords | 'className' | 'aria-invalid' | 'aria-describedby';

export interface TextAreaFieldProps extends FieldWords, Omit<ComponentProps<'textarea'>, Own> {}

/** A text of several lines with its label, hint and validation message. */
export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...area} {...describedBy({ id, hint, error })} className={styles.input} />
    </FieldFrame>
  );
}
