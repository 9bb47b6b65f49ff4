import { FormattedMessage, useIntl } from 'react-intl';
import pages from '../pages/pages.module.css';
import { Moment } from '../shell/moment.tsx';
import type { TrashedItem } from './trashed-items.ts';

interface TrashTableProps {
  readonly items: readonly TrashedItem[];
  readonly chosen: ReadonlySet<string>;
  /** Undefined for users who may only read. */
  readonly onChoose: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** What was deleted, each with its address, who deleted it and when. */
export function TrashTable({ items, chosen, onChoose }: TrashTableProps) {
  const intl = useIntl();
  const choose = (ids: readonly string[], wanted: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    onChoose?.(new Set(wanted ? [...others, ...ids] : others));
  };
  const all = items.map(({ id }) => id);
  return (
    <table className={pages.table}>
      <thead>
        <tr>
          {onChoose && (
            <th scope="col" className={pages.select}>
              <input
                type="checkbox"
                aria-label={intl.formatMessage({ id: 'bulk.select-all' })}
                checked={all.every((id) => chosen.has(id))}
                onChange={({ target }) => choose(all, target.checked)}
              />
            </th>
          )}
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
            {onChoose && (
              <td className={pages.select}>
                <input
                  type="checkbox"
                  aria-label={intl.formatMessage({ id: 'bulk.select' }, { title })}
                  checked={chosen.has(id)}
                  onChange={({ target }) => choose([id], target.checked)}
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
