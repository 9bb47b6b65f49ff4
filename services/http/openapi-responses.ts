import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { z } from 'zod';
import { namesInPath } from './path-patterns.ts';
import { statusOf } from './statuses.ts';

type Json = Readonly<Record<string, unknown>>;

const text = { schema: { type: 'string' } };
const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which a retry makes sense',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The meaning of a refusal of each status; `code` in its body is more precise. */
const refusals: Readonly<
  Record<number, { readonly description: string; readonly headers?: Json }>
> = {
  400: { description: 'The body cannot be parsed' },
  401: {
    description: 'Not signed in, or the credentials are invalid',
    headers: { 'WWW-Authenticate': text },
  },
  403: { description: 'The role, the token or the origin of the request does not allow it' },
  404: { description: 'Not found' },
  409: { description: 'It conflicts with the current state' },
  410: { description: 'It was deleted' },
  412: { description: 'The revision in If-Match is not the newest, or unknown' },
  413: { description: 'The body is too large' },
  415: { description: 'The type of the body is not accepted' },
  422: { description: 'A field is invalid; `errors` names each' },
  423: { description: 'Somebody else holds the lock; `params` names them' },
  428: { description: 'If-Match is missing, or is `*`, which names no revision' },
  429: { description: 'Too many attempts', headers: retryAfter },
  503: { description: 'Temporarily unavailable, or not up to date yet', headers: retryAfter },
};

/** The refusals as components of the document, `Refused401` and so on, and any other as `Problem`. */
export function refusalComponents(): Json {
  const content = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
  const named = Object.entries(refusals).map(([status, response]) => {
    return [`Refused${status}`, { ...response, content }];
  });
  return {
    ...Object.fromEntries(named),
    Problem: { description: 'Refused, or an internal error; `code` gives the reason', content },
  };
}

/** The statuses with which an endpoint can refuse, given its access rule, its input and its own declaration. */
export function refusalResponses(endpoint: Endpoint): Json {
  const statuses = new Set([
    ...byAccess(endpoint),
    ...byInput(endpoint),
    ...byState(endpoint),
    ...(endpoint.refuses ?? []).map((code) => statusOf({ code })),
    503,
  ]);
  const responses = [...statuses].map((status) => {
    return [status, { $ref: `#/components/responses/Refused${status}` }];
  });
  return {
    ...Object.fromEntries(responses),
    default: { $ref: '#/components/responses/Problem' },
  };
}

function byAccess({ access, method }: Endpoint): readonly number[] {
  if (access === 'public') return method === 'get' ? [] : [403];
  return access === 'signed-in' && method === 'get' ? [401] : [401, 403];
}

function byInput(endpoint: Endpoint): readonly number[] {
  const { path, query } = endpoint;
  return [
    ...(namesInPath(path).length > 0 ? [404] : []),
    ...(takesBody(endpoint) ? [400, 413, 415, 422] : []),
    ...(listFields(query).length > 0 ? [422] : []),
  ];
}

/** Whether the endpoint reads a body, which can then be invalid. */
export function takesBody({ method, body }: Endpoint): boolean {
  return method !== 'get' && !(body instanceof z.ZodObject && listFields(body).length === 0);
}

/** The refusals due to the resource's state; only content can be deleted, revised and locked. */
function byState({ access, method, params, ifMatch }: Endpoint): readonly number[] {
  const ofContent =
    typeof access === 'object' &&
    (access.capability === 'content.read' || access.capability === 'content.write');
  const isNamed = listFields(params).length > 0;
  return [
    ...(ofContent && isNamed ? [410] : []),
    ...(ofContent && method !== 'get' ? [409] : []),
    ...(ofContent && method !== 'get' && listFields(params).some(isLockable) ? [423] : []),
    ...(ifMatch ? [412] : []),
    ...(ifMatch === 'required' ? [428] : []),
  ];
}

/** Only content items and their modules have locks. */
function isLockable(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(isLockableOption);
  return isLockableOption(schema);
}

function isLockableOption(schema: unknown): boolean {
  return schema === contentIdSchema || schema === moduleIdSchema;
}

function listFields(schema: z.ZodType): readonly z.ZodType[] {
  return schema instanceof z.ZodObject ? Object.values<z.ZodType>(schema.shape) : [];
}
