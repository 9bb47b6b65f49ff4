import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { openApiDocument } from '../http/openapi.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { freshnessOf } from './freshness.ts';
import {
  listProjections,
  type ProjectionOperations,
  runProjectionAction,
} from './projection-operations.ts';

/** The files of the API's reference; undefined for an unknown name. */
interface Reference {
  readonly overview: () => string;
  readonly operation: (id: string) => string | undefined;
  readonly schema: (name: string) => string | undefined;
}

interface OperationsPorts {
  readonly isLogUnavailable: () => boolean;
  /** Renders the reference of an OpenAPI document, which it reads on the first request. */
  readonly refer: (describe: () => unknown) => Reference;
}

/** Returns the routes of operators, and the description of the API. */
export function operationsRoutes(
  operations: ProjectionOperations,
  endpoints: readonly Endpoint[],
  version: string,
  { isLogUnavailable, refer }: OperationsPorts,
): readonly Route[] {
  let document: ReturnType<typeof openApiDocument> | undefined;
  // On the first request: it takes a quarter of a second, by which every start would be delayed.
  const describe = () => (document ??= openApiDocument(endpoints, version));
  const reference = refer(describe);
  return [
    route(operationsEndpoints.getFreshness, async () => ({
      kind: 'json',
      body: freshnessOf(await operations.statuses(), isLogUnavailable()),
    })),
    route(operationsEndpoints.apiReference, async () => page(reference.overview())),
    route(operationsEndpoints.operationReference, async ({ params }) =>
      page(reference.operation(params.id)),
    ),
    route(operationsEndpoints.schemaReference, async ({ params }) =>
      page(reference.schema(params.name)),
    ),
    route(operationsEndpoints.openApi, async () => ({ kind: 'json', body: describe() })),
    route(operationsEndpoints.listProjections, async (_input, { actor }) =>
      replyTo(await listProjections(operations, actor), (items) => ({
        kind: 'json',
        body: { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) },
      })),
    ),
    route(operationsEndpoints.reindexSearch, async (_input, { actor }) =>
      replyTo(await runProjectionAction(operations, actor, 'site-search', 'rebuild'), () => ({
        kind: 'empty',
      })),
    ),
    route(operationsEndpoints.runProjectionAction, async ({ params }, { actor }) =>
      replyTo(await runProjectionAction(operations, actor, params.name, params.action), () => ({
        kind: 'empty',
      })),
    ),
  ];
}

function page(html: string | undefined): Reply {
  return replyTo(html === undefined ? refuse('unknown-path') : accept(html), (shown) => ({
    kind: 'html',
    status: 200,
    html: shown,
  }));
}
