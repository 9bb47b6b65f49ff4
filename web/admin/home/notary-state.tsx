import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';
import { showNotary } from '../notary/api/show-notary.ts';
import { LastVerification } from '../notary/last-verification.tsx';
import { NotaryTrouble } from '../notary/notary-trouble.tsx';
import { requireShown } from '../requests/require-shown.ts';

/** Whether the log is signed, how far, and what its last verification found. */
export function NotaryState() {
  const heading = useId();
  const { data, error } = useQuery(showNotary());
  requireShown(data, error);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <Link to="/admin/audit/notary">
          <FormattedMessage id="notary.title" />
        </Link>
      </h2>
      {data && <NotaryTrouble status={data} />}
      {data && (
        <p>
          {data.signed === null ? (
            <FormattedMessage id="notary.nothing" />
          ) : (
            <FormattedMessage
              id="auditor-home.signed"
              values={{ count: data.signed.size, at: <ExactMoment at={data.signed.at} /> }}
            />
          )}
        </p>
      )}
      {data?.verification && <LastVerification verification={data.verification} />}
    </section>
  );
}
