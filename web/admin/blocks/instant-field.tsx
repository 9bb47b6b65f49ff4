import { parseParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import { type FieldProps, toText } from './field-props.ts';

interface InstantFieldProps extends FieldProps {
  /** The id of its description. */
  readonly hint: 'instant.hint' | 'instant.printed';
}

/** A date and time in Paris, stored as an instant. */
export function InstantField({
  label,
  value,
  onChange,
  refused,
  readOnly,
  required,
  hint,
}: InstantFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(toLocal(toText(value)));
  return (
    <Field
      type="datetime-local"
      label={label}
      value={typed}
      hint={intl.formatMessage({ id: hint })}
      onChange={(local) => {
        setTyped(local);
        onChange(parseParisTime(local)?.toISOString());
      }}
      refused={refused}
      readOnly={readOnly}
      required={required === true}
    />
  );
}

/** Returns an instant in the format of a `datetime-local` input. */
function toLocal(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const { date, time } = toParisTime(at);
  return `${date}T${time.slice(0, 'hh:mm'.length)}`;
}
