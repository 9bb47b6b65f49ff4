import { useIntl } from 'react-intl';
import styles from './pages.module.css';
import type { Selection } from './selection.ts';

interface SelectAllProps<Item> {
  readonly items: readonly Item[];
  readonly selection: Selection<Item>;
}

/** The heading of the column of check boxes, which selects every item that is shown. */
export function SelectAll<Item extends { readonly id: string }>({
  items,
  selection,
}: SelectAllProps<Item>) {
  const intl = useIntl();
  const ids = items.map(({ id }) => id);
  return (
    <th scope="col" className={styles.select}>
      <input
        type="checkbox"
        aria-label={intl.formatMessage({ id: 'bulk.select-all' })}
        checked={ids.every(selection.has)}
        onChange={({ target }) => selection.select(ids, target.checked)}
      />
    </th>
  );
}
