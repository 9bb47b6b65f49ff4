import { type Actor, actorId, anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { fragmentHeader } from '@parvis/contracts/http/form.ts';
import { formBody } from '@parvis/contracts/http/form-body.ts';
import { readQuerySchema } from '@parvis/contracts/http/listing.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { OwnWrites } from '../adapters/writes/own-writes.ts';
import { admitTo } from './access.ts';
import { announceDeprecation } from './announce-deprecation.ts';
import type { Authenticator, ReadGate } from './authenticator.ts';
import { commandIdFor } from './command-id.ts';
import { parseBy, parsePathParams, parseStrictlyBy } from './parse-input.ts';
import { revisionToMatch } from './preconditions.ts';
import { readBody } from './read-body.ts';
import { makeReader } from './reader.ts';
import { localeOfAddress } from './request-locale.ts';
import type { RequestContext, RouteInput } from './route.ts';
import { requireSameOrigin } from './same-origin.ts';
import {
  recordConcernedAccount,
  recordInTrace,
  recordSender,
  type SecurityTrace,
} from './security-trace.ts';
import { requireStrictText } from './strict-text.ts';
import type { UploadRoom } from './upload-room.ts';
import type { Visit } from './write-reply.ts';

/** The dependencies of the checks of a request. */
export interface RequestPorts {
  readonly authenticator: Authenticator;
  readonly readGate: ReadGate;
  /** Without it only reads that name a position wait for one. */
  readonly ownWrites?: OwnWrites;
  /** Without it nothing is traced. */
  readonly securityTrace?: SecurityTrace;
  /** `https://host` as browsers see it; when undefined, each request's own host is used. */
  readonly publicOrigin: string | undefined;
  /** Without it bodies with files are as small as others. */
  readonly uploadRoom?: UploadRoom;
  /** True when browsers post a form to the endpoint. */
  readonly isForm?: boolean;
  /** What is read at the address of a PUT: what was read there can be sent back as it came. */
  readonly view?: z.ZodType | undefined;
}

/** A request that passed every check. */
export interface PreparedRequest {
  readonly input: RouteInput<Endpoint>;
  readonly context: RequestContext;
}

/** The facts about a request before its checks. @param isForm whether the endpoint takes a form */
export function toVisit(request: Request, isForm = false): Visit {
  const reader = makeReader(request, isForm);
  return {
    locale: localeOfAddress(request.baseUrl + request.path, request.get('Accept-Language')),
    reader,
    client: {
      address: request.ip ?? '',
      cookie: request.headers.cookie,
      acceptDatetime: request.get('Accept-Datetime'),
      userAgent: request.headers['user-agent'],
      wantsHtml: reader !== 'data',
      wantsFragment: request.get(fragmentHeader) === '1',
    },
  };
}

/**
 * Checks a request in the order that reveals least: the caller, their permission, the origin, and only
 * then the input. Every response to a deprecated endpoint says that it is.
 */
export async function prepareRequest(
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  request: Request,
  response: Response,
  ports: RequestPorts,
): Promise<Outcome<PreparedRequest>> {
  announceDeprecation(endpoint, params, response);
  const prepared = await checkRequest(endpoint, params, request, response, ports);
  if (!prepared.ok)
    await recordInTrace(ports.securityTrace, endpoint, request, response, prepared.refusals);
  return prepared;
}

async function checkRequest(
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  request: Request,
  response: Response,
  ports: RequestPorts,
): Promise<Outcome<PreparedRequest>> {
  const { isForm = false } = ports;
  const actor = await admittedActor(endpoint, request, response, ports);
  if (!actor.ok) return actor;
  const body =
    endpoint.method === 'get'
      ? accept({})
      : await readBody(request, response, endpoint, ports.uploadRoom);
  if (!body.ok) return body;
  const sent = { params, query: request.query, body: body.value };
  const input = parseInput(endpoint, sent, ports);
  if (!input.ok) return input;
  const key = isForm ? submissionKey(request, endpoint) : accept(request.get('Idempotency-Key'));
  if (!key.ok) return key;
  const checked = composeContext(endpoint, request, actor.value, key.value, isForm);
  if (!checked.ok) return checked;
  const concerns = (accountId: string) => recordConcernedAccount(response, accountId);
  const context = { ...checked.value, concerns };
  const reached = await waitForPosition(endpoint, input.value.query, actor.value, ports);
  return reached.ok ? accept({ input: input.value, context }) : reached;
}

async function admittedActor(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  ports: RequestPorts,
): Promise<Outcome<Actor>> {
  const { cookie, authorization } = request.headers;
  const identified = endpoint.confidential
    ? accept(anonymous)
    : await ports.authenticator.actorOf({ cookie, authorization });
  // Everybody may call a public endpoint, also with a token that is not valid.
  const actor = endpoint.access === 'public' && !identified.ok ? accept(anonymous) : identified;
  if (!actor.ok) return actor;
  if (actor.value.kind === 'account') recordSender(response, actorId(actor.value));
  const admitted = admitTo(endpoint, actor.value);
  if (!admitted.ok) return admitted;
  if (endpoint.fromMailPrograms) return actor;
  const provenance = {
    method: request.method,
    origin: request.get('Origin'),
    secFetchSite: request.get('Sec-Fetch-Site'),
    host: request.get('Host'),
    bearer: actor.value.kind === 'account' && actor.value.byToken === true,
  };
  const sameOrigin = requireSameOrigin(provenance, ports.publicOrigin);
  return sameOrigin.ok ? actor : sameOrigin;
}

function parseInput(
  endpoint: Endpoint,
  sent: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
  { isForm = false, view }: Pick<RequestPorts, 'isForm' | 'view'>,
): Outcome<RouteInput<Endpoint>> {
  const params = parsePathParams(endpoint.params, sent.params);
  if (!params.ok) return params;
  const strict = requireStrictText(sent.query);
  if (!strict.ok) return strict;
  const query = parseQuery(endpoint, sent.query);
  if (!query.ok) return query;
  // A browser's form may send additional fields, such as the pressed button.
  const body = isForm
    ? parseBy(endpoint.body, sent.body)
    : parseStrictlyBy(endpoint.body, sent.body, view);
  if (!body.ok) return body;
  return accept({ params: params.value, query: query.value, body: body.value });
}

/**
 * Links into pages may have additional parameters, such as a campaign's; programs mistype theirs.
 * They may give every read a position, also one that reads nothing that follows the log.
 */
function parseQuery({ path, method, query }: Endpoint, sent: unknown): Outcome<unknown> {
  if (!path.startsWith('/api/')) return parseBy(query, sent);
  const isForOthers = method === 'get' && !(query instanceof z.ZodObject && 'after' in query.shape);
  const own = Object.entries(Object(sent)).filter(([name]) => !isForOthers || name !== 'after');
  return parseStrictlyBy(query, Object.fromEntries(own));
}

/** A form cannot set headers, so its submission id takes the place of `Idempotency-Key`. */
function submissionKey(request: Request, endpoint: Endpoint): Outcome<string | undefined> {
  const sent = parseBy(formBody({}), request.body ?? {});
  if (!sent.ok && endpoint.fromMailPrograms) return accept(undefined);
  return sent.ok ? accept(request.get('Idempotency-Key') ?? sent.value.submissionId) : sent;
}

function composeContext(
  endpoint: Endpoint,
  request: Request,
  actor: Actor,
  key: string | undefined,
  isForm: boolean,
): Outcome<RequestContext> {
  const ifMatch = revisionToMatch(endpoint.ifMatch, request.get('If-Match'));
  if (!ifMatch.ok) return ifMatch;
  const { locale, client } = toVisit(request, isForm);
  const commandId = commandIdFor(key, {
    actorId: actorId(actor),
    method: endpoint.method,
    path: request.path,
    ...(isForm && { content: JSON.stringify(request.body) }),
  });
  if (!commandId.ok) return commandId;
  return accept({
    locale,
    client,
    actor,
    commandId: commandId.value,
    ifMatch: ifMatch.value,
  });
}

/**
 * Whether an endpoint reads data that writes to the log change: it then takes the `after` of reads.
 * The change feed has one of its own.
 */
function takesPosition({ query }: Endpoint): boolean {
  return query instanceof z.ZodObject && query.shape['after'] === readQuerySchema.shape.after;
}

/**
 * A read waits for the position that it names (`?after=<X-Log-Position>`), or else for its caller's
 * own last write; after a timeout it returns the current data.
 */
async function waitForPosition(
  endpoint: Endpoint,
  query: unknown,
  actor: Actor,
  { readGate, ownWrites }: RequestPorts,
): Promise<Outcome<undefined>> {
  if (!takesPosition(endpoint)) return accept(undefined);
  const parsed = parseBy(readQuerySchema, query);
  if (!parsed.ok) return parsed;
  const { after } = parsed.value;
  if (after !== undefined)
    return (await readGate.waitUntil(after, endpoint.id))
      ? accept(undefined)
      : refuse('position-not-reached');
  const own = actor.kind === 'account' ? await ownWrites?.lastOf(actorId(actor)) : undefined;
  if (own !== undefined) await readGate.waitUntil(own, endpoint.id);
  return accept(undefined);
}
