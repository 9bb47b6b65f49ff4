import { CheckField } from '../../ui/field/check-field.tsx';
import field from '../../ui/field/field.module.css';
import styles from './alerts.module.css';

interface ChoiceGroupProps {
  /** The name under which its boxes are sent, and the id of the group. */
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  /** Whether its options stand next to each other. */
  readonly isInLine?: boolean;
  /** Shown by script when none is ticked. */
  readonly missing?: string;
}

/** Radio buttons or checkboxes, of which at least one must be chosen. */
export function ChoiceGroup(group: ChoiceGroupProps) {
  const { name, type, label, hint, options, chosen, error, missing, isInLine } = group;
  return (
    <fieldset
      id={name}
      className={`${styles.group} ${isInLine ? styles.inLine : ''}`}
      tabIndex={-1}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{label}</legend>
      {hint ? <p className={field.hint}>{hint}</p> : null}
      {error ? (
        <p id={`${name}-error`} className={field.error}>
          {error}
        </p>
      ) : null}
      {missing ? (
        <div data-missing="" tabIndex={-1} role="alert" hidden>
          <p className={field.error}>{missing}</p>
        </div>
      ) : null}
      {options.map((option) => (
        <CheckField
          key={option.id}
          id={`${name}-${option.id}`}
          name={name}
          value={option.id}
          type={type}
          label={option.name}
          defaultChecked={chosen.includes(option.id)}
          required={type === 'radio'}
        />
      ))}
    </fieldset>
  );
}
