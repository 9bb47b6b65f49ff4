import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCan } from '../shell/session.ts';
import styles from './offers.module.css';

/** The head of the screens of offers: their title, and links to the others. */
export function OffersHead({ title }: { title: string }) {
  const intl = useIntl();
  const configures = useCan('site.configure');
  return (
    <div className={styles.head}>
      <h1>{intl.formatMessage({ id: title })}</h1>
      <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'offer-list.nav' })}>
        <Link to="/admin/offers" activeOptions={{ exact: true, includeSearch: false }}>
          <FormattedMessage id="offer-list.list" />
        </Link>
        <Link to="/admin/offers/figures">
          <FormattedMessage id="offer-list.figures" />
        </Link>
        <Link to="/admin/offers/imports">
          <FormattedMessage id="offer-list.imports" />
        </Link>
        {configures && (
          <Link to="/admin/offers/feeds" activeOptions={{ exact: true }}>
            <FormattedMessage id="offer-feeds.link" />
          </Link>
        )}
        <Link to="/admin/offers/absent">
          <FormattedMessage id="absences.link" />
        </Link>
      </nav>
    </div>
  );
}
