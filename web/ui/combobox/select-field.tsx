import { useRef, useState } from 'react';
import fields from '../field/field.module.css';
import styles from './combobox.module.css';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { useEnhanced } from './use-enhanced.ts';

export interface SelectFieldProps extends Omit<ComboboxProps, 'onSelect'> {
  /** The name of the form field. */
  readonly name: string;
  readonly label: string;
  readonly onChange?: (value: string) => void;
}

/** A choice among options: a native select, replaced by a combobox on desktops. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, options, value, labels, onChange } = props;
  const [chosen, setChosen] = useState(value);
  const select = useRef<HTMLSelectElement>(null);
  const enhanced = useEnhanced(select, options.length);
  const choose = (next: string) => {
    setChosen(next);
    onChange?.(next);
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id} id={`${id}-label`} className={fields.label}>
        {label}
      </label>
      {enhanced ? (
        <>
          <input type="hidden" name={name} value={chosen} />
          <Combobox id={id} options={options} value={chosen} labels={labels} onSelect={choose} />
        </>
      ) : (
        <div className={styles.native}>
          <select
            ref={select}
            id={id}
            name={name}
            className={`${fields.input} ${styles.select}`}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
