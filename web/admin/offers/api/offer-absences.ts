import { absenceEndpoints } from '@parvis/contracts/careers/absence-endpoints.ts';
import { type AbsenceDecision } from '@parvis/contracts/careers/absences.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Lists feeds of offers: whether they can be read, and how many offers left them. */
export function listOfferFeeds() {
  return queryOptions({
    queryKey: ['offers', 'feeds'],
    queryFn: ({ signal }) => callEndpoint(absenceEndpoints.listOfferFeeds, { signal }),
  });
}

/** Lists the offers of a source that left its feed, and wait for a decision. */
export function listOfferAbsences(source: string, page: number | undefined) {
  return queryOptions({
    queryKey: ['offers', 'absences', source, page],
    queryFn: ({ signal }) =>
      callEndpoint(absenceEndpoints.listOfferAbsences, {
        query: { source, page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Withdraws offers that left their feed, or keeps them; without ids, all. @returns how many */
export async function decideOfferAbsences(decision: AbsenceDecision): Promise<number> {
  let decided = 0;
  for (;;) {
    const response = await callEndpoint(absenceEndpoints.decideOfferAbsences, { body: decision });
    decided += response.decided;
    const isDone = response.waiting === 0 || response.decided === 0;
    if (decision.ids !== undefined || isDone) return decided;
  }
}
