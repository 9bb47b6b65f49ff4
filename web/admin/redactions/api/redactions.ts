import { redactionEndpoints as at } from '@parvis/contracts/redactions/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const everyMs = 3_000;

/** Lists a page of redactions; reads it again while one is being carried out. */
export function listRedactions(page: number | undefined) {
  return queryOptions({
    queryKey: ['redactions', page ?? 1],
    queryFn: ({ signal }) =>
      callEndpoint(at.listRedactions, { query: { page: page ?? 1 }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'under-way') === true ? everyMs : false,
  });
}

/** What is typed to request a redaction. */
export interface TypedRedaction {
  readonly words: string;
  readonly reason: string;
  readonly item: string;
}

export function requestRedaction({ words, reason, item }: TypedRedaction) {
  const body = { words, reason, ...(item.trim() !== '' && { item }) };
  return callEndpoint(at.requestRedaction, { body });
}

export function confirmRedaction(id: string) {
  return callEndpoint(at.confirmRedaction, { params: { id }, body: {} });
}

export function refuseRedaction(id: string, reason: string) {
  return callEndpoint(at.refuseRedaction, { params: { id }, body: { reason } });
}
