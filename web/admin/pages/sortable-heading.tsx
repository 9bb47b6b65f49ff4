import { ArrowDown, ArrowUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Column } from './columns.ts';
import styles from './pages.module.css';

interface SortableHeadingProps extends Column {
  /** A field, with a dash before it in descending order; the latest change first when undefined. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

/** The heading of a column, pressed to sort by it, and again to reverse the order. */
export function SortableHeading(props: SortableHeadingProps) {
  const { name, sortedBy, sort = '-updatedAt', onSort } = props;
  const words = <FormattedMessage id={`contents.column.${name}`} />;
  if (sortedBy === undefined) return <th scope="col">{words}</th>;
  const ascending = sort === sortedBy;
  const descending = sort === `-${sortedBy}`;
  const sorted = ascending ? 'ascending' : descending ? 'descending' : 'none';
  // Dates start with the latest, names with A.
  const datesFirst = name === 'updatedAt' || name === 'publishedOn';
  const next = ascending || (datesFirst && !descending) ? `-${sortedBy}` : sortedBy;
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {words}
        {ascending && <ArrowUp size={13} aria-hidden />}
        {descending && <ArrowDown size={13} aria-hidden />}
      </button>
    </th>
  );
}
