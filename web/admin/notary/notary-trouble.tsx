import type { NotaryStatus } from '@parvis/contracts/notary/views.ts';
import { FormattedMessage } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';

/** Why the notary does not sign, or since when nothing is signed. */
export function NotaryTrouble({
  status: { stopped, lateSince },
}: {
  readonly status: Pick<NotaryStatus, 'stopped' | 'lateSince'>;
}) {
  if (stopped === null && lateSince === null) return null;
  return (
    <p role="alert" className="refused">
      {stopped !== null ? (
        <FormattedMessage id={`notary.stopped.${stopped}`} />
      ) : (
        lateSince !== null && (
          <FormattedMessage id="notary.late" values={{ at: <ExactMoment at={lateSince} /> }} />
        )
      )}
    </p>
  );
}
