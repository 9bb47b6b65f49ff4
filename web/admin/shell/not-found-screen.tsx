import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import styles from './frame.module.css';

/** Shown for an unknown address of the back-office. */
export function NotFoundScreen() {
  return (
    <section className={styles.failure}>
      <h1>
        <FormattedMessage id="failure.no-screen" />
      </h1>
      <Link to="/admin/pages" className="button">
        <FormattedMessage id="contents.title.page" />
      </Link>
    </section>
  );
}
