import { useId } from 'react';
import styles from './field.module.css';

interface NativeSelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  /** Hides the label visually. */
  readonly quiet?: boolean;
}

/** A native select with its label. */
export function NativeSelect<T extends string>(props: NativeSelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={props.quiet ? 'visually-hidden' : styles.label}>
        {props.label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={props.value}
        onChange={(event) => {
          const chosen = props.options.find(({ value }) => value === event.target.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
