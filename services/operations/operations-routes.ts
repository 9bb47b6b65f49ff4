import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { openApiDocument } from '../http/openapi.ts';
import { type Route, replyTo, route } from '../http/route.ts';
import { freshnessOf } from './freshness.ts';
import {
  listProjections,
  type ProjectionOperations,
  runProjectionAction,
} from './projection-operations.ts';

/** What operators do over HTTP, and the description of every address. */
export function operationsRoutes(
  operations: ProjectionOperations,
  endpoints: readonly Endpoint[],
  version: string,
  isLogAway: () => boolean,
): readonly Route[] {
  const document = openApiDocument(endpoints, version);
  return [
    route(operationsEndpoints.getFreshness, async () => ({
      kind: 'json',
      body: freshnessOf(await operations.statuses(), isLogAway()),
    })),
    route(operationsEndpoints.openApi, async () => ({ kind: 'json', body: document })),
    route(operationsEndpoints.listProjections, async (_input, { actor }) =>
      replyTo(await listProjections(operations, actor), (items) => ({
        kind: 'json',
        body: { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) },
      })),
    ),
    route(operationsEndpoints.runProjectionAction, async ({ params }, { actor }) =>
      replyTo(await runProjectionAction(operations, actor, params.name, params.action), () => ({
        kind: 'empty',
      })),
    ),
  ];
}
