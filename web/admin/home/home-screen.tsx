import { checks } from '@parvis/contracts/content/checks/finding.ts';
import { homeEndpoints } from '@parvis/contracts/content/home-endpoints.ts';
import type { PlannedInstants } from '@parvis/contracts/content/plan.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { listApprovals } from '../approvals/api/approvals.ts';
import { listChecks } from '../checks/api/checks.ts';
import styles from '../pages/pages.module.css';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { requireShown } from '../requests/require-shown.ts';
import { listScheduled } from '../schedule/schedule-commands.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { useCan, useCanWrite } from '../shell/session.ts';
import { FirstSteps } from './first-steps.tsx';
import { HomeList } from './home-list.tsx';
import { Reviews } from './reviews.tsx';

const readHome = queryOptions({
  // Below the key of lists, which are refetched when content changes.
  queryKey: ['contents', 'home'],
  queryFn: ({ signal }) => callEndpoint(homeEndpoints.readHome, { signal }),
});

const AuditorHome = lazy(async () => ({
  default: (await import('./auditor-home.tsx')).AuditorHome,
}));

/** The home of who may write, or else of who reads history. */
export function HomeScreen() {
  return useCanWrite() ? <EditorHome /> : <AuditorHome />;
}

/** What an editor finds first: their drafts, what waits and comes next, and what needs care. */
function EditorHome() {
  const { data, error } = useQuery(readHome);
  const setsUp = useCan('site.configure');
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="home.title" />
      </h1>
      {setsUp && <FirstSteps />}
      {data ? (
        <>
          <HomeList
            {...data.drafts}
            title="home.drafts"
            none="home.drafts-none"
            column="contents.column.updatedAt"
            renderNote={({ updatedAt }) => <Moment at={updatedAt} />}
          />
          <Reviews {...data.reviews} title="home.reviews" />
          <Waiting />
          <Next />
          <ToReview />
          <HomeList
            {...data.behind}
            title="home.behind"
            none="home.behind-none"
            column="home.column.behind"
            dialog="debt"
            renderNote={({ behind }) => (
              <FormattedMessage id="debt.count" values={{ count: behind }} />
            )}
          />
          <Reviews {...data.overdue} title="home.overdue" />
          <HomeList
            {...data.untranslated}
            title="home.untranslated"
            none="home.untranslated-none"
            column="home.column.missing"
            renderNote={({ missing }) => <FormattedMessage id={`locale.${missing}`} />}
          />
          <HomeList
            {...data.stale}
            title="home.stale"
            none="home.stale-none"
            column="contents.column.updatedAt"
            renderNote={({ updatedAt }) => <Moment at={updatedAt} />}
          />
        </>
      ) : (
        <Loading />
      )}
    </section>
  );
}

/** Publications that somebody has to approve; nothing while there are none. */
function Waiting() {
  const { data } = useQuery(listApprovals(undefined));
  if (data === undefined || data.total === 0) return null;
  return (
    <HomeList
      {...data}
      title="home.waiting"
      all="/admin/approvals"
      column="home.column.since"
      renderNote={({ at }) => <Moment at={at} />}
    />
  );
}

/** How much there is to review in what is published; nothing while there is none. */
function ToReview() {
  const { data } = useQuery(listChecks({ pageSize: 1 }));
  const heading = useId();
  const found = checks.filter((check) => data?.counts[check]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="checks.title" />
      </h2>
      <ul>
        {found.map((check) => (
          <li key={check}>
            <Link to="/admin/checks" search={{ check }}>
              <FormattedMessage id={`checks.name.${check}`} />
            </Link>{' '}
            ({data?.counts[check]})
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next plans; nothing while there are none. */
function Next() {
  const { data } = useQuery(listScheduled(undefined));
  if (data === undefined || data.total === 0) return null;
  return (
    <HomeList
      {...data}
      title="home.next"
      all="/admin/scheduled"
      column="home.column.planned"
      renderNote={({ plan }) => <NextInstant {...plan} />}
    />
  );
}

/** What a plan does first, and when. */
function NextInstant({ publishAt, unpublishAt }: PlannedInstants) {
  const at = publishAt ?? unpublishAt;
  if (at === null) return null;
  const type = publishAt === null ? 'unpublish' : 'publish';
  return <FormattedMessage id="home.planned" values={{ type, at: <Moment at={at} /> }} />;
}
