import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type EarlyConnections, respondEarly } from '../http/early-responses.ts';
import { refusalOfFault } from '../http/faults.ts';
import type { RequestObserver } from '../http/observe-requests.ts';
import { requestIdOf } from '../http/request-log.ts';
import { acceptAbsoluteForm, namesOneHost } from '../http/request-target.ts';
import { isPostedQuery, takePostedQuery } from '../site/public-pages/posted-query.ts';
import type { PublicSite } from '../site/public-pages/public-site.ts';
import { isPublicPath } from './public-path.ts';

/** The time limits of connections, in milliseconds. */
export interface ConnectionLimits {
  /** How long no byte may be transferred because the client does not read. */
  readonly stuckMs: number;
  /** How long a connection may be idle after its last response. */
  readonly idleMs: number;
  /** How long the head of a request may remain incomplete. */
  readonly headMs: number;
  /** How long the body of a request may remain incomplete. */
  readonly requestMs: number;
  /** How often the last two are checked. */
  readonly checkMs: number;
}

const connectionLimits: ConnectionLimits = {
  stuckMs: 120_000,
  // A proxy usually keeps its connections for 60 s: the proxy must be the one that closes them, or
  // a request can arrive on a connection that is being closed.
  idleMs: 65_000,
  headMs: 60_000,
  requestMs: 300_000,
  checkMs: 30_000,
};

/** Which connections are served, and for how long. */
interface ConnectionRules {
  /** Whether a request for a host is for this site. */
  readonly isOurs?: ((host: string) => boolean) | undefined;
  readonly limits?: ConnectionLimits | undefined;
}

type ReportFault = (requestId: string, fault: unknown) => void;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The server that visitors, editors and programs connect to. */
export interface WebServer {
  /** Listens. @throws CannotListen with one sentence when the port is in use or not allowed */
  listen(host: string, port: number): Promise<void>;
  /** From now on, ends each connection after its next response. */
  closeAfterResponses(): void;
  /**
   * Stops accepting requests, lets those in progress finish, and closes the rest after `graceMs`.
   */
  drain(graceMs: number): Promise<void>;
}

/**
 * Makes a server that passes public pages to the site before Express sees them.
 * @param rules by default every host is this site's; tests shorten the limits
 */
export function makeWebServer(
  site: Pick<PublicSite, 'serve' | 'refuse' | 'respondFromCache'>,
  app: Listener,
  observer: RequestObserver,
  report: ReportFault,
  { isOurs = () => true, limits = connectionLimits }: ConnectionRules = {},
): WebServer {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (isPostedQuery(request) && !(await takePostedQuery(request)))
      return site.refuse(request, response, { code: 'body-too-large' });
    return site.serve(request, response);
  };
  let isEnding = false;
  const handle: Listener = (request, response) => {
    if (isEnding) response.setHeader('Connection', 'close');
    if (!namesOneHost(request)) return refuseHosts(response);
    acceptAbsoluteForm(request);
    const { host } = request.headers;
    if (host !== undefined && !isOurs(host))
      return site.refuse(request, response, { code: 'unknown-host' });
    if (!isPublicPage(request) && !isPostedQuery(request)) return app(request, response);
    serve(request, response).catch((fault: unknown) => {
      report(requestIdOf(response), fault);
      if (response.headersSent) response.destroy();
      // The page cannot be composed: the visitor gets a retry time.
      else site.refuse(request, response, refusalOfFault(fault) ?? { code: 'unavailable' });
    });
  };
  const { stuckMs, idleMs, headMs, requestMs, checkMs } = limits;
  const options = {
    keepAliveTimeout: idleMs,
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  };
  const server = createServer(options, observer.listening(handle));
  server.on('checkContinue', continueInTurn);
  const respondFromCache = observer.early((request) =>
    !isEnding && isOurs(request.host) ? site.respondFromCache(request) : undefined,
  );
  server.setTimeout(stuckMs);
  closeStuck(server);
  const early = respondEarly(server, respondFromCache);
  return {
    listen: (host, port) => listen(server, host, port),
    closeAfterResponses: () => void (isEnding = true),
    drain: (graceMs) => drain(server, early, graceMs),
  };
}

/** Closes connections that time out, unless it is we who let the client wait: for an import. */
function closeStuck(server: Server): void {
  const latest = new WeakMap<object, ServerResponse>();
  server.on('request', ({ socket }, response) => void latest.set(socket, response));
  server.on('timeout', (socket) => {
    const isWorking = latest.get(socket)?.closed === false;
    if (!isWorking || socket.writableLength > 0) socket.destroy();
  });
}

/**
 * Sends 100 Continue to a client that expects it. While an earlier request has no response yet,
 * node:http would write it between the head and the body of that response; then the client must
 * send without waiting.
 */
function continueInTurn(this: Server, request: IncomingMessage, response: ServerResponse): void {
  if (response.socket !== null) response.writeContinue();
  this.emit('request', request, response);
}

function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
}

function isPublicPage({ method, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return isPublicPath(url.split('?', 1)[0] ?? url);
}

/** Makes a server listen. @param variable the one that sets the port @throws CannotListen */
export function listen(
  server: Server,
  host: string,
  port: number,
  variable = 'PARVIS_PORT',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new CannotListen(sentenceFor(error, port, variable), { cause: error }));
    });
    server.listen(port, host, () => resolve());
  });
}

/**
 * Fails early when a port is unavailable, before any long work.
 * @throws CannotListen
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** The port is unavailable; the message is a sentence for the operator. */
export class CannotListen extends Error {
  override name = 'CannotStart';
}

function sentenceFor(error: NodeJS.ErrnoException, port: number, variable: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop what listens there, or set ${variable} to another port.`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this user: set ${variable} to a port above 1023.`;
  return `Parvis cannot listen on port ${port}: ${error.message}.`;
}

async function drain(server: Server, early: EarlyConnections, graceMs: number): Promise<void> {
  const cut = setTimeout(() => {
    early.closeAll();
    server.closeAllConnections();
  }, graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    early.closeIdle();
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}
