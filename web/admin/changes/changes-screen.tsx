import { changeEndpoints } from '@parvis/contracts/audit/change-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { OlderPaging } from '../activity/older-paging.tsx';
import lists from '../lists/lists.module.css';
import { composeAddress } from '../requests/call-endpoint.ts';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { countChanges, listChanges } from './api/changes.ts';
import { DaysWithChanges } from './changed-days.tsx';
import styles from './changes.module.css';
import { ChangesForm } from './changes-form.tsx';
import { type ChangesSearch, toChangesQuestion } from './changes-search.ts';
import { ChangesTable } from './changes-table.tsx';

/** Everything that changed in public between two days; the address has the whole question. */
export function ChangesScreen() {
  const search = useSearch({ from: '/admin/audit/changes' });
  const navigate = useNavigate({ from: '/admin/audit/changes' });
  const { data, error, isPlaceholderData } = useQuery(listChanges(search));
  requireShown(data, error);
  const show = (shown: ChangesSearch) => void navigate({ search: shown });
  return (
    <section className={lists.screen}>
      <h1>
        <FormattedMessage id="changes.title" />
      </h1>
      <ChangesForm key={JSON.stringify(search)} search={search} onSubmit={show} />
      <Summary search={search} />
      {!data && <Loading />}
      {data && data.items.length > 0 && (
        <ChangesTable changes={data.items} fading={isPlaceholderData} />
      )}
      <OlderPaging
        isFirst={search.before === undefined}
        next={data?.next ?? null}
        onShow={(before) => show({ ...search, before })}
      />
    </section>
  );
}

/** How much changed, and on which days; and all of it to download. */
function Summary({ search }: { readonly search: ChangesSearch }) {
  const { data, error } = useQuery(countChanges(search));
  requireShown(data, error);
  const query = toChangesQuestion(search);
  return (
    <>
      <div className={styles.exports}>
        <p role="status" className={lists.count}>
          {data && <FormattedMessage id="changes.count" values={{ count: data.total }} />}
        </p>
        <a
          className="button small"
          href={composeAddress(changeEndpoints.exportChangesAsCsv, { query })}
          download
        >
          <FormattedMessage id="changes.export-csv" />
        </a>
        <a
          className="button small"
          href={composeAddress(changeEndpoints.exportChangesAsJson, { query })}
          download
        >
          <FormattedMessage id="changes.export-json" />
        </a>
      </div>
      {data && data.days.length > 0 && <DaysWithChanges days={data.days} search={search} />}
    </>
  );
}
