import type { ListedItem } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import stretched from '../../ui/stretched-link.module.css';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './rows.module.css';

/** A press release by its date, or a page by its title, as a row. */
export function ItemRow({ item }: { readonly item: ListedItem }) {
  const { formatDate } = useIntl();
  const { path, title, summary, category, details } = item;
  const day = 'publishedOn' in details ? details.publishedOn : undefined;
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return (
    <article
      className={`${stretched.area} ${styles.row} ${day === undefined ? styles.plain : styles.dated}`}
    >
      {day === undefined ? null : (
        <p className={styles.date}>
          <time dateTime={day}>{formatDate(day, long)}</time>
        </p>
      )}
      <div className={styles.words}>
        {category === undefined ? null : <Tag>{category}</Tag>}
        <h3 className={styles.title}>
          <a className={stretched.link} href={path}>
            {title}
          </a>
        </h3>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
      </div>
    </article>
  );
}
