import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import audit from '../audit/audit.module.css';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { useCan } from '../shell/session.ts';
import { listRedactions } from './api/redactions.ts';
import { RedactionEntry } from './redaction-entry.tsx';
import { RequestForm } from './request-form.tsx';

/** The words that were removed from all that was ever said, and those that wait for it. */
export function RedactionsScreen() {
  const intl = useIntl();
  const { page } = useSearch({ from: '/admin/audit/redactions' });
  const navigate = useNavigate({ from: '/admin/audit/redactions' });
  const mayRedact = useCan('site.configure');
  const { data, error } = useQuery(listRedactions(page));
  requireShown(data, error);
  return (
    <section className={audit.screen}>
      <header className={audit.head}>
        <h1>
          <FormattedMessage id="redactions.title" />
        </h1>
      </header>
      <div className={`document ${audit.hint}`}>
        <p>
          <FormattedMessage id="redactions.intro" />
        </p>
        {mayRedact && <RequestForm />}
        <h2>
          <FormattedMessage id="redactions.list" />
        </h2>
        {!data && <Loading />}
        {data?.total === 0 && (
          <p>
            <FormattedMessage id="redactions.none" />
          </p>
        )}
        {data?.items.map((one) => (
          <RedactionEntry key={one.id} redaction={one} mayDecide={mayRedact} />
        ))}
        {data && (
          <Paging list={data} onPage={(next) => void navigate({ search: { page: next } })} />
        )}
        <h2>
          <FormattedMessage id="redactions.readers" />
        </h2>
        <p>
          <FormattedMessage
            id="redactions.readers-of-log"
            values={{
              known: data?.logReaders ? 'yes' : 'no',
              roles: intl.formatList(data?.logReaders ?? []),
            }}
          />
        </p>
        <p>
          <FormattedMessage id="redactions.readers-of-copies" />
        </p>
      </div>
    </section>
  );
}
