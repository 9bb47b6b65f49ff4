import type { ChangedDays } from '@parvis/contracts/audit/change-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../offers/day.tsx';
import styles from './changes.module.css';
import type { ChangesSearch } from './changes-search.ts';

interface DaysProps {
  readonly days: ChangedDays['days'];
  readonly search: ChangesSearch;
}

/** How much changed on each day, as bars; each day leads to its changes. */
export function DaysWithChanges({ days, search }: DaysProps) {
  const intl = useIntl();
  const most = Math.max(...days.map(({ count }) => count));
  return (
    <details className={styles.timeline} open>
      <summary>
        <FormattedMessage id="changes.days" />
      </summary>
      <ol>
        {days.map(({ day, count }) => (
          <li key={day}>
            <Link
              to="/admin/audit/changes"
              search={{ ...search, from: day, to: day, before: undefined }}
            >
              <Day at={day} />
            </Link>
            <meter
              max={most}
              value={count}
              aria-label={intl.formatMessage({ id: 'changes.count' }, { count })}
            />
            <span aria-hidden>{intl.formatNumber(count)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
