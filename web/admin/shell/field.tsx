import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The server's validation message for this field. */
  readonly refused?: string | undefined;
  readonly hint?: string | undefined;
  readonly rows?: number;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly type?: 'text' | 'date' | 'datetime-local' | 'email' | 'password';
  /** The `autocomplete` of the input; off when omitted. */
  readonly autoComplete?: string;
}

/** A text input or area with its label and validation message. */
export function Field(props: FieldProps) {
  const { label, value, onChange, refused, hint, rows, name } = props;
  const { readOnly = false, required = false, autoFocus = false, type = 'text' } = props;
  return (
    <TextField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      isInvalid={refused !== undefined}
      isReadOnly={readOnly}
      isRequired={required}
      validationBehavior="aria"
      autoFocus={autoFocus}
      type={type}
      {...(name === undefined ? {} : { name })}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <TypedText rows={rows} autoComplete={props.autoComplete} />
      {hint !== undefined && refused === undefined && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.refused ?? ''}>{refused}</FieldError>
    </TextField>
  );
}

/** A text input, or a text area of `rows` lines. */
function TypedText({
  rows,
  autoComplete = 'off',
}: {
  rows?: number | undefined;
  autoComplete?: string | undefined;
}) {
  if (rows !== undefined) return <TextArea className={styles.input ?? ''} rows={rows} />;
  return <Input className={styles.input ?? ''} autoComplete={autoComplete} />;
}
