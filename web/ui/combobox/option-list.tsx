import { useEffect } from 'react';
import type { ComboboxContext } from './combobox.machine.ts';
import styles from './combobox.module.css';
import type { Option } from './matching-options.ts';

interface OptionListProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly options: readonly Option[];
  readonly context: ComboboxContext;
  readonly hidden: boolean;
  readonly none: string;
  readonly onSelect: (value: string) => void;
}

/** The list of options, which scrolls the active one into view. The field keeps the focus. */
export function OptionList(list: OptionListProps) {
  const { id, labelledBy, options, context, hidden, none, onSelect } = list;
  const activeId = hidden || context.active === null ? undefined : `${id}-${context.active}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-labelledby={labelledBy}
        hidden={hidden}
      >
        {options.map(({ value, label }) => (
          <button
            key={value}
            id={`${id}-${value}`}
            type="button"
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={value === context.value}
            data-active={value === context.active || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onSelect(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.none} role="status">
        {!hidden && options.length === 0 ? none : ''}
      </p>
    </>
  );
}
