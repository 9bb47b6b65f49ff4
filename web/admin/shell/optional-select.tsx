import { NativeSelect } from './native-select.tsx';

interface OptionalSelectProps<T extends string> {
  readonly label: string;
  /** The label of the option for no choice. */
  readonly none: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T | undefined) => void;
}

/** The choice of one of several values, or of none. */
export function OptionalSelect<T extends string>(props: OptionalSelectProps<T>) {
  const { label, none, value, options, onChange } = props;
  return (
    <NativeSelect<T | ''>
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: none }, ...options]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}
