import { randomUUID } from 'node:crypto';
import { signInPath } from '@parvis/contracts/accounts/endpoints.ts';
import {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { faultForLog, refusalOfFault } from './faults.ts';
import { moreLiteralFirst, pathPatterns } from './path-patterns.ts';
import { prepareRequest, type RequestPorts, visitOf } from './prepare-request.ts';
import type { Refusals, Reply, Route } from './route.ts';
import { type Visit, writeFault, writeRefusals, writeReply } from './write-reply.ts';

/** What the binding needs from outside. */
export interface HttpPorts extends RequestPorts {
  /** Takes what broke, with the request's id; holds nothing of what was sent. */
  readonly reportFault: (requestId: string, fault: Record<string, unknown>) => void;
}

interface BoundMethod {
  readonly route: Route;
  readonly settled: Readonly<Record<string, string>>;
}
type MethodTable = Map<string, BoundMethod>;

/** Under these every address is an endpoint of the contracts, so an unknown one is a refusal. */
const ownPrefixes = ['/api', '/admin/inline'];

/**
 * Mounts every route, words before parameters, each behind the same checks. A known address with
 * another method is 405 with `Allow`, an unknown one under `/api` 404.
 * @throws Error when two routes claim the same method and path
 */
export function bindRoutes(routes: readonly Route[], ports: HttpPorts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const tables = methodTables(routes);
  for (const path of [...tables.keys()].toSorted(moreLiteralFirst))
    router.all(path, answerBy(tables.get(path) ?? new Map(), ports));
  router.use(ownPrefixes, noStore, (request, response) => {
    writeRefusals(response, [{ code: 'unknown-path' }], visitOf(request));
  });
  router.use(answerFaults(ports));
  return router;
}

function methodTables(routes: readonly Route[]): ReadonlyMap<string, MethodTable> {
  const tables = new Map<string, MethodTable>();
  for (const route of routes)
    for (const { path, settled } of pathPatterns(route.endpoint)) {
      const table: MethodTable = tables.get(path) ?? new Map();
      const method = route.endpoint.method.toUpperCase();
      if (table.has(method)) throw new Error(`${method} ${path} is bound twice`);
      tables.set(path, table.set(method, { route, settled }));
    }
  return tables;
}

function answerBy(methods: MethodTable, ports: HttpPorts): RequestHandler {
  const allowed = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');
  return async (request, response) => {
    noStore(request, response);
    const bound = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (bound) return answer(bound, request, response, ports);
    response.set('Allow', allowed);
    writeRefusals(response, [{ code: 'method-not-allowed' }], visitOf(request));
  };
}

async function answer(
  { route, settled }: BoundMethod,
  request: Request,
  response: Response,
  ports: HttpPorts,
): Promise<void> {
  const { endpoint } = route;
  response.locals['endpoint'] = endpoint.id;
  const params = { ...request.params, ...settled };
  const prepared = await prepareRequest(endpoint, params, request, response, ports);
  const reply: Reply = prepared.ok
    ? await route.handle(prepared.value.input, prepared.value.context)
    : { kind: 'refused', refusals: prepared.refusals };
  if (reply.kind === 'refused') return refuseRequest(route, reply.refusals, request, response);
  writeReply(response, reply, endpoint, visitOf(request));
}

async function refuseRequest(
  route: Route,
  refusals: Refusals,
  request: Request,
  response: Response,
): Promise<void> {
  const visit = visitOf(request);
  if (refusals[0].code === 'sign-in-required' && isNavigation(request, visit))
    return response.redirect(303, `${signInPath}?next=${encodeURIComponent(request.originalUrl)}`);
  const redrawn = visit.client.wantsHtml && route.refusedForm;
  const form = redrawn ? await redrawn(refusals, request.body, visit) : undefined;
  writeRefusals(response, refusals, visit, form);
}

/** A browser that opens an address, as opposed to a script that reads it or a form that is sent. */
function isNavigation(request: Request, visit: Visit): boolean {
  return request.method === 'GET' && visit.client.wantsHtml;
}

function noStore(_request: Request, response: Response, next?: () => void): void {
  response.set('Cache-Control', 'no-store');
  next?.();
}

/** Express's last resort: a fault that passes becomes 503, any other 500 with the request's id. */
export function answerFaults({ reportFault }: Pick<HttpPorts, 'reportFault'>): ErrorRequestHandler {
  return (fault: unknown, request, response, next) => {
    const requestId = String(response.getHeader('X-Request-Id') ?? randomUUID());
    const refusal = refusalOfFault(fault);
    if (refusal?.code !== 'unknown-path') reportFault(requestId, faultForLog(fault));
    if (response.headersSent) return next(fault);
    noStore(request, response);
    response.set('X-Request-Id', requestId);
    if (refusal) writeRefusals(response, [refusal], visitOf(request));
    else writeFault(response, requestId, visitOf(request));
  };
}
