import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import type { FormProps } from '../page-editor/form-props.ts';
import type { PartData } from '../page-editor/part.ts';
import styles from './blocks.module.css';
import { FieldInput } from './field-input.tsx';
import { toData } from './field-props.ts';
import { ListField } from './list-field.tsx';
import { refusedInText } from './refused-in-text.ts';
import { refusedAtOrWithin, refusedWithin } from './refused-within.ts';

interface FieldsProps extends FormProps {
  readonly fields: readonly Field[];
  /** Prefix of the message ids of their labels: the module type, and within lists the list's name. */
  readonly path: string;
  readonly locale: Locale;
  /** The item that is edited. */
  readonly except?: string | undefined;
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
      onChange: (value: unknown) =>
        onChange(withField({ ...chosenUntouched(fields), ...data }, field, value)),
      refused: refused.get(name),
      siblings: data,
    };
    if (field.kind === 'group')
      return (
        <fieldset key={name} className={styles.link} data-field={name}>
          <legend>{props.label}</legend>
          <Fields
            {...form}
            data={toData(props.value)}
            onChange={props.onChange}
            refused={refusedWithin(refused, name)}
            fields={field.fields}
            path={`${path}.${name}`}
          />
        </fieldset>
      );
    if (field.kind !== 'list') {
      const words =
        field.kind === 'rich-text'
          ? refusedInText(intl, refused, name, props.value)
          : refusedAtOrWithin(refused, name);
      return (
        <div key={name} data-field={name}>
          <FieldInput {...props} refused={words} field={field} path={path} />
        </div>
      );
    }
    return (
      <div key={name} data-field={name}>
        <ListField {...props} inside={refusedWithin(refused, name)}>
          {(item) => <Fields {...form} {...item} fields={field.fields} path={`${path}.${name}`} />}
        </ListField>
      </div>
    );
  });
}

/**
 * Returns the data with one field changed. A description belongs to its image and is dropped with
 * it.
 */
function withField(data: PartData, { name, kind }: Field, value: unknown): PartData {
  const changed = { ...data, [name]: value };
  return kind === 'image' ? { ...changed, imageAlt: undefined } : changed;
}

/**
 * Returns the first option of every required choice, which is shown and saved until another is
 * chosen.
 */
function chosenUntouched(fields: readonly Field[]): PartData {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === 'choice' && !field.optional ? [[field.name, field.options[0]]] : [],
    ),
  );
}
