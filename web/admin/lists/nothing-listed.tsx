import { FormattedMessage } from 'react-intl';
import styles from './lists.module.css';

interface NothingListedProps {
  /** The query of the list: its words are `q`, its page `page`, all others but `sort` filter it. */
  readonly search: Readonly<Record<string, unknown>>;
  /** The id of the message for words that are not found. */
  readonly notFound: string;
  /** The id of the message for a list that has nothing at all. */
  readonly empty?: string;
}

/** Says why a list is empty: because of its words, its filters or its page, or because nothing exists. */
export function NothingListed({ search, notFound, empty = 'list.empty' }: NothingListedProps) {
  return (
    <p className={styles.none}>
      <FormattedMessage id={search['q'] ? notFound : (narrowedBy(search) ?? empty)} />
    </p>
  );
}

/** Returns the id of the message for a list that its filters or its page leave empty, if they do. */
function narrowedBy({ q: _q, page, sort: _sort, ...filters }: NothingListedProps['search']) {
  if (Object.values(filters).some((value) => value !== undefined)) return 'list.none-filter';
  return page === undefined ? undefined : 'list.none-page';
}
