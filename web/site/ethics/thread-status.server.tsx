import type { Thread } from '@parvis/contracts/ethics/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';
import styles from './ethics.module.css';

/** Shows the reporter the status of the report. */
export function ThreadStatus({ locale, thread }: { locale: Locale; thread: Thread }) {
  const { formatDate, formatMessage } = publicIntl(locale);
  const date = formatDate(thread.since, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className={styles.standing}>
      {formatMessage({ id: `ethics.state.${thread.state}` }, { date })}
    </p>
  );
}
