import { Link } from '@tanstack/react-router';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import type { ContentRow } from './api/list-contents.ts';
import type { Column } from './columns.ts';
import styles from './pages.module.css';
import { StatusMark } from './status-mark.tsx';

interface ContentListRowProps {
  readonly item: ContentRow;
  readonly columns: readonly Column[];
}

/** An item in the list: a link to its editor, and what its columns say of it. */
export function ContentListRow({ item, columns }: ContentListRowProps) {
  const { kind, id } = item;
  return (
    <tr>
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

/** The languages in which an item exists, its own first; each leads to the item in it. */
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
