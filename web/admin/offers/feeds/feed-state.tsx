import type { FeedView } from '@parvis/contracts/careers/feeds/endpoints.ts';
import type { RunProblem } from '@parvis/contracts/careers/feeds/feed-run.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../shell/moment.tsx';
import own from './feeds.module.css';

/** Why a feed could not be read, with what was found instead. */
export function Problem({ problem: { code, words } }: { readonly problem: RunProblem }) {
  return (
    <>
      <FormattedMessage id={`feeds.problem.${code}`} />
      {words !== undefined && ` (${words})`}
    </>
  );
}

/** Whether a feed can be read, and what somebody has to do about it. */
export function FeedState({ feed }: { readonly feed: FeedView }) {
  const { failing, readAt, open, waiting, source } = feed;
  return (
    <>
      {failing && (
        <strong className={own.failing}>
          <FormattedMessage
            id="offer-feeds.failing"
            values={{ at: <Moment at={failing.since} />, why: <Problem problem={failing} /> }}
          />
        </strong>
      )}
      {!failing && readAt !== null && (
        <FormattedMessage id="offer-feeds.read" values={{ at: <Moment at={readAt} /> }} />
      )}
      {!failing && readAt === null && <FormattedMessage id="offer-feeds.never" />}
      <span className={own.line}>
        <FormattedMessage id="offer-feeds.open" values={{ count: open }} />
      </span>
      {waiting > 0 && (
        <span className={own.line}>
          <FormattedMessage id="absences.pending" values={{ count: waiting }} />{' '}
          <Link to="/admin/offers/absent" search={{ source }}>
            <FormattedMessage id="absences.decide" />
          </Link>
        </span>
      )}
    </>
  );
}

/** When a feed is fetched, and when next. */
export function FeedSchedule({ feed }: { readonly feed: FeedView }) {
  if (feed.from === 'environment')
    return (
      <FormattedMessage id="offer-feeds.every-minutes" values={{ count: feed.everyMinutes }} />
    );
  const { schedule, nextAt } = feed;
  const at = schedule.every === 'day' ? schedule.at : '';
  return (
    <>
      <FormattedMessage id={`offer-feeds.every.${schedule.every}`} values={{ at }} />
      <span className={own.line}>
        {nextAt === null ? (
          <FormattedMessage id="offer-feeds.paused" />
        ) : (
          <FormattedMessage id="offer-feeds.next" values={{ at: <Moment at={nextAt} /> }} />
        )}
      </span>
    </>
  );
}
