import { useIntl } from 'react-intl';
import styles from './summary.module.css';
import type { SummaryEntry } from './summary-entries.server.ts';

const listId = 'summary';
const titleId = 'summary-title';

interface SummaryProps {
  readonly entries: readonly SummaryEntry[];
  /** Whether it scrolls and follows the reader; otherwise its links are plain anchors. */
  readonly awake: boolean;
}

/** The headings of a page, shown next to it; on small screens behind a button at the bottom. */
export function Summary({ entries, awake }: SummaryProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'summary.title' });
  const island = awake
    ? { 'data-island': 'summary', 'data-wake': 'visible', 'data-numbered': '' }
    : {};
  return (
    <div className={styles.rail} {...island}>
      <button type="button" className={styles.opener} popoverTarget={listId}>
        {title}
      </button>
      <nav id={listId} className={styles.summary} popover="auto" aria-labelledby={titleId}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <ol className={styles.list}>
          {entries.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
