import type { FeedSettingsView, FeedView } from '@parvis/contracts/careers/feeds/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import pages from '../../pages/pages.module.css';
import { requireShown } from '../../requests/require-shown.ts';
import { Loading } from '../../shell/frame.tsx';
import { addFeed, listFeedSettings } from '../api/offer-feed-settings.ts';
import styles from '../offers.module.css';
import { OffersHead } from '../offers-head.tsx';
import { FeedForm, noTerms } from './feed-form.tsx';
import { FeedSchedule, FeedState } from './feed-state.tsx';
import own from './feeds.module.css';

/** The feeds of offers: those of the operator, those made here, and a form for another. */
export function FeedsScreen() {
  const { data, error } = useQuery(listFeedSettings());
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <OffersHead title="offer-feeds.title" />
      <p className={own.intro}>
        <FormattedMessage id="offer-feeds.intro" />
      </p>
      {!data && <Loading />}
      {data && data.items.length > 0 && <FeedTable items={data.items} />}
      {data && <Adding view={data} />}
    </section>
  );
}

function FeedTable({ items }: { readonly items: readonly FeedView[] }) {
  return (
    <div className={own.wide}>
      <table className={pages.table}>
        <thead>
          <tr>
            {(['source', 'schedule', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`offer-feeds.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((feed) => (
            <tr key={feed.source}>
              <td className={pages.title}>
                <FeedName feed={feed} />
                <span className={pages.path}>{feed.address}</span>
              </td>
              <td>
                <FeedSchedule feed={feed} />
              </td>
              <td>
                <FeedState feed={feed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The source of a feed; one of the operator is only shown here. */
function FeedName({ feed: { from, source } }: { readonly feed: FeedView }) {
  if (from === 'back-office')
    return (
      <Link to="/admin/offers/feeds/$source" params={{ source }}>
        {source}
      </Link>
    );
  return (
    <>
      {source}
      <span className={own.line}>
        <FormattedMessage
          id="offer-feeds.from-environment"
          values={{ variable: <code>PARVIS_OFFERS_FEEDS</code> }}
        />
      </span>
    </>
  );
}

/** A form for another feed; without a host that may be called, how to permit one. */
function Adding({ view: { items, hosts } }: { readonly view: FeedSettingsView }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const values = { variable: <code>PARVIS_OFFERS_HOSTS</code> };
  if (hosts.length === 0)
    return (
      <p className="note">
        <FormattedMessage id="offer-feeds.no-hosts" values={values} />
      </p>
    );
  return (
    <details open={items.length === 0}>
      <summary className="button small">
        <FormattedMessage id="offer-feeds.new" />
      </summary>
      <p className={own.soft}>
        <FormattedMessage
          id="offer-feeds.hosts"
          values={{ ...values, hosts: intl.formatList(hosts), count: hosts.length }}
        />
      </p>
      <FeedForm
        start={{ ...noTerms, source: '' }}
        submit={intl.formatMessage({ id: 'offer-feeds.add' })}
        send={async (feed) => {
          await addFeed(feed);
          await navigate({
            to: '/admin/offers/feeds/$source',
            params: { source: feed.source },
          });
        }}
      />
    </details>
  );
}
