import type { Verification } from '@parvis/contracts/notary/views.ts';
import { FormattedMessage } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';

/** When the log was last verified, and what was found wrong in it. */
export function LastVerification({ verification }: { readonly verification: Verification }) {
  const { at, signed, findings } = verification;
  const values = { at: <ExactMoment at={at} />, count: findings.length, total: signed };
  if (findings.length === 0)
    return (
      <p>
        <FormattedMessage id="notary.verified" values={values} />
      </p>
    );
  return (
    <div role="alert" className="refused">
      <p>
        <FormattedMessage id="notary.found" values={values} />
      </p>
      <ul>
        {findings.map(({ kind, position, detail }) => (
          <li key={`${kind} ${position} ${detail}`}>
            <code>{[kind, position].filter(Boolean).join(' ')}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
