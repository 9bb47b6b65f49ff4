import type { FeedChange } from '@parvis/contracts/careers/feeds/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../shell/moment.tsx';
import { listFeedChanges } from '../api/offer-feed-settings.ts';
import own from './feeds.module.css';

/** Who changed what about a feed. */
export function FeedChanges({ source }: { readonly source: string }) {
  const { data } = useQuery(listFeedChanges(source));
  if (!data || data.total === 0) return null;
  return (
    <details>
      <summary className="button small">
        <FormattedMessage id="offer-feeds.changes" />
      </summary>
      <ul className={own.changes}>
        {data.items.map((change) => (
          <li key={`${change.at}/${change.what}`}>
            <Moment at={change.at} /> · {change.by} · <What change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** “Modified: address, schedule”. */
function What({ change: { what, names } }: { readonly change: FeedChange }) {
  const intl = useIntl();
  const named =
    what === 'changed'
      ? names.map((name) => intl.formatMessage({ id: `offer-feeds.term.${name}` }))
      : names;
  return (
    <FormattedMessage id={`offer-feeds.did.${what}`} values={{ names: intl.formatList(named) }} />
  );
}
