import { Link } from '@tanstack/react-router';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import type { ContentRow } from './api/list-contents.ts';
import type { Column } from './columns.ts';
import styles from './pages.module.css';
import type { Selection } from './selection.ts';
import { StatusMark } from './status-mark.tsx';

interface ContentListRowProps {
  readonly item: ContentRow;
  readonly columns: readonly Column[];
  /** Undefined for users who may only read. */
  readonly selection: Selection<ContentRow> | undefined;
}

/** An item in the list: a link to its editor, and its columns. */
export function ContentListRow({ item, columns, selection }: ContentListRowProps) {
  const intl = useIntl();
  const { kind, id } = item;
  return (
    <tr>
      {selection && (
        <td className={styles.select}>
          <input
            type="checkbox"
            aria-label={intl.formatMessage({ id: 'bulk.select' }, { title: item.title })}
            checked={selection.has(id)}
            onChange={({ target }) => selection.select([id], target.checked)}
          />
        </td>
      )}
      {columns.map(({ name }) => (
        <td key={name} className={styles[name]}>
          {name === 'title' ? (
            <>
              <Link to="/admin/content/$kind/$id/edit" params={{ kind, id }} data-item-link>
                {item.title}
              </Link>
              <span className={styles.path}>{item.url}</span>
            </>
          ) : (
            <Cell item={item} name={name} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Cell({ item, name }: { item: ContentRow; name: Exclude<Column['name'], 'title'> }) {
  switch (name) {
    case 'nature':
      return item.nature && <FormattedMessage id={`header.nature-${item.nature}`} />;
    case 'role':
      return item.role;
    case 'publishedOn':
      return item.publishedOn && <FormattedDate value={item.publishedOn} dateStyle="medium" />;
    case 'languages':
      return <Languages item={item} />;
    case 'status':
      return <StatusMark {...item} />;
    case 'updatedAt':
      return (
        <>
          {item.updatedBy} · <Moment at={item.updatedAt} />
        </>
      );
  }
}

/** The languages of an item, its own first; each links to the item in it. */
function Languages({ item: { kind, id, locale, languages } }: { item: ContentRow }) {
  const intl = useIntl();
  return (
    <>
      <abbr title={intl.formatMessage({ id: `locale.${locale}` })}>{locale.toUpperCase()}</abbr>
      {languages
        .filter((other) => other.id !== id)
        .map((other) => (
          <Link
            key={other.id}
            to="/admin/content/$kind/$id/edit"
            params={{ kind, id: other.id }}
            title={intl.formatMessage({ id: `locale.${other.locale}` })}
          >
            {other.locale.toUpperCase()}
          </Link>
        ))}
    </>
  );
}
