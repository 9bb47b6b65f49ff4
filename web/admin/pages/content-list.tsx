import { useRef } from 'react';
import { useKeyDown } from '../shell/use-key-down.ts';
import { isShortcut } from '../shortcuts/shortcuts.ts';
import type { ContentRow } from './api/list-contents.ts';
import type { Column } from './columns.ts';
import { ContentListRow } from './content-list-row.tsx';
import styles from './pages.module.css';
import { SelectAll } from './select-all.tsx';
import type { Selection } from './selection.ts';
import { SortableHeading } from './sortable-heading.tsx';

const itemLink = 'a[data-item-link]';

/** Focuses the first item of the list. */
export function focusFirstItem(): void {
  document.querySelector<HTMLElement>(itemLink)?.focus();
}

function moveBetweenItems(list: HTMLElement | null, event: KeyboardEvent): void {
  const step = isShortcut('next', event) ? 1 : isShortcut('previous', event) ? -1 : 0;
  const links = [...(list?.querySelectorAll<HTMLElement>(itemLink) ?? [])];
  const here = links.findIndex((link) => link === document.activeElement);
  if (step === 0 || here === -1) return;
  event.preventDefault();
  if (here + step < 0) document.querySelector<HTMLElement>('input[type=search]')?.focus();
  else links[here + step]?.focus();
}

interface ContentListProps {
  readonly columns: readonly Column[];
  readonly items: readonly ContentRow[];
  /** A field, with a dash before it in descending order. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  /** Undefined for users who may only read. */
  readonly selection: Selection<ContentRow> | undefined;
  /** True while a newer result is loading. */
  readonly fading: boolean;
}

/** A table of items, sorted by its columns; arrow keys move, Enter opens. */
export function ContentList({ columns, items, sort, onSort, selection, fading }: ContentListProps) {
  const table = useRef<HTMLTableElement>(null);
  useKeyDown(table, (event) => moveBetweenItems(table.current, event));
  return (
    <table ref={table} className={styles.table} data-fading={fading}>
      <thead>
        <tr>
          {selection && <SelectAll items={items} selection={selection} />}
          {columns.map((column) => (
            <SortableHeading key={column.name} {...column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ContentListRow key={item.id} item={item} columns={columns} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}
