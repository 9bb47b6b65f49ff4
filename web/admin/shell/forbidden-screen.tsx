import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import styles from './frame.module.css';

/** Shown for a screen that the account's role does not permit. */
export function ForbiddenScreen() {
  return (
    <section role="alert" className={styles.failure}>
      <h1>
        <FormattedMessage id="failure.forbidden" />
      </h1>
      <p>
        <FormattedMessage id="failure.forbidden-next" />
      </p>
      <Link to="/admin/pages" className="button">
        <FormattedMessage id="contents.title.page" />
      </Link>
    </section>
  );
}
