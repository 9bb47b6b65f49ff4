import { FieldError, Input, Label, NumberField } from 'react-aria-components';
import field from '../shell/field.module.css';
import type { FieldProps } from './field-props.ts';

/** A number input, formatted for the interface's language. */
export function NumberInput({ label, value, onChange, refused, readOnly, required }: FieldProps) {
  return (
    <NumberField
      className={field.field ?? ''}
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? undefined : number)}
      isInvalid={refused !== undefined}
      isReadOnly={readOnly}
      isRequired={required === true}
      validationBehavior="aria"
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <Input className={field.input ?? ''} autoComplete="off" />
      <FieldError className={field.refused ?? ''}>{refused}</FieldError>
    </NumberField>
  );
}
