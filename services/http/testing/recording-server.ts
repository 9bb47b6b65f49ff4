import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { type Problem, problemSchema } from '@parvis/contracts/http/problem.ts';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { z } from 'zod';
import { bindRoutes } from '../bind-routes.ts';
import { requestLog } from '../request-log.ts';
import type { Reply, RequestContext, Route } from '../route.ts';
import { withSecurityHeaders } from '../security-headers.ts';
import { trustingAuthenticator } from './actors.ts';
import type { ReceivedResponse } from './open-sender.ts';
import { serve } from './serve.ts';

/** The position that the read models have reached. */
export const reachedPosition = positionFrom(7n);
/** The position of the log's last event. */
export const logEnd = positionFrom(9n);
export const pageId = 'k3f9a1b2c3d4';
export const moduleId = 'k3f9a1b2c3d4e5f6';
/** A page that can be created. */
export const page = { locale: 'fr', title: 'Nos métiers', slug: 'nos-metiers' };

/** The input that reached a handler. */
interface Seen {
  readonly id: string;
  readonly input: unknown;
  readonly context: RequestContext;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Every content endpoint behind the real binding; what reaches a handler is recorded. */
export interface RecordingServer {
  readonly origin: string;
  readonly seen: Seen[];
  readonly faults: unknown[];
  readonly lines: string[];
  /** Ids of the endpoints that waited for a position. */
  readonly waited: string[];
  /** Applies until `reset`. */
  makeLogUnavailable(): void;
  /** Makes every handler return this reply, or throw this, from now on. */
  respondWith(respond: () => Reply<unknown>): void;
  /** Clears what was recorded; handlers return JSON again. */
  reset(): void;
  /** Sends a request as an editor who reads English, unless its headers say otherwise. */
  send(path: string, sending?: Sending): Promise<Response>;
  post(path: string, body: string, type?: string): Promise<Response>;
  close(): Promise<void>;
}

function done(): Reply<unknown> {
  return { kind: 'json', body: { done: true }, etag: 3, position: reachedPosition };
}

/** Starts a recording server on a loopback port. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const seen: Seen[] = [];
  const faults: unknown[] = [];
  const lines: string[] = [];
  const waited: string[] = [];
  let respond = done;
  let isLogUnavailable = false;
  const endpoints = [...Object.values(contentEndpoints), ...Object.values(inlineEndpoints)];
  const routes: Route[] = endpoints.map((endpoint) => ({
    endpoint: takingAnyBody(endpoint),
    async handle(input, context) {
      seen.push({ id: endpoint.id, input, context });
      return respond();
    },
  }));
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: {
      async waitUntil(position, endpointId) {
        waited.push(endpointId);
        return position === reachedPosition;
      },
    },
    publicOrigin: undefined,
    async logHead() {
      if (isLogUnavailable) throw new LogUnavailable('away');
      return logEnd;
    },
    reportFault: (_requestId, fault) => faults.push(fault),
  });
  const served = await serve((app) => {
    app.use(requestLog((line) => lines.push(JSON.stringify(line)), { now: () => new Date() }));
    app.use(withSecurityHeaders(true), router);
  });
  const send = sendTo(served.origin);
  return {
    origin: served.origin,
    seen,
    faults,
    lines,
    waited,
    makeLogUnavailable: () => {
      isLogUnavailable = true;
    },
    close: () => served.close(),
    send,
    post: (path, body, type = 'application/json') =>
      send(path, { method: 'POST', body, headers: { 'Content-Type': type } }),
    respondWith: (next) => {
      respond = next;
    },
    reset() {
      respond = done;
      isLogUnavailable = false;
      for (const record of [seen, faults, lines, waited]) record.length = 0;
    },
  };
}

function sendTo(origin: string): RecordingServer['send'] {
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    fetch(origin + path, {
      method,
      headers: { Authorization: 'editor', 'Accept-Language': 'en', ...headers },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
}

/** The problem document in a response. @throws Error when it is none */
export async function problemIn(response: ReceivedResponse): Promise<Problem> {
  const type = response.headers.get('content-type');
  if (type !== 'application/problem+json; charset=utf-8')
    throw new Error(`${response.status} ${type} is not a problem document`);
  return problemSchema.parse(await response.json());
}

/** Returns an endpoint whose responses may have any body. */
function takingAnyBody(endpoint: Endpoint): Endpoint {
  const { response } = endpoint;
  if (response.kind !== 'json') return endpoint;
  return { ...endpoint, response: { status: response.status, kind: 'json', schema: z.unknown() } };
}
