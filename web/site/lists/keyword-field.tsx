import { compactKeywordAboveCharacters } from '@parvis/contracts/limits/search.ts';
import { maxKeywordsLength } from '@parvis/contracts/site/filters/list-state.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './keyword-field.module.css';

interface KeywordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Further attributes of the field. */
  readonly input?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
  /** Shown on the field's line. */
  readonly children?: ReactNode;
}

/** The keyword field of a list; long keywords have a compact style. */
export function KeywordField(field: KeywordFieldProps) {
  const { id, label, clearLabel, value, onType, input, children } = field;
  return (
    <div className={styles.keyword}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 5 5" />
        </svg>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="q"
          value={value}
          maxLength={maxKeywordsLength}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          data-compact={value.length > compactKeywordAboveCharacters || undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {children}
        <button
          type="button"
          className={styles.clear}
          hidden={value === ''}
          aria-label={clearLabel}
          onClick={() => onType('')}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <path d="m2 2 8 8M10 2 2 10" />
          </svg>
        </button>
      </div>
    </div>
  );
}
