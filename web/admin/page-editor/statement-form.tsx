import { useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import type { FormProps } from './form-props.ts';

const fields = [
  { name: 'text', rows: 4 },
  { name: 'author', rows: undefined },
  { name: 'role', rows: undefined },
] as const;

/** A claim set large, with who said it. */
export function StatementForm({ data, onChange, refused, readOnly }: FormProps) {
  const intl = useIntl();
  return (
    <div>
      {fields.map(({ name, rows }) => (
        <Field
          key={name}
          name={name}
          label={intl.formatMessage({ id: `statement.${name}` })}
          value={typeof data[name] === 'string' ? data[name] : ''}
          onChange={(value) => onChange({ ...data, [name]: value })}
          refused={refused.get(name)}
          readOnly={readOnly}
          {...(rows === undefined ? {} : { rows })}
        />
      ))}
    </div>
  );
}
