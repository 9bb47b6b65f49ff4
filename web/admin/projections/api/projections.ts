import {
  operationsEndpoints as at,
  type ProjectionAction,
} from '@parvis/contracts/operations/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** How often the screen refetches, in milliseconds: often, for an operator who is waiting. */
const lookEveryMs = 3_000;

/** Reads the progress of each read model. */
export const listProjections = queryOptions({
  queryKey: ['projections'],
  queryFn: ({ signal }) => callEndpoint(at.listProjections, { signal }),
  refetchInterval: lookEveryMs,
});

/** Retries or skips the event that a read model failed at, or rebuilds it. */
export function runAction(name: string, action: ProjectionAction): Promise<undefined> {
  return callEndpoint(at.runProjectionAction, { params: { name, action } });
}
