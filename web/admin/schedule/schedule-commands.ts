import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ContentPlan } from '@parvis/contracts/content/plan.ts';
import { type ContentReceipt, type ContentView } from '@parvis/contracts/content/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../requests/call-endpoint.ts';

/** Replaces the plan of an item. */
export function scheduleContent(
  { kind, id }: Pick<ContentView, 'kind' | 'id'>,
  body: ContentPlan,
): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[kind].schedule, {
    params: { id },
    body,
  });
}

/** Lists planned items, soonest first. */
export function listScheduled(page: number | undefined) {
  return queryOptions({
    queryKey: ['scheduled', page],
    queryFn: ({ signal }) =>
      callEndpoint(contentEndpoints.listScheduled, {
        query: { page: page ?? 1 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
