import type { FeedRun } from '@parvis/contracts/careers/feeds/feed-run.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import pages from '../../pages/pages.module.css';
import { Paging } from '../../pages/paging.tsx';
import { requireShown } from '../../requests/require-shown.ts';
import { Moment } from '../../shell/moment.tsx';
import { isUnderWay, listFeedRuns } from '../api/offer-feed-settings.ts';
import { ImportCountsList } from '../imports/import-counts.tsx';
import list from '../imports/imports.module.css';
import { Problem } from './feed-state.tsx';
import own from './feeds.module.css';
import { RunReport } from './run-report.tsx';

/** The times that a feed was fetched, the newest first, with what came of each. */
export function FeedRuns({ source }: { readonly source: string }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(listFeedRuns(source, page));
  requireShown(data, error);
  const [newest] = data?.items ?? [];
  return (
    <section className={own.part} aria-labelledby="feed-runs">
      <h2 id="feed-runs">
        <FormattedMessage id="offer-feeds.runs" />
      </h2>
      <div role="status">{newest !== undefined && page === 1 && <Progress run={newest} />}</div>
      {data?.total === 0 && (
        <p className={pages.none}>
          <FormattedMessage id="offer-feeds.no-runs" />
        </p>
      )}
      <ol className={list.reports}>
        {data?.items
          .filter((run) => !isUnderWay(run))
          .map((run) => (
            <Run key={run.id} source={source} run={run} isOpen={run.id === newest?.id} />
          ))}
      </ol>
      {data && <Paging list={data} onPage={(next) => setPage(next ?? 1)} />}
    </section>
  );
}

/** How far a run is that has not ended. */
function Progress({ run }: { readonly run: FeedRun }) {
  if (!isUnderWay(run)) return null;
  return (
    <p className={own.progress}>
      <progress aria-hidden />
      {run.state === 'waiting' && <FormattedMessage id="offer-feeds.progress.waiting" />}
      {run.state === 'running' &&
        (run.records === null ? (
          <FormattedMessage id="offer-feeds.progress.fetching" />
        ) : (
          <FormattedMessage id="offer-feeds.progress.reading" values={{ count: run.records }} />
        ))}
    </p>
  );
}

interface RunProps {
  readonly source: string;
  readonly run: FeedRun;
  /** Whether its report is shown without a press. */
  readonly isOpen: boolean;
}

/** What came of a run that has ended. */
function Run({ source, run, isOpen }: RunProps) {
  const { id, kind, state, by, endedAt, problem, counts } = run;
  return (
    <li className={list.report} data-run={state}>
      <div className={list.head}>
        <h3 className={own.outcome} data-state={state}>
          <FormattedMessage id={`offer-feeds.outcome.${kind}-${state}`} />
        </h3>
        <p className={list.facts}>
          {endedAt !== null && <Moment at={endedAt} />} ·{' '}
          {by ?? <FormattedMessage id="offer-feeds.by-schedule" />}
        </p>
      </div>
      {problem && (
        <p className="refused">
          <FormattedMessage id="offer-feeds.why" values={{ why: <Problem problem={problem} /> }} />
        </p>
      )}
      {counts && <ImportCountsList counts={counts} />}
      {counts && <RunReport source={source} id={id} isOpen={isOpen} />}
    </li>
  );
}
