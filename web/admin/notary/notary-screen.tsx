import type { NotaryStatus } from '@parvis/contracts/notary/views.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import audit from '../audit/audit.module.css';
import { failureMessage } from '../requests/failure-message.ts';
import { isSignedOut } from '../requests/failures.ts';
import { Loading } from '../shell/frame.tsx';
import { showNotary } from './api/show-notary.ts';
import { LastVerification } from './last-verification.tsx';
import { NotaryTrouble } from './notary-trouble.tsx';
import { Signed } from './signed.tsx';
import { Witnesses } from './witnesses.tsx';

/** Whether the log is signed, by which key and since when, and its newest checkpoint. */
export function NotaryScreen() {
  const intl = useIntl();
  const { data, error } = useQuery(showNotary());
  if (error && isSignedOut(error)) throw error;
  return (
    <section className={audit.screen}>
      <header className={audit.head}>
        <h1>
          <FormattedMessage id="notary.title" />
        </h1>
      </header>
      {error ? (
        <p role="alert" className={`refused ${audit.hint}`}>
          {failureMessage(intl, error)}
        </p>
      ) : data ? (
        <Status status={data} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Status({ status }: { readonly status: NotaryStatus }) {
  const { signed, witnesses, mayRewriteLog, verification } = status;
  return (
    <div className={`document ${audit.hint}`}>
      <p>
        <FormattedMessage id="notary.intro" />
      </p>
      <NotaryTrouble status={status} />
      {verification && <LastVerification verification={verification} />}
      {mayRewriteLog === true && (
        <p className="note">
          <FormattedMessage id="notary.may-rewrite" />
        </p>
      )}
      {signed === null ? (
        <p>
          <FormattedMessage id="notary.nothing" />
        </p>
      ) : (
        <Signed signed={signed} />
      )}
      <Witnesses witnesses={witnesses} />
    </div>
  );
}
