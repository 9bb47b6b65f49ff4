import type { CaseView } from '@parvis/contracts/cases/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import audit from '../audit/audit.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { useCan } from '../shell/session.ts';
import { readCase, saveCase } from './api/cases.ts';
import { CaseHolds } from './case-holds.tsx';
import { CaseNotes } from './case-notes.tsx';
import { QuestionForm } from './question-form.tsx';

/** A case: its question with links to the answers, its notes, and its holds. */
export function CaseScreen() {
  const { id } = useParams({ from: '/admin/audit/cases/$id' });
  const mayWrite = useCan('cases.write');
  const { data, error } = useQuery(readCase(id));
  requireShown(data, error);
  return (
    <section className={audit.screen}>
      <header className={audit.head}>
        <h1>{data?.title ?? <FormattedMessage id="cases.title" />}</h1>
        <Link to="/admin/audit/cases">
          <FormattedMessage id="cases.title" />
        </Link>
      </header>
      <div className={`document ${audit.hint}`}>
        {data ? (
          <>
            <Question one={data} mayWrite={mayWrite && data.state === 'open'} />
            <CaseHolds one={data} mayWrite={mayWrite} />
            <CaseNotes one={data} mayWrite={mayWrite} />
          </>
        ) : (
          <Loading />
        )}
      </div>
    </section>
  );
}

function Question({ one, mayWrite }: { readonly one: CaseView; readonly mayWrite: boolean }) {
  const intl = useIntl();
  const { id, revision, opened, state, purpose } = one;
  const values = { by: opened.by, at: <Moment at={opened.at} /> };
  return (
    <>
      <p>
        <strong>
          <FormattedMessage id={`cases.state.${state}`} />
        </strong>{' '}
        · <FormattedMessage id="cases.opened" values={values} />
      </p>
      {purpose !== '' && <p>{purpose}</p>}
      <Answers one={one} />
      {mayWrite && (
        <details>
          <summary className="button small">
            <FormattedMessage id="cases.edit" />
          </summary>
          <QuestionForm
            key={revision}
            start={one}
            submit={intl.formatMessage({ id: 'cases.save' })}
            send={async (content) => {
              await saveCase(id, revision, content);
            }}
          />
        </details>
      )}
    </>
  );
}

/** Links to what answers the question: the ledger, and the pages as they were. */
function Answers({ one: { words, addresses, from, to } }: { readonly one: CaseView }) {
  const days = { from: from ?? undefined, to: to ?? undefined };
  if (words === '' && addresses.length === 0) return null;
  return (
    <>
      <h2>
        <FormattedMessage id="cases.look" />
      </h2>
      <ul>
        {words !== '' && (
          <li>
            <Link
              className="button small"
              to="/admin/audit/exposure"
              search={{ q: words, ...days }}
            >
              <FormattedMessage id="cases.look-exposure" />
            </Link>
          </li>
        )}
        {addresses.map((path) => (
          <li key={path}>
            <Link
              className="button small"
              to="/admin/audit"
              search={{ path, at: to === null ? undefined : `${to}T23:59:59.000Z` }}
            >
              <FormattedMessage id="cases.look-page" values={{ path }} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
