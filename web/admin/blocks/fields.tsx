import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import type { FormProps } from '../page-editor/form-props.ts';
import { FieldInput } from './field-input.tsx';
import { ListField } from './list-field.tsx';
import { refusedWithin } from './refused-within.ts';

interface FieldsProps extends FormProps {
  readonly fields: readonly Field[];
  /** Prefix of the message ids of their labels: the module type, and within lists the list's name. */
  readonly path: string;
  readonly locale: Locale;
}

/** Fields, each with its validation message. */
export function Fields({ fields, path, data, onChange, refused, ...form }: FieldsProps) {
  const intl = useIntl();
  return fields.map((field) => {
    const { name } = field;
    const props = {
      ...form,
      label: intl.formatMessage({ id: `${path}.${name}` }),
      value: data[name],
      onChange: (value: unknown) => onChange({ ...data, [name]: value }),
      refused: refused.get(name),
    };
    if (field.kind !== 'list')
      return <FieldInput key={name} {...props} field={field} path={path} />;
    return (
      <ListField key={name} {...props} inside={refusedWithin(refused, name)}>
        {(item) => <Fields {...form} {...item} fields={field.fields} path={`${path}.${name}`} />}
      </ListField>
    );
  });
}
