import type { NotaryStatus } from '@parvis/contracts/notary/views.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';

interface NotaryTroubleProps {
  readonly status: Pick<NotaryStatus, 'stopped' | 'lateSince'>;
}

/** Why the notary does not sign, or else since when nothing is signed. */
export function NotaryTrouble({ status: { stopped, lateSince } }: NotaryTroubleProps) {
  if (stopped !== null)
    return (
      <Alert>
        <FormattedMessage id={`notary.stopped.${stopped}`} />
      </Alert>
    );
  if (lateSince === null) return null;
  return (
    <Alert>
      <FormattedMessage id="notary.late" values={{ at: <ExactMoment at={lateSince} /> }} />
    </Alert>
  );
}

function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="refused">
      {children}
    </p>
  );
}
