import { signInPath } from '@parvis/contracts/accounts/endpoints.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { isNoStorePath } from '@parvis/contracts/http/no-store.ts';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { z } from 'zod';
import type { KeyedWrites } from '../adapters/writes/keyed-writes.ts';
import { Admission, type AdmissionLimits, NotAdmitted } from './admission.ts';
import { executeKeyed } from './execute-keyed.ts';
import { refusalOfFault } from './faults.ts';
import type { RefusedForm } from './form-rendering.ts';
import { renderAgain } from './form-route.ts';
import { compareByLiterals, pathPatterns } from './path-patterns.ts';
import {
  type PreparedRequest,
  prepareRequest,
  type RequestPorts,
  toVisit,
} from './prepare-request.ts';
import { readingAs } from './reading-as.ts';
import { recordOwnWrite } from './record-own-write.ts';
import { requestIdOf } from './request-log.ts';
import type { Refusals, Reply, Route } from './route.ts';
import { recordInTrace } from './security-trace.ts';
import { createExecuteOnce, type ExecuteOnce } from './submissions.ts';
import { UploadRoom } from './upload-room.ts';
import {
  type Visit,
  writeFault,
  writeFormResult,
  writeInPlace,
  writeRefusals,
  writeRefusedForm,
  writeReply,
} from './write-reply.ts';

/** The dependencies of the binding of routes. */
export interface HttpPorts extends RequestPorts {
  /** Reports a fault under the request's id, without any of the data that was sent. */
  readonly reportFault: (requestId: string, fault: unknown) => void;
  /** The position of the last event, which a write without events returns in `X-Log-Position`. */
  readonly logHead?: () => Promise<Position>;
  /** Without it, repeated writes are left to their handlers. */
  readonly keyedWrites?: KeyedWrites;
  /** How many forms are handled concurrently. */
  readonly formLimits?: AdmissionLimits;
}

/**
 * Forms are handled a few at a time: those of a crowd would otherwise take turns with every page.
 * The last of a hundred ethics reports waits for thirteen seconds.
 */
const usualFormLimits: AdmissionLimits = { atOnce: 16, waiting: 500, timeoutMs: 30_000 };

interface BoundMethod {
  readonly route: Route;
  readonly settled: Readonly<Record<string, string>>;
  /** What GET returns at the address of a PUT. */
  readonly view?: z.ZodType | undefined;
}
type MethodTable = Map<string, BoundMethod>;

/** Below these every address is an endpoint of the contracts, so an unknown one is refused. */
const ownPrefixes = ['/api', '/admin/inline'];

/**
 * Mounts every route, words before parameters, each behind the same checks. Another method on a known
 * address is 405 with `Allow`; an unknown address below `/api` is 404.
 * @param taken endpoints that are mounted before these, for `Allow`
 * @throws Error when two routes claim the same method and path, or a form's response could be cached
 */
export function bindRoutes(
  routes: readonly Route[],
  given: HttpPorts,
  taken: readonly Endpoint[] = [],
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const ports = { uploadRoom: new UploadRoom(), ...given };
  const tables = methodTables(routes);
  const forms = new Admission(given.formLimits ?? usualFormLimits);
  const executeOnce = createExecuteOnce();
  const once: ExecuteOnce = (commandId, act) => executeOnce(commandId, () => forms.run(act));
  const taking = taken.flatMap(pathPatterns).map(({ path }) => path);
  for (const path of [...new Set([...tables.keys(), ...taking])].toSorted(compareByLiterals))
    router.all(path, respondBy(tables.get(path) ?? new Map(), methodsAt(path, taken), ports, once));
  router.use(ownPrefixes, noStore, (request, response) => {
    writeRefusals(response, [{ code: 'unknown-path' }], toVisit(request));
  });
  router.use(handleFaults(ports));
  return router;
}

function methodTables(routes: readonly Route[]): ReadonlyMap<string, MethodTable> {
  const tables = new Map<string, MethodTable>();
  for (const route of routes)
    for (const { path, settled } of pathPatterns(route.endpoint)) {
      const table: MethodTable = tables.get(path) ?? new Map();
      const method = route.endpoint.method.toUpperCase();
      if (table.has(method)) throw new Error(`${method} ${path} is bound twice`);
      if (route.form && !isNoStorePath(path))
        throw new Error(`${path} takes a form, so it must be one of noStoreAddresses`);
      tables.set(path, table.set(method, { route, settled }));
    }
  return tables;
}

function methodsAt(path: string, endpoints: readonly Endpoint[]): readonly string[] {
  return endpoints.flatMap((endpoint) => {
    const isHere = pathPatterns(endpoint).some((pattern) => pattern.path === path);
    return isHere ? [endpoint.method.toUpperCase()] : [];
  });
}

function respondBy(
  methods: MethodTable,
  taken: readonly string[],
  ports: HttpPorts,
  once: ExecuteOnce,
): RequestHandler {
  const own = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])];
  const allowed = [...own, ...taken].join(', ');
  return async (request, response) => {
    noStore(request, response);
    const bound = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    const view = request.method === 'PUT' ? viewAt(methods) : undefined;
    if (bound) return respond({ ...bound, view }, request, response, ports, once);
    response.set('Allow', allowed);
    writeRefusals(response, [{ code: 'method-not-allowed' }], toVisit(request));
  };
}

function viewAt(methods: MethodTable): z.ZodType | undefined {
  const read = methods.get('GET')?.route.endpoint.response;
  return read?.kind === 'json' ? read.schema : undefined;
}

async function respond(
  { route, settled, view }: BoundMethod,
  request: Request,
  response: Response,
  ports: HttpPorts,
  once: ExecuteOnce,
): Promise<void> {
  const { endpoint, form } = route;
  response.locals['endpoint'] = endpoint.confidential ? 'page' : endpoint.id;
  response.locals['confidential'] = endpoint.confidential;
  const params = { ...request.params, ...settled };
  const isForm = form !== undefined;
  const prepared = await prepareRequest(endpoint, params, request, response, {
    ...ports,
    isForm,
    view,
  });
  const refuse = (refusals: Refusals) => refuseRequest(route, refusals, request, response, params);
  if (!prepared.ok) return refuse(prepared.refusals);
  const { context, input } = prepared.value;
  const serve = async () => {
    const reply = await execute(route, prepared.value, request, ports, once).catch(unlessCrowded);
    const refusals = reply.kind === 'refused' ? reply.refusals : [];
    await recordInTrace(ports.securityTrace, endpoint, request, response, refusals);
    if (reply.kind === 'refused') return refuse(reply.refusals);
    const setsPosition = 'position' in reply && reply.position !== undefined;
    if (endpoint.method !== 'get' && !setsPosition) await setLogHead(response, ports);
    await recordOwnWrite(ports.ownWrites, context.actor, reply);
    await send(reply, { endpoint, query: input.query }, request, response, isForm);
  };
  // What is withheld from a reader is withheld while a file is written, too.
  await readingAs(context.actor, serve);
}

/** Writes a reply that is no refusal, in the form that its reader takes. */
async function send(
  reply: Exclude<Reply<unknown>, { kind: 'refused' }>,
  of: { readonly endpoint: Endpoint; readonly query: unknown },
  request: Request,
  response: Response,
  isForm: boolean,
): Promise<void> {
  const visit = toVisit(request, isForm);
  if (visit.reader === 'fragment' && reply.kind === 'empty') return writeInPlace(response, reply);
  if (reply.kind === 'json' && reply.shown && visit.reader !== 'data')
    return writeFormResult(response, await reply.shown(visit.reader), visit.reader);
  await writeReply(response, reply, of, visit);
}

/** A form that is not handled because too many wait is shown again, as it was filled in. */
function unlessCrowded(cause: unknown): Reply<unknown> {
  if (cause instanceof NotAdmitted) return { kind: 'refused', refusals: [{ code: 'unavailable' }] };
  throw cause;
}

/** Passes a request to its handler, unless it repeats an executed one. */
function execute(
  { endpoint, form, handle }: Route,
  { input, context }: PreparedRequest,
  request: Request,
  { keyedWrites }: HttpPorts,
  once: ExecuteOnce,
): Promise<Reply<unknown>> {
  const { commandId } = context;
  const act = () => handle(input, context);
  if (form !== undefined) return once(commandId, act);
  const isKeyed = endpoint.method !== 'get' && request.get('Idempotency-Key') !== undefined;
  if (!isKeyed || keyedWrites === undefined) return act();
  const holdsSecret = 'holdsSecret' in endpoint.response && endpoint.response.holdsSecret;
  const sent = { query: input.query, body: input.body };
  return executeKeyed(keyedWrites, { commandId, sent, holdsSecret }, act);
}

/**
 * Adds the position of the log's end to a write that appended nothing, so that scripts find the
 * header on every write. When the log is unavailable the write is still valid, so the header is
 * omitted.
 */
async function setLogHead(response: Response, { logHead }: HttpPorts): Promise<void> {
  try {
    if (logHead) response.set('X-Log-Position', await logHead());
  } catch (cause) {
    if (!(cause instanceof LogUnavailable)) throw cause;
  }
}

async function refuseRequest(
  route: Route,
  refusals: Refusals,
  request: Request,
  response: Response,
  params: RefusedForm['params'],
): Promise<void> {
  const { form } = route;
  const visit = toVisit(request, form !== undefined);
  if (refusals[0].code === 'sign-in-required' && isNavigation(request, visit))
    return response.redirect(303, `${signInPath}?next=${encodeURIComponent(request.originalUrl)}`);
  if (form === undefined || visit.reader === 'data')
    return writeRefusals(response, refusals, visit);
  const sent = { sent: request.body, params };
  const rendered = await renderAgain(form, visit.reader, refusals, sent, visit.locale);
  if (rendered === undefined) return writeRefusals(response, [{ code: 'unknown-path' }], visit);
  writeRefusedForm(response, refusals[0], visit, rendered);
}

/** Whether a browser navigates to an address, as opposed to a script's request or a form's post. */
function isNavigation(request: Request, visit: Visit): boolean {
  return request.method === 'GET' && visit.client.wantsHtml;
}

function noStore(_request: Request, response: Response, next?: () => void): void {
  response.set('Cache-Control', 'no-store');
  next?.();
}

/** Handles errors for Express: a transient one becomes 503, any other 500 with the request's id. */
export function handleFaults({ reportFault }: Pick<HttpPorts, 'reportFault'>): ErrorRequestHandler {
  return (fault: unknown, request, response, next) => {
    const requestId = requestIdOf(response);
    const refusal = refusalOfFault(fault);
    if (refusal?.code !== 'unknown-path') reportFault(requestId, fault);
    if (response.headersSent) return next(fault);
    noStore(request, response);
    if (refusal) writeRefusals(response, [refusal], toVisit(request));
    else writeFault(response, requestId, toVisit(request));
  };
}
