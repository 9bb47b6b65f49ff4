import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { FilterValue } from './filters-props.ts';
import { matchesSearch } from './matches-search.ts';
import styles from './option-list.module.css';

/** The number of values from which a list has a search field. */
const longListOptions = 9;

interface OptionSearchProps {
  readonly label: string;
  /** Says that no value has the typed words. */
  readonly none: string;
  /** Every value that can be found. */
  readonly options: readonly FilterValue[];
  readonly children: (isShown: (name: string) => boolean) => ReactNode;
}

/**
 * A field that finds values in a long list, above it; without script, and above a short list, there
 * is none. The down arrow leads into the list; Enter does not submit the form, which it is not part
 * of.
 */
export function OptionSearch({ label, none, options, children }: OptionSearchProps) {
  const [search, setSearch] = useState('');
  const isShown = (name: string) => matchesSearch(name, search);
  if (options.length < longListOptions) return children(isShown);
  return (
    <>
      <div className={styles.search}>
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={enterList}
        />
        <p role="status">{options.some(({ name }) => isShown(name)) ? '' : none}</p>
      </div>
      {children(isShown)}
    </>
  );
}

function enterList(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const boxes = event.currentTarget
    .closest('details')
    ?.querySelectorAll<HTMLInputElement>('label:not([hidden]) > input');
  boxes?.[0]?.focus();
}
