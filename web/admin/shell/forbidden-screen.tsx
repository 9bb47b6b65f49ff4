import type { Problem } from '@parvis/contracts/http/problem.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import styles from './frame.module.css';

/** Shown for a screen that the account's role, or what the site shows auditors, does not permit. */
export function ForbiddenScreen({ problem }: { readonly problem: Problem }) {
  const isWithheld = problem.errors.some(({ params }) => params?.['reason'] === 'drafts');
  return (
    <section role="alert" className={styles.failure}>
      <h1>
        <FormattedMessage id={isWithheld ? 'failure.withheld' : 'failure.forbidden'} />
      </h1>
      <p>{isWithheld ? problem.detail : <FormattedMessage id="failure.forbidden-next" />}</p>
      <Link to="/admin" className="button">
        <FormattedMessage id="home.title" />
      </Link>
    </section>
  );
}
