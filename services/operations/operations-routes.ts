import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type ApiPart, operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { computeFreshness } from './freshness.ts';
import {
  listProjections,
  type ProjectionOperations,
  runProjectionAction,
} from './projection-operations.ts';

/** The OpenAPI document, and the pages of its reference; undefined for an unknown name. */
export interface ApiReference {
  readonly document: (part: ApiPart | undefined) => Promise<string>;
  readonly overview: () => Promise<string>;
  readonly operation: (id: string) => Promise<string | undefined>;
  readonly schema: (name: string) => Promise<string | undefined>;
}

interface OperationsPorts {
  readonly isLogUnavailable: () => boolean;
  readonly reference: ApiReference;
}

/** Returns the routes of operators, and the description of the API. */
export function operationsRoutes(
  operations: ProjectionOperations,
  { isLogUnavailable, reference }: OperationsPorts,
): readonly Route[] {
  return [
    route(operationsEndpoints.getFreshness, async () => ({
      kind: 'json',
      body: computeFreshness(await operations.statuses(), isLogUnavailable()),
    })),
    route(operationsEndpoints.apiReference, async () => page(await reference.overview())),
    route(operationsEndpoints.operationReference, async ({ params }) =>
      page(await reference.operation(params.id)),
    ),
    route(operationsEndpoints.schemaReference, async ({ params }) =>
      page(await reference.schema(params.name)),
    ),
    route(operationsEndpoints.openApi, async ({ query }) => ({
      kind: 'json-text',
      text: await reference.document(query.part),
    })),
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
