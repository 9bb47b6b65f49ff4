import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

type Own = keyof FieldWords | 'className' | 'type' | 'aria-invalid' | 'aria-describedby';

export interface FileFieldProps extends FieldWords, Omit<ComponentProps<'input'>, Own> {}

/** Files to choose, with label, hint and validation message. Its form must send files. */
export function FileField({ id, label, hint, error, ...input }: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...describedBy({ id, hint, error })}
        type="file"
        className={`${styles.input} ${styles.files}`}
      />
    </FieldFrame>
  );
}
