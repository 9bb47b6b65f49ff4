import type { ListedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import styles from './ethics.module.css';

/** The next deadline of a report, with a text when it is overdue. */
export function DueView({ due }: Pick<ListedReport, 'due'>) {
  if (due === null)
    return (
      <span className={styles.soft}>
        <FormattedMessage id="ethics-desk.due.nothing" />
      </span>
    );
  const { what, on, daysLeft } = due;
  const date = <FormattedDate value={on} timeZone="UTC" dateStyle="long" />;
  return (
    <span>
      <FormattedMessage id={`ethics-desk.due.${what}`} values={{ date }} />{' '}
      {daysLeft < 0 ? (
        <strong className={styles.late}>
          <FormattedMessage id="ethics-desk.due.late" values={{ days: -daysLeft }} />
        </strong>
      ) : (
        <span className={styles.left}>
          <FormattedMessage id="ethics-desk.due.left" values={{ days: daysLeft }} />
        </span>
      )}
    </span>
  );
}
