import type { OfferFeed } from '@parvis/contracts/careers/absences.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { requireShown } from '../../requests/require-shown.ts';
import { Moment } from '../../shell/moment.tsx';
import { listOfferFeeds } from '../api/offer-absences.ts';
import list from './imports.module.css';

/** The state of each feed: whether it can be read, and whether offers that left it wait. */
export function FeedsPanel() {
  const { data, error } = useQuery(listOfferFeeds());
  requireShown(data, error);
  if (!data || data.items.length === 0) return null;
  return (
    <ul className={list.feeds}>
      {data.items.map((feed) => (
        <Feed key={feed.source} feed={feed} />
      ))}
    </ul>
  );
}

function Feed({ feed: { source, readAt, unreadable, waiting } }: { feed: OfferFeed }) {
  return (
    <li>
      <strong>{source}</strong>
      {readAt !== undefined && !unreadable && (
        <span>
          <FormattedMessage id="feeds.read" values={{ at: <Moment at={readAt} /> }} />
        </span>
      )}
      {unreadable && (
        <span data-tone="failed">
          <FormattedMessage
            id="feeds.unreadable"
            values={{
              at: <Moment at={unreadable.since} />,
              why: <FormattedMessage id={`feeds.problem.${unreadable.code}`} />,
            }}
          />
          {unreadable.words !== undefined && ` (${unreadable.words})`}
        </span>
      )}
      {waiting > 0 && (
        <span data-tone="failed">
          <FormattedMessage id="absences.pending" values={{ count: waiting }} />{' '}
          <Link to="/admin/offers/absent" search={{ source }}>
            <FormattedMessage id="absences.decide" />
          </Link>
        </span>
      )}
    </li>
  );
}
