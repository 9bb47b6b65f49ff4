import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { useCanWrite } from '../shell/session.ts';
import { type ListSearch, listSearchSchema } from './list-search.ts';
import styles from './lists.module.css';
import { NothingListed } from './nothing-listed.tsx';

/** A page of a list as it was read. */
interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The ids of a list's messages; `count` is the total. */
interface ListWords {
  readonly title: string;
  readonly count: string;
  readonly none: string;
  readonly search?: string;
  readonly create?: string;
}

interface ListScreenProps<Item> {
  readonly words: ListWords;
  readonly result: {
    readonly data: Listed<Item> | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
  };
  /** The headings of the columns. */
  readonly columns: readonly string[];
  /** The row of an item: a `tr`. */
  readonly renderRow: (item: Item, onEdit: () => void) => ReactNode;
  /** The dialog that edits an item, or creates one. */
  readonly renderDialog?: (item: Item | undefined, onClose: () => void) => ReactNode;
  /** Shown above the list. */
  readonly children?: ReactNode;
}

/**
 * A searchable, paged list, with a button to add an item for users who may; words and page are in
 * the address.
 */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { words, result, renderDialog, children } = props;
  const intl = useIntl();
  const mayWrite = useCanWrite();
  const search = useSearch({ strict: false });
  const { q } = listSearchSchema.parse(search);
  const navigate = useNavigate();
  const show = (changed: ListSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...changed }), replace: true });
  const [editing, setEditing] = useState<{ readonly item: Item | undefined }>();
  const { data, error } = result;
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <div className={styles.head}>
        <h1>{intl.formatMessage({ id: words.title })}</h1>
        {mayWrite && words.create !== undefined && (
          <Button className="button primary" onPress={() => setEditing({ item: undefined })}>
            <Plus size={16} aria-hidden />
            {intl.formatMessage({ id: words.create })}
          </Button>
        )}
      </div>
      {children}
      {editing && renderDialog?.(editing.item, () => setEditing(undefined))}
      {words.search !== undefined && (
        <search>
          <SearchBox
            label={intl.formatMessage({ id: words.search })}
            shown={q}
            onSearch={(typed) => show({ q: typed, page: undefined })}
          />
        </search>
      )}
      <p role="status" className={styles.count}>
        {data && intl.formatMessage({ id: words.count }, { total: data.total })}
      </p>
      {!data && <Loading />}
      {data?.items.length === 0 && (
        <NothingListed
          search={{ ...search, group: undefined }}
          notFound={words.none}
          {...(words.search === undefined && { empty: words.none })}
        />
      )}
      {data && data.items.length > 0 && (
        <Rows {...props} items={data.items} onEdit={(item) => setEditing({ item })} />
      )}
      {data && <Paging list={data} onPage={(page) => show({ page })} />}
    </section>
  );
}

function Rows<Item>({
  items,
  result,
  columns,
  renderRow,
  onEdit,
}: ListScreenProps<Item> & {
  readonly items: readonly Item[];
  readonly onEdit: (item: Item) => void;
}) {
  const intl = useIntl();
  return (
    <table className={styles.table} data-fading={result.isPlaceholderData}>
      <thead>
        <tr>
          {columns.map((id) => (
            <th key={id} scope="col">
              {intl.formatMessage({ id })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{items.map((item) => renderRow(item, () => onEdit(item)))}</tbody>
    </table>
  );
}
