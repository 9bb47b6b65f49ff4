import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import { useKeyDown } from '../shell/use-key-down.ts';
import styles from './pages.module.css';
import { StatusMark } from './status-mark.tsx';

const pageLink = 'a[data-page-link]';

/** Focuses the first page of the list. */
export function focusFirstPage(): void {
  document.querySelector<HTMLElement>(pageLink)?.focus();
}

function moveBetweenPages(list: HTMLElement | null, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const links = [...(list?.querySelectorAll<HTMLElement>(pageLink) ?? [])];
  const here = links.findIndex((link) => link === document.activeElement);
  if (step === 0 || here === -1) return;
  event.preventDefault();
  if (here + step < 0) document.querySelector<HTMLElement>('input[type=search]')?.focus();
  else links[here + step]?.focus();
}

interface PageListProps {
  readonly pages: readonly ContentSummary[];
  /** True while a newer result is loading. */
  readonly fading: boolean;
}

/** A table of pages with their status and last change; arrow keys move, Enter opens. */
export function PageList({ pages, fading }: PageListProps) {
  if (pages.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="pages.none" />
      </p>
    );
  }
  return <PageTable pages={pages} fading={fading} />;
}

function PageTable({ pages, fading }: PageListProps) {
  const table = useRef<HTMLTableElement>(null);
  useKeyDown(table, (event) => moveBetweenPages(table.current, event));
  return (
    <table ref={table} className={styles.table} data-fading={fading}>
      <thead>
        <tr>
          {(['page', 'locale', 'status', 'changed'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`pages.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow key={page.id} page={page} />
        ))}
      </tbody>
    </table>
  );
}

function PageRow({ page }: { page: ContentSummary }) {
  return (
    <tr>
      <td className={styles.page}>
        <Link to="/admin/pages/$id" params={{ id: page.id }} data-page-link>
          {page.title}
        </Link>
        <span className={styles.path}>{page.url}</span>
      </td>
      <td className={styles.locale}>
        <abbr>{page.locale.toUpperCase()}</abbr>
      </td>
      <td>
        <StatusMark status={page.status} pending={page.pending} />
      </td>
      <td className={styles.changed}>
        {page.updatedBy} · <Moment at={page.updatedAt} />
      </td>
    </tr>
  );
}
