import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

type Own = keyof FieldWords | 'className' | 'aria-invalid' | 'aria-describedby';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, Own> {}

/** A text input with its label, hint and validation message. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...describedBy({ id, hint, error })} className={styles.input} />
    </FieldFrame>
  );
}
