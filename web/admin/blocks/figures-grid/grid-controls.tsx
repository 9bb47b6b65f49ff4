import type { ReactNode } from 'react';

interface GridSelectProps {
  readonly label: string;
  /** Whether the label is shown, and not only read. */
  readonly isShown?: boolean;
  readonly value: string;
  readonly disabled: boolean;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** A small menu in the grid. */
export function GridSelect(props: GridSelectProps) {
  const { label, isShown = false, value, disabled, options, onChange } = props;
  return (
    <label>
      <span className={isShown ? undefined : 'visually-hidden'}>{label} </span>
      <select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button with a picture, and a name for those who do not see it. */
export function IconButton({ label, disabled, onPress, children }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
