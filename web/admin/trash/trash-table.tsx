import { FormattedMessage, useIntl } from 'react-intl';
import pages from '../pages/pages.module.css';
import { SelectAll } from '../pages/select-all.tsx';
import type { Selection } from '../pages/selection.ts';
import { Moment } from '../shell/moment.tsx';
import type { TrashedItem } from './trashed-items.ts';

interface TrashTableProps {
  readonly items: readonly TrashedItem[];
  /** Undefined for users who may only read. */
  readonly selection: Selection<TrashedItem> | undefined;
}

/** The deleted items, each with its address, who deleted it and when. */
export function TrashTable({ items, selection }: TrashTableProps) {
  const intl = useIntl();
  return (
    <table className={pages.table}>
      <thead>
        <tr>
          {selection && <SelectAll items={items} selection={selection} />}
          <th scope="col">
            <FormattedMessage id="contents.column.title" />
          </th>
          <th scope="col">
            <FormattedMessage id="trash.deleted" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, content, locale, deletedAt, deletedBy }) => (
          <tr key={id}>
            {selection && (
              <td className={pages.select}>
                <input
                  type="checkbox"
                  aria-label={intl.formatMessage({ id: 'bulk.select' }, { title })}
                  checked={selection.has(id)}
                  onChange={({ target }) => selection.select([id], target.checked)}
                />
              </td>
            )}
            <td className={pages.title}>
              <strong>{title}</strong>
              {content && <span className={pages.path}>{content.url}</span>}
              {locale && (
                <span className={pages.path}>
                  <FormattedMessage id={`locale.${locale}`} />
                </span>
              )}
            </td>
            <td className={pages.updatedAt}>
              {deletedBy} · <Moment at={deletedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
