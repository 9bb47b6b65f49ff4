import combobox from '../combobox/combobox.module.css';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export interface ChoiceFieldProps extends FieldWords {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string | undefined;
}

/** A native select with its label, hint and validation message. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, label, hint, error, options, defaultValue } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={combobox.native}>
        <select
          {...describedBy({ id, hint, error })}
          name={name}
          className={`${styles.input} ${combobox.select}`}
          defaultValue={defaultValue}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
