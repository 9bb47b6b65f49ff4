import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import { useIntl } from 'react-intl';
import styles from './field.module.css';
import { useInterfaceLanguage } from './interface-language.tsx';

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
      <Description type={type} value={value} hint={refused === undefined ? hint : undefined} />
      <FieldError className={styles.refused ?? ''}>{refused}</FieldError>
    </TextField>
  );
}

/**
 * The hint of a field, and its date as the interface writes it: browsers show dates in their own
 * language.
 */
function Description({ type, value, hint }: Pick<FieldProps, 'type' | 'value' | 'hint'>) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const isDate = type === 'date' || type === 'datetime-local';
  const date = new Date(type === 'date' ? value : `${value}Z`);
  const written =
    isDate && !Number.isNaN(date.getTime())
      ? withFrenchOrdinal(
          intl.formatDate(date, {
            timeZone: 'UTC',
            dateStyle: 'full',
            ...(type === 'datetime-local' && { timeStyle: 'short' }),
          }),
          language,
        )
      : undefined;
  if (written === undefined && hint === undefined) return null;
  return (
    <Text slot="description" className={styles.hint ?? ''}>
      {written !== undefined && <span className={styles.written}>{written}</span>}
      {hint}
    </Text>
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
