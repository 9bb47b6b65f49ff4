import { type HomeItem, itemsOnHome } from '@parvis/contracts/content/home-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EditorDialog } from '../page-editor/editor-search.ts';
import styles from '../pages/pages.module.css';
import { StatusMark } from '../pages/status-mark.tsx';

interface HomeListProps<Item> {
  /** The id of its heading. */
  readonly title: string;
  /** The id of the text in place of an empty list. */
  readonly none?: string;
  readonly items: readonly Item[];
  /** How many there are; the first are shown. */
  readonly total: number;
  /** The screen that lists all of them. */
  readonly all?: '/admin/approvals' | '/admin/scheduled';
  /** The id of the heading of the last column. */
  readonly column: string;
  /** The dialog that is opened over the editor. */
  readonly dialog?: EditorDialog;
  readonly renderNote: (item: Item) => ReactNode;
}

type ListedOnHome = Pick<HomeItem, 'id' | 'kind' | 'title'> &
  Partial<Pick<HomeItem, 'status' | 'pending'>>;

/** The first items of a list, each leading to its editor. */
export function HomeList<Item extends ListedOnHome>(props: HomeListProps<Item>) {
  const { title, none, items, total, all } = props;
  const heading = useId();
  const shown = items.slice(0, itemsOnHome);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id={title} />
        {total > 0 && <span className={styles.count}> {total}</span>}
      </h2>
      {shown.length === 0 && none !== undefined && (
        <p className={styles.none}>
          <FormattedMessage id={none} />
        </p>
      )}
      {shown.length > 0 && <HomeTable {...props} items={shown} />}
      {total > shown.length && (
        <p className={styles.count}>
          <FormattedMessage id="home.more" values={{ shown: shown.length, total }} />{' '}
          {all && (
            <Link to={all}>
              <FormattedMessage
                id={all === '/admin/approvals' ? 'approvals.title' : 'scheduled.title'}
              />
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

function HomeTable<Item extends ListedOnHome>({
  items,
  column,
  dialog,
  renderNote,
}: Pick<HomeListProps<Item>, 'items' | 'column' | 'dialog' | 'renderNote'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="contents.column.title" />
          </th>
          <th scope="col">
            <FormattedMessage id={column} />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td className={styles.title}>
              <Link
                to="/admin/content/$kind/$id/edit"
                params={{ kind: item.kind, id: item.id }}
                search={{ dialog }}
              >
                {item.title}
              </Link>
              {item.status && (
                <StatusMark kind={item.kind} status={item.status} pending={item.pending ?? false} />
              )}
            </td>
            <td className={styles.updatedAt}>{renderNote(item)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
