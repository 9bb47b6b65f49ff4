import { type ListedReport, shownReports } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { reportsQuery } from './api/ethics.ts';
import { DueView } from './due-view.tsx';
import styles from './ethics.module.css';
import { shortId } from './short-id.ts';

/** A page of the reports, nearest deadline first. Filter and page are in the address. */
export function ReportList() {
  const intl = useIntl();
  const { page = 1, state = 'open' } = useSearch({ from: '/admin/ethics' });
  const navigate = useNavigate({ from: '/admin/ethics' });
  const { data, error } = useQuery(reportsQuery(page, state));
  requireShown(data, error);
  if (!data) return <Loading />;
  return (
    <>
      <div className={styles.filters}>
        <p role="status">
          <FormattedMessage id="ethics-desk.count" values={{ total: data.total }} />
        </p>
        <NativeSelect
          label={intl.formatMessage({ id: 'ethics-desk.show' })}
          quiet
          value={state}
          onChange={(chosen) =>
            void navigate({
              search: { state: chosen === 'open' ? undefined : chosen },
              replace: true,
            })
          }
          options={shownReports.map((value) => ({
            value,
            label: intl.formatMessage({ id: `ethics-desk.show.${value}` }),
          }))}
        />
      </div>
      {data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      <Paging
        list={data}
        onPage={(to) =>
          void navigate({ search: (former) => ({ ...former, page: to }), replace: true })
        }
      />
    </>
  );
}

function ReportRow({ report }: { report: ListedReport }) {
  const { id, receivedOn, state, due, lastBy } = report;
  const date = <FormattedDate value={receivedOn} timeZone="UTC" dateStyle="long" />;
  return (
    <li>
      <span>
        <Link to="/admin/ethics/$id" params={{ id }}>
          <FormattedMessage id="ethics-desk.report" values={{ short: shortId(id) }} />
        </Link>
        <span className={styles.soft}>
          <FormattedMessage id="ethics-desk.received" values={{ date }} />
        </span>
      </span>
      <DueView due={due} />
      <span>
        <FormattedMessage id={`ethics-desk.state.${state}`} />
        {state !== 'received' && lastBy === 'reporter' && (
          <strong className={styles.wrote}>
            <FormattedMessage id="ethics-desk.wrote" />
          </strong>
        )}
      </span>
    </li>
  );
}
