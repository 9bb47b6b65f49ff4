import type { ListedItem } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import stretched from '../../ui/stretched-link.module.css';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './rows.module.css';

/** An event below the day on which it begins, as on a calendar sheet; muted once it is over. */
export function EventRow({ event }: { readonly event: ListedItem }) {
  const { formatDate, formatDateTimeRange, formatMessage } = useIntl();
  const { path, title, summary, category, details, isOver } = event;
  if (details.kind !== 'news' || details.eventStart === undefined) return null;
  const { eventStart, eventEnd = eventStart } = details;
  const when = formatDateTimeRange(new Date(eventStart), new Date(eventEnd), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <article
      className={`${stretched.area} ${styles.row} ${styles.event}`}
      data-over={isOver || undefined}
    >
      <p className={styles.leaf} aria-hidden="true">
        <span className={styles.day}>{formatDate(eventStart, { day: 'numeric' })}</span>
        <span>{formatDate(eventStart, { month: 'long' })}</span>
        <span>{formatDate(eventStart, { year: 'numeric' })}</span>
      </p>
      <div className={styles.words}>
        {isOver ? <Tag>{formatMessage({ id: 'list.over' })}</Tag> : null}
        {!isOver && category !== undefined ? <Tag>{category}</Tag> : null}
        <h3 className={styles.title}>
          <a className={stretched.link} href={path}>
            {title}
          </a>
        </h3>
        <p className={styles.when}>
          <time dateTime={eventStart}>{when}</time>
        </p>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
      </div>
    </article>
  );
}
