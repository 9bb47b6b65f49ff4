import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Paging } from '../pages/paging.tsx';
import { Loading } from '../shell/frame.tsx';
import { reportsQuery } from './api/ethics.ts';
import styles from './ethics.module.css';
import { KeyGate } from './key-gate.tsx';
import { KeyNotices } from './key-notices.tsx';
import { shortId } from './short-id.ts';

/** The ethics reports, for ethics officers alone. */
export function EthicsScreen() {
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="ethics-desk.title" />
      </h1>
      <p>
        <FormattedMessage id="ethics-desk.intro" />
      </p>
      <KeyGate>
        {(identity, officers) => (
          <>
            <KeyNotices identity={identity} officers={officers} />
            <ReportList />
          </>
        )}
      </KeyGate>
    </section>
  );
}

function ReportList() {
  const { page = 1 } = useSearch({ from: '/admin/ethics' });
  const navigate = useNavigate({ from: '/admin/ethics' });
  const { data, error } = useQuery(reportsQuery(page));
  if (error) throw error;
  if (!data) return <Loading />;
  return (
    <>
      <p role="status">
        <FormattedMessage id="ethics-desk.count" values={{ total: data.total }} />
      </p>
      {data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map(({ id, receivedOn, state }) => (
            <li key={id}>
              <Link to="/admin/ethics/$id" params={{ id }}>
                <FormattedMessage id="ethics-desk.report" values={{ short: shortId(id) }} />
              </Link>
              <span>
                <FormattedMessage
                  id="ethics-desk.received"
                  values={{
                    date: <FormattedDate value={receivedOn} timeZone="UTC" dateStyle="long" />,
                  }}
                />
              </span>
              <span>
                <FormattedMessage id={`ethics-desk.state.${state}`} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Paging list={data} onPage={(to) => void navigate({ search: { page: to }, replace: true })} />
    </>
  );
}
