import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import lists from '../lists/lists.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import styles from './activity.module.css';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityRow } from './activity-row.tsx';
import type { ActivitySearch } from './activity-search.ts';
import { listActivity } from './api/list-activity.ts';
import { OlderPaging } from './older-paging.tsx';

/** The actions on all items, newest first; filters and page are in the address. */
export function ActivityScreen() {
  const search = useSearch({ from: '/admin/activity' });
  const navigate = useNavigate({ from: '/admin/activity' });
  const { data, error, isPlaceholderData } = useQuery(listActivity(search));
  requireShown(data, error);
  const show = (changed: Partial<ActivitySearch>, replace: boolean) =>
    void navigate({ search: { ...search, before: undefined, ...changed }, replace });
  const next = data?.next ?? null;
  return (
    <section className={lists.screen}>
      <h1>
        <FormattedMessage id="activity.title" />
      </h1>
      <ActivityFilters
        search={search}
        people={data?.people ?? []}
        onChange={(changed) => show(changed, true)}
      />
      {!data && <Loading />}
      <p role="status" className={lists.none} hidden={data?.items.length !== 0}>
        {data?.items.length === 0 && <FormattedMessage id="activity.none" />}
      </p>
      {data && data.items.length > 0 && (
        <ol className={styles.list} data-fading={isPlaceholderData}>
          {data.items.map((entry) => (
            <ActivityRow
              key={`${entry.position} ${entry.about === 'content' ? entry.step : entry.did}`}
              entry={entry}
            />
          ))}
        </ol>
      )}
      <OlderPaging
        isFirst={search.before === undefined}
        next={next}
        onShow={(before) => show({ before }, false)}
      />
    </section>
  );
}
