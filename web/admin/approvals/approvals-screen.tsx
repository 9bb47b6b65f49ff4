import type { ListedApproval } from '@parvis/contracts/content/approval-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/pages.module.css';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { listApprovals } from './api/approvals.ts';

/** The publications that wait for somebody's approval, and those that were returned. */
export function ApprovalsScreen() {
  const { page } = useSearch({ from: '/admin/approvals' });
  const navigate = useNavigate({ from: '/admin/approvals' });
  const { data, error } = useQuery(listApprovals(page));
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="approvals.title" />
      </h1>
      <p role="status" className={styles.count}>
        {data && <FormattedMessage id="approvals.count" values={{ total: data.total }} />}
      </p>
      {!data && <Loading />}
      {data?.total === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="approvals.empty" />
        </p>
      )}
      {data && data.total > 0 && <ApprovalTable items={data.items} />}
      {data && <Paging list={data} onPage={(next) => void navigate({ search: { page: next } })} />}
    </section>
  );
}

function ApprovalTable({ items }: { readonly items: readonly ListedApproval[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['content', 'state', 'by', 'since'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`approvals.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, kind, title, note, state, isOwn, by, at }) => (
          <tr key={id}>
            <td className={styles.title}>
              <Link to="/admin/content/$kind/$id/edit" params={{ kind, id }}>
                {title}
              </Link>
              {note !== '' && <p>{note}</p>}
            </td>
            <td>
              <FormattedMessage
                id={`approvals.state.${state === 'waiting' && isOwn ? 'own' : state}`}
              />
            </td>
            <td>{by}</td>
            <td className={styles.updatedAt}>
              <Moment at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
