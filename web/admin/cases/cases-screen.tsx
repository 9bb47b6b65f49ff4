import type { CaseView } from '@parvis/contracts/cases/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../pages/pages.module.css';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { useCan } from '../shell/session.ts';
import { listCases, openCase } from './api/cases.ts';
import { noQuestion, QuestionForm } from './question-form.tsx';

/** The questions that auditors saved, and a form for another. */
export function CasesScreen() {
  const intl = useIntl();
  const { page } = useSearch({ from: '/admin/audit/cases' });
  const navigate = useNavigate({ from: '/admin/audit/cases' });
  const mayWrite = useCan('cases.write');
  const { data, error } = useQuery(listCases(page));
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="cases.title" />
      </h1>
      <p>
        <FormattedMessage id="cases.intro" />
      </p>
      {!data && <Loading />}
      {data?.total === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="cases.none" />
        </p>
      )}
      {data && data.total > 0 && <CaseTable items={data.items} />}
      {data && <Paging list={data} onPage={(next) => void navigate({ search: { page: next } })} />}
      {mayWrite && (
        <details>
          <summary className="button small">
            <FormattedMessage id="cases.new" />
          </summary>
          <QuestionForm
            start={noQuestion}
            submit={intl.formatMessage({ id: 'cases.open' })}
            send={async (content) => {
              const { id } = await openCase(content);
              await navigate({ to: '/admin/audit/cases/$id', params: { id } });
            }}
          />
        </details>
      )}
    </section>
  );
}

function CaseTable({ items }: { readonly items: readonly CaseView[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['title', 'state', 'holds', 'opened'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`cases.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, state, holds, opened }) => (
          <tr key={id}>
            <td className={styles.title}>
              <Link to="/admin/audit/cases/$id" params={{ id }}>
                {title}
              </Link>
            </td>
            <td>
              <FormattedMessage id={`cases.state.${state}`} />
            </td>
            <td>{holds.filter(({ isInForce }) => isInForce).length}</td>
            <td className={styles.updatedAt}>
              <Moment at={opened.at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
