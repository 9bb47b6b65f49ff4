import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { pathPatterns } from './path-patterns.ts';
import { prepareRequest, type RequestPorts, toVisit } from './prepare-request.ts';
import { recordOwnWrite } from './record-own-write.ts';
import type { HandlerReply, Refusals, Reply, RequestContext, RouteInput } from './route.ts';
import { recordInTrace } from './security-trace.ts';
import { type Visit, writeRefusals, writeReply } from './write-reply.ts';

/** An endpoint with a raw body of any type, bound to a handler that streams it. */
export interface UploadRoute {
  readonly endpoint: Endpoint;
  readonly maxBytes: number;
  readonly take: (
    input: RouteInput<Endpoint>,
    bytes: AsyncIterable<Uint8Array>,
    context: RequestContext,
  ) => Promise<Reply<unknown>>;
}

/** Binds a handler to its endpoint, with the endpoint's own types. */
export function uploadRoute<E extends Endpoint>(
  endpoint: E,
  maxBytes: number,
  take: (
    input: RouteInput<E>,
    bytes: AsyncIterable<Uint8Array>,
    context: RequestContext,
  ) => HandlerReply<E>,
): UploadRoute {
  return { endpoint, maxBytes, take: take as UploadRoute['take'] };
}

/** Mounts uploads, before the body parsers. Other methods are passed to the next handler. */
export function uploadRouter(routes: readonly UploadRoute[], ports: RequestPorts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // Not `post`: the router would respond to OPTIONS with that method only.
  for (const route of routes)
    for (const { path } of pathPatterns(route.endpoint)) router.all(path, respondBy(route, ports));
  return router;
}

function respondBy({ endpoint, maxBytes, take }: UploadRoute, ports: RequestPorts): RequestHandler {
  // The preparation of a request reads every body except a GET's; here the handler reads it.
  const withoutBody = { ...endpoint, method: 'get' } as const;
  return async (request, response, next) => {
    if (request.method !== 'POST') return next();
    response.set('Cache-Control', 'no-store');
    response.locals['endpoint'] = endpoint.id;
    // Read now: an aborted request no longer has its remote address.
    const visit = toVisit(request);
    const prepared = await prepareRequest(withoutBody, request.params, request, response, ports);
    if (!prepared.ok) return refuseUnread(prepared.refusals, request, response, visit);
    const size = Number(request.get('Content-Length') ?? 0);
    if (size > maxBytes) {
      const tooLarge = { code: 'body-too-large', params: { size, maximum: maxBytes } } as const;
      return refuseUnread([tooLarge], request, response, visit);
    }
    const { input, context } = prepared.value;
    // A handler that stops reading early still has to respond.
    const bytes = request.iterator({ destroyOnReturn: false });
    const reply = await take(input, bytes, context).catch((cause: unknown) => {
      if (request.readableAborted) return undefined;
      throw cause;
    });
    // The client disconnected: there is no one to respond to.
    if (reply === undefined) return;
    if (reply.kind === 'refused') {
      await recordInTrace(ports.securityTrace, endpoint, request, response, reply.refusals);
      return refuseUnread(reply.refusals, request, response, visit);
    }
    await recordOwnWrite(ports.ownWrites, context.actor, reply);
    await writeReply(response, reply, { endpoint, query: input.query }, visit);
  };
}

/** Refuses; unread bytes would be parsed as the next request, so the connection is closed. */
function refuseUnread(
  refusals: Refusals,
  request: Request,
  response: Response,
  visit: Visit,
): void {
  if (!request.complete) response.set('Connection', 'close');
  writeRefusals(response, refusals, visit);
}
