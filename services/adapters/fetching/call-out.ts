import { lookup as resolveName } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { CallReason } from '@parvis/contracts/careers/feeds/feed-run.ts';
import type { AllowedHosts } from './allowed-hosts.ts';

/** A request to a server of others failed; the message gives the reason in one sentence. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly why: CallReason;
  /** What it is about: a host, an address or a status; no secret. */
  readonly about: string | undefined;

  constructor(
    message: string,
    {
      why = 'unreachable',
      about,
      ...options
    }: ErrorOptions & { readonly why?: CallReason; readonly about?: string } = {},
  ) {
    super(message, options);
    this.why = why;
    this.about = about;
  }
}

/** The server sent nothing for too long. */
class StoppedResponding extends Error {
  override name = 'StoppedResponding';
}

/** The limits of one call. */
export interface CallLimits {
  /** The maximum length of a response, both as it is sent and when it is decompressed. */
  readonly bytes: number;
  /** The maximum time without receiving a byte, in milliseconds. */
  readonly idleMs: number;
  /** The time limit of the whole call, with its redirects, in milliseconds. */
  readonly wholeMs: number;
}

/** A redirect costs a resolution and a connection. */
const maxRedirects = 5;
const redirectStatuses = new Set<number | undefined>([301, 302, 303, 307, 308]);

/** Resolves a host name to its addresses. */
export type ResolveHost = (hostname: string) => Promise<readonly { readonly address: string }[]>;

const resolveHost: ResolveHost = (hostname) => resolveName(hostname, { all: true });

/** A request to a server of others. */
export interface OutgoingRequest {
  readonly address: string;
  /** Without it, GET. Only a GET follows redirects. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers such as a key, which no host but that of the address receives. */
  readonly ownHeaders?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array;
}

/**
 * Sends a request. The only function of the product that calls out to servers of others: it goes to
 * allowed hosts, checks every redirect as a new address and connects to the very address that was
 * checked, so that DNS rebinding has no effect. No message contains more of an address than its host.
 * @param read receives the response that is no redirect, with the signal that ends the call
 * @throws CallFailed
 */
export async function callOut<T>(
  request: OutgoingRequest,
  hosts: AllowedHosts,
  limits: CallLimits,
  read: (response: IncomingMessage, signal: AbortSignal) => Promise<T>,
  resolve = resolveHost,
): Promise<T> {
  const signal = AbortSignal.timeout(limits.wholeMs);
  const first = new URL(request.address);
  let url = first;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const address = await until(signal, checkedAddress(url, hosts, resolve));
      const sent = url.origin === first.origin ? request : { ...request, ownHeaders: {} };
      const response = await send(url, address, sent, limits, signal);
      const { location } = response.headers;
      if (!redirectStatuses.has(response.statusCode) || location === undefined)
        return await read(response, signal).finally(() => response.destroy());
      response.destroy();
      url = redirectedTo(location, url, first, request);
    }
  } catch (cause) {
    if (cause instanceof CallFailed) throw cause;
    const isLate = signal.aborted || cause instanceof StoppedResponding;
    const words = signal.aborted ? 'it took too long' : messageOf(cause);
    throw new CallFailed(`${url.host} could not be read: ${words}`, {
      cause,
      why: isLate ? 'timed-out' : 'unreachable',
      about: url.host,
    });
  }
  throw new CallFailed(`${url.host} redirected more than ${maxRedirects} times`, {
    why: 'redirected',
    about: url.host,
  });
}

/** Returns where a redirect leads, if a call may go there. @throws CallFailed */
export function redirectedTo(
  location: string,
  from: URL,
  first: URL,
  { method = 'GET' }: OutgoingRequest,
): URL {
  const redirected = { why: 'redirected', about: from.host } as const;
  if (method !== 'GET')
    throw new CallFailed(`${from.host} redirects, which only a GET follows`, redirected);
  if (!URL.canParse(location, from.href))
    throw new CallFailed(`${from.host} redirects to what is no address`, redirected);
  const to = new URL(location, from);
  if (from.protocol === 'https:' && to.protocol !== 'https:')
    throw new CallFailed(
      `${from.host} redirects from https to ${to.protocol}//, which is not safe`,
      redirected,
    );
  if (to.port !== '' && to.port !== first.port)
    throw new CallFailed(
      `${from.host} redirects to port ${to.port}, which nobody configured`,
      redirected,
    );
  const isSameOrigin = to.origin === first.origin;
  to.username = isSameOrigin ? first.username : '';
  to.password = isSameOrigin ? first.password : '';
  return to;
}

async function checkedAddress(
  { hostname, protocol }: URL,
  hosts: AllowedHosts,
  resolve: ResolveHost,
): Promise<string> {
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new CallFailed(`${protocol} is not a protocol for calling servers`);
  if (!hosts.allowsHost(hostname))
    throw new CallFailed(`${hostname} is not listed in ${hosts.variable}`, {
      why: 'host-not-listed',
      about: hostname,
    });
  const found = await resolve(hostname.replace(/^\[|\]$/g, ''));
  const [first] = found;
  if (first === undefined) throw new CallFailed(`${hostname} has no address`);
  const inside = found.find(({ address }) => !hosts.allowsAddress(address));
  if (inside !== undefined)
    throw new CallFailed(
      `${hostname} is at ${inside.address}, which is not public: list that address in ${hosts.variable} too`,
      { why: 'not-public', about: inside.address },
    );
  return first.address;
}

function send(
  url: URL,
  address: string,
  { method = 'GET', headers, ownHeaders, body }: OutgoingRequest,
  { idleMs }: CallLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const family = address.includes(':') ? 6 : 4;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((settle, reject) => {
    const sent = request(url, {
      agent: false,
      method,
      headers: {
        accept: '*/*',
        'accept-encoding': 'gzip, identity',
        'user-agent': 'Parvis',
        ...headers,
        ...ownHeaders,
      },
      lookup: (_hostname, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
      signal,
      timeout: idleMs,
    });
    let received: IncomingMessage | undefined;
    sent.once('timeout', () => {
      const cause = new StoppedResponding('the server stopped responding');
      // Of a response that has begun, its reader gets the cause.
      (received ?? sent).destroy(cause);
    });
    sent.once('response', (response) => {
      received = response;
      settle(response);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Resolving a name has no time limit of its own. */
function until<T>(signal: AbortSignal, result: Promise<T>): Promise<T> {
  return new Promise((settle, reject) => {
    const end = () => reject(new Error('it took too long'));
    signal.addEventListener('abort', end, { once: true });
    result.then(settle, reject);
  });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
