import type { PlannedContent } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/pages.module.css';
import { Paging } from '../pages/paging.tsx';
import { StatusMark } from '../pages/status-mark.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { listScheduled } from './schedule-commands.ts';

/** All items with a planned publication or end, soonest first. */
export function ScheduledScreen() {
  const { page } = useSearch({ from: '/admin/scheduled' });
  const navigate = useNavigate({ from: '/admin/scheduled' });
  const { data, error, dataUpdatedAt } = useQuery(listScheduled(page));
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="scheduled.title" />
      </h1>
      <p role="status" className={styles.count}>
        {data && <FormattedMessage id="scheduled.count" values={{ total: data.total }} />}
      </p>
      {!data && <Loading />}
      {data?.total === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="scheduled.empty" />
        </p>
      )}
      {data && data.total > 0 && <PlannedTable items={data.items} readAt={dataUpdatedAt} />}
      {data && <Paging list={data} onPage={(next) => void navigate({ search: { page: next } })} />}
    </section>
  );
}

interface PlannedTableProps {
  readonly items: readonly PlannedContent[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

function PlannedTable({ items, readAt }: PlannedTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['content', 'publish', 'unpublish'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`scheduled.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td className={styles.title}>
              <Link to="/admin/content/$kind/$id/edit" params={{ kind: item.kind, id: item.id }}>
                {item.title}
              </Link>
              <StatusMark kind={item.kind} status={item.status} pending={item.pending} />{' '}
              <span className={styles.path}>{item.url}</span>
              {item.refused !== null && <p className="refused">{item.refused}</p>}
            </td>
            <td className={styles.updatedAt}>
              <PlannedInstant at={item.plan.publishAt} readAt={readAt} />
            </td>
            <td className={styles.updatedAt}>
              <PlannedInstant at={item.plan.unpublishAt} readAt={readAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A future instant, or one that passed without effect. */
function PlannedInstant({ at, readAt }: { at: string | null; readAt: number }) {
  if (at === null) return '–';
  const late = Date.parse(at) < readAt - lateAfterMs;
  return (
    <>
      <Moment at={at} />{' '}
      {late && (
        <strong>
          <FormattedMessage id="schedule.late" />
        </strong>
      )}
    </>
  );
}

/** Jobs run every few seconds. */
const lateAfterMs = 60_000;
