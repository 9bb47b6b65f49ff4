import { useId } from 'react';
import field from '../shell/field.module.css';

interface NativeInputProps {
  readonly label: string;
  readonly type: 'text' | 'date' | 'time';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly list?: string;
  readonly max?: string;
  readonly step?: string;
}

/** A native input with its label. */
export function NativeInput({ label, onChange, ...input }: NativeInputProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        className={field.input}
        autoComplete="off"
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
