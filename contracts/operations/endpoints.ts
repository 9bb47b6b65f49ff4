import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listSchema } from '../http/listing.ts';
import { positionSchema } from '../log/position.ts';

const none = z.object({});
const byName = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]{0,62}$/) });

/**
 * Whom an endpoint is for: `public` needs no account, `editorial` is for programs with a token, and
 * `screens` are those of the back-office, which may change with any version.
 */
export const apiPartSchema = z.enum(['public', 'editorial', 'screens']);
export type ApiPart = z.infer<typeof apiPartSchema>;

/** The id of an operation, or the name of a schema. */
const referenceNameSchema = z.string().regex(/^[\w-]{1,100}$/);

const reference = {
  access: 'public',
  budget: { remembers: 'description' },
  query: none,
  body: none,
  response: { status: 200, kind: 'html' },
} as const;

const projectionStateSchema = z.enum(['new', 'booting', 'live', 'failed', 'detached']);

/** The event at which a read model stopped, and why. */
const projectionFailureSchema = z.object({
  eventId: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.number().int().min(0),
  position: positionSchema,
  error: z.string(),
  at: z.iso.datetime(),
});

/** The progress of one set of rows. */
const projectionProgressSchema = z.object({
  state: projectionStateSchema,
  version: z.number().int(),
  position: positionSchema,
  failure: projectionFailureSchema.nullable(),
});

/** One read model as operators see it. */
export const projectionStatusSchema = projectionProgressSchema.extend({
  name: z.string(),
  /**
   * Age of the oldest event not yet in the rows, in milliseconds; null when the log does not
   * respond.
   */
  lagMs: z.number().min(0).nullable(),
  /** The rebuild in progress alongside the rows being served, if any. */
  rebuild: projectionProgressSchema.nullable(),
});
export type ProjectionStatus = z.infer<typeof projectionStatusSchema>;

/** The actions of an operator on a read model. */
export const projectionActionSchema = z.enum(['retry', 'skip', 'rebuild']);
export type ProjectionAction = z.infer<typeof projectionActionSchema>;

/** Whether the data that the back-office shows is current, and if not, why. */
export const freshnessSchema = z.object({
  /**
   * `current`: it is. `behind`: the read models are catching up. `stopped`: one has stopped at an
   * event. `log-away`: the log is unavailable, so the data is correct but nothing can be saved.
   */
  state: z.enum(['current', 'behind', 'stopped', 'log-away']),
});
export type Freshness = z.infer<typeof freshnessSchema>;

export const operationsEndpoints = {
  getFreshness: endpoint({
    id: 'getFreshness',
    method: 'get',
    path: '/api/freshness',
    summary: 'Returns whether the read models are up to date and, if not, why',
    access: 'signed-in',
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: freshnessSchema },
  }),
  listProjections: endpoint({
    id: 'listProjections',
    method: 'get',
    path: '/api/projections',
    summary: 'Lists the read models with their state, position and lag',
    access: { capability: 'projections.read' },
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: listSchema(projectionStatusSchema) },
  }),
  runProjectionAction: endpoint({
    id: 'runProjectionAction',
    traced: true,
    method: 'post',
    path: '/api/projections/{name}/{action}',
    summary:
      'Retries or skips the event at which a read model failed, or rebuilds the read model alongside the live one',
    access: { capability: 'projections.operate' },
    params: byName.extend({ action: projectionActionSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['projection-not-found', 'projection-not-failed'],
  }),
  reindexSearch: endpoint({
    id: 'reindexSearch',
    traced: true,
    method: 'post',
    path: '/admin/search/bulk/reindex/{nb}',
    summary:
      'Rebuilds the site search alongside the live one. It is always rebuilt as a whole, whatever `nb` is, so that no part is missing meanwhile',
    access: { capability: 'projections.operate' },
    params: z.object({ nb: z.coerce.number().int().min(1) }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['projection-not-found'],
  }),
  apiReference: endpoint({
    id: 'apiReference',
    method: 'get',
    path: '/api',
    summary: 'Shows the reference of the API as a document',
    ...reference,
    params: none,
  }),
  operationReference: endpoint({
    id: 'operationReference',
    method: 'get',
    path: '/api/operations/{id}',
    summary: 'Shows an operation of the API as a document',
    ...reference,
    params: z.object({ id: referenceNameSchema }),
  }),
  schemaReference: endpoint({
    id: 'schemaReference',
    method: 'get',
    path: '/api/schemas/{name}',
    summary: 'Shows a schema of the API as a document',
    ...reference,
    params: z.object({ name: referenceNameSchema }),
  }),
  openApi: endpoint({
    id: 'openApi',
    method: 'get',
    path: '/api/openapi.json',
    summary: 'Returns the OpenAPI description of every endpoint, or of one part of them',
    access: 'public',
    params: none,
    query: z.object({ part: apiPartSchema.optional() }),
    body: none,
    budget: { remembers: 'description' },
    response: { status: 200, kind: 'json', schema: z.record(z.string(), z.unknown()) },
  }),
} as const;
