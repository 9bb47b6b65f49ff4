import type { OwnFeed } from '@parvis/contracts/careers/feeds/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import pages from '../../pages/pages.module.css';
import { requireShown } from '../../requests/require-shown.ts';
import { Loading } from '../../shell/frame.tsx';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { changeFeed, listFeedSettings } from '../api/offer-feed-settings.ts';
import styles from '../offers.module.css';
import { FeedActions } from './feed-actions.tsx';
import { FeedChanges } from './feed-changes.tsx';
import { FeedForm } from './feed-form.tsx';
import { FeedRuns } from './feed-runs.tsx';
import { FeedSecrets } from './feed-secrets.tsx';
import { FeedSchedule, FeedState } from './feed-state.tsx';
import own from './feeds.module.css';
import { termsOf } from './terms-of.ts';

/** One feed: how it stands, what it did, and everything that can be done with it. */
export function FeedScreen() {
  const { source } = useParams({ from: '/admin/offers/feeds/$source' });
  const { data, error } = useQuery(listFeedSettings());
  requireShown(data, error);
  if (!data) return <Loading />;
  const feed = data.items.find((one) => one.source === source);
  if (feed?.from !== 'back-office') return <NotFoundScreen />;
  return (
    <section className={styles.screen}>
      <header className={pages.head}>
        <h1>
          <FormattedMessage id="offer-feeds.of" values={{ source }} />
        </h1>
        <Link to="/admin/offers/feeds">
          <FormattedMessage id="offer-feeds.all" />
        </Link>
      </header>
      <code className={own.address}>{feed.address}</code>
      <div className={own.facts}>
        <div>
          <FeedState feed={feed} />
        </div>
        <div>
          <FeedSchedule feed={feed} />
        </div>
      </div>
      <FeedActions feed={feed} />
      <FeedRuns source={source} />
      <FeedSecrets feed={feed} />
      <Change key={JSON.stringify(termsOf(feed))} feed={feed} />
      <FeedChanges source={source} />
    </section>
  );
}

function Change({ feed }: { readonly feed: OwnFeed }) {
  const intl = useIntl();
  return (
    <details>
      <summary className="button small">
        <FormattedMessage id="offer-feeds.change" />
      </summary>
      <FeedForm
        start={{ ...termsOf(feed), source: feed.source }}
        isKnown
        submit={intl.formatMessage({ id: 'offer-feeds.save' })}
        send={async ({ source, ...terms }) => {
          await changeFeed(source, terms);
        }}
      />
    </details>
  );
}
