import type { Criterion } from '@parvis/contracts/alerts/step-view.ts';
import { useIntl } from 'react-intl';
import { filterName } from '../offers/filter-name.server.ts';
import styles from './alerts.module.css';

/** The criteria of an alert, one filter per line. */
export function Criteria({ criteria }: { readonly criteria: readonly Criterion[] }) {
  const intl = useIntl();
  if (criteria.length === 0) return <p>{intl.formatMessage({ id: 'alerts.all-offers' })}</p>;
  return (
    <ul className={styles.criteria} aria-label={intl.formatMessage({ id: 'alerts.criteria' })}>
      {criteria.map(({ of, name }) => (
        <li key={`${of} ${name}`}>
          {of === 'categories' ? name : filterName({ of, name }, Number(name), intl)}
        </li>
      ))}
    </ul>
  );
}
