import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { requireShown } from '../../requests/require-shown.ts';
import { Loading } from '../../shell/frame.tsx';
import { listOfferFeeds } from '../api/offer-absences.ts';
import styles from '../offers.module.css';
import { OffersHead } from '../offers-head.tsx';
import list from './absences.module.css';
import { AbsencesOfFeed } from './absences-of-feed.tsx';

/** The open offers that left their feed in too great a number to be withdrawn without asking. */
export function AbsencesScreen() {
  const intl = useIntl();
  const { source } = useSearch({ from: '/admin/offers/absent' });
  const { data, error } = useQuery(listOfferFeeds());
  requireShown(data, error);
  const waiting = data?.items.filter((feed) => feed.waiting > 0) ?? [];
  const chosen = waiting.find((feed) => feed.source === source) ?? waiting[0];
  return (
    <section className={styles.screen}>
      <OffersHead title="absences.title" />
      {!data && <Loading />}
      {data && chosen === undefined && (
        <p className={styles.none} role="status">
          <FormattedMessage id="absences.none" />
        </p>
      )}
      {waiting.length > 1 && (
        <nav className={list.feeds} aria-label={intl.formatMessage({ id: 'feeds.title' })}>
          {waiting.map((feed) => (
            <Link
              key={feed.source}
              to="/admin/offers/absent"
              search={{ source: feed.source }}
              aria-current={feed === chosen}
            >
              {feed.source} (<FormattedNumber value={feed.waiting} />)
            </Link>
          ))}
        </nav>
      )}
      {chosen && <AbsencesOfFeed source={chosen.source} />}
    </section>
  );
}
