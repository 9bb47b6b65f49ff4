import { type Finding, isOfServed, type Verification } from '@parvis/contracts/notary/views.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';

/** When the log and what is stored beside it were last verified, and what was found wrong. */
export function LastVerification({ verification }: { readonly verification: Verification }) {
  const { at, signed, findings, servedAt } = verification;
  const inLog = findings.filter((finding) => !isOfServed(finding));
  const inServed = findings.filter(isOfServed);
  const values = { at: <ExactMoment at={at} />, total: signed };
  return (
    <>
      {inLog.length === 0 ? (
        <p>
          <FormattedMessage id="notary.verified" values={values} />
        </p>
      ) : (
        <Found
          findings={inLog}
          placeOf={({ position }) => position}
          title={<FormattedMessage id="notary.found" values={values} />}
        />
      )}
      {servedAt !== undefined && <Served findings={inServed} at={servedAt} />}
    </>
  );
}

function Served({ findings, at }: { readonly findings: readonly Finding[]; readonly at: string }) {
  const values = { at: <ExactMoment at={at} /> };
  if (findings.length === 0)
    return (
      <p>
        <FormattedMessage id="notary.served" values={values} />
      </p>
    );
  return (
    <Found
      findings={findings}
      placeOf={({ detail }) => detail}
      title={<FormattedMessage id="notary.found-served" values={values} />}
    />
  );
}

interface FoundProps {
  readonly title: ReactNode;
  readonly findings: readonly Finding[];
  readonly placeOf: (finding: Finding) => string | null;
}

function Found({ title, findings, placeOf }: FoundProps) {
  return (
    <div role="alert" className="refused">
      <p>{title}</p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.position} ${finding.detail}`}>
            <code>{[finding.kind, placeOf(finding)].filter(Boolean).join(' ')}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
