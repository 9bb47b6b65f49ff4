import styles from './blocks.module.css';
import type { FieldProps } from './field-props.ts';

/** The input of a boolean field. */
export function CheckboxField({ label, value, onChange, readOnly }: FieldProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={value === true}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
