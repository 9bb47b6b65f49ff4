import type { Criterion } from '@parvis/contracts/alerts/step-view.ts';
import { type IntlShape, useIntl } from 'react-intl';
import { filterName } from '../offers/filter-name.server.ts';
import styles from './alerts.module.css';

/** The criteria of an alert, one filter per line. */
export function Criteria({ criteria }: { readonly criteria: readonly Criterion[] }) {
  const intl = useIntl();
  if (criteria.length === 0) return <p>{intl.formatMessage({ id: 'alerts.all-offers' })}</p>;
  return (
    <ul className={styles.criteria} aria-label={intl.formatMessage({ id: 'alerts.criteria' })}>
      {criteria.map((criterion) => (
        <li key={`${criterion.of} ${criterion.name}`}>{nameOfCriterion(criterion, intl)}</li>
      ))}
    </ul>
  );
}

type Words = Pick<IntlShape, 'formatMessage'>;

function nameOfCriterion({ of, name }: Criterion, intl: Words): string {
  return of === 'categories' ? name : filterName({ of, name }, Number(name), intl);
}

/** Returns a name for an alert: “Stage, Nantes”. */
export function nameOfCriteria(criteria: readonly Criterion[], intl: Words): string {
  return criteria.map((criterion) => nameOfCriterion(criterion, intl)).join(', ');
}
