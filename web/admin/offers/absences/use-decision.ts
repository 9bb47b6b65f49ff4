import type { AbsenceDecision } from '@parvis/contracts/careers/absences.ts';
import { useIntl } from 'react-intl';
import { decideOfferAbsences } from '../api/offer-absences.ts';
import { useOfferCommand } from '../use-offer-command.ts';

const done = { withdraw: 'absences.withdrawn-done', keep: 'absences.kept-done' } as const;

/** Returns a function that withdraws offers that left their feed, or keeps them open. */
export function useDecision() {
  const intl = useIntl();
  const { run, busy } = useOfferCommand();
  const decide = (decision: AbsenceDecision) =>
    void run({
      send: () => decideOfferAbsences(decision),
      done: (count) => ({
        words: intl.formatMessage({ id: done[decision.decision] }, { count }),
      }),
    });
  return { decide, busy };
}
