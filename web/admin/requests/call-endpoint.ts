import type { Endpoint, ResponseSchema } from '@parvis/contracts/http/endpoint.ts';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { z } from 'zod';
import { newCommandId } from './command-id.ts';
import { RequestRefused, RequestWithoutResponse } from './failures.ts';
import { logPosition } from './log-position.ts';

export interface RequestOptions<E extends Endpoint> {
  readonly params?: z.input<E['params']>;
  readonly query?: Partial<z.input<E['query']>>;
  readonly body?: z.input<E['body']>;
  /** A file to send as the raw body. */
  readonly bytes?: Blob;
  /** The revision the change is based on. */
  readonly ifMatch?: number;
  /** The idempotency key. Default: a new one. */
  readonly commandId?: string;
  readonly signal?: AbortSignal;
  /** Lets the request complete after the page is unloaded. */
  readonly keepalive?: boolean;
}

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.undefined()]));

/** Returns the URL of an endpoint with its parameters, its query, and the log position to wait for. */
export function composeAddress<E extends Endpoint>(
  endpoint: E,
  options: RequestOptions<E> = {},
): string {
  const params = values.parse(options.params ?? {});
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values.parse(options.query ?? {}))) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const after = logPosition.current();
  const waits = endpoint.query instanceof z.ZodObject && 'after' in endpoint.query.shape;
  if (waits && after !== undefined) query.set('after', after);
  return query.size > 0 ? `${path}?${query}` : path;
}

function composeHeaders<E extends Endpoint>(endpoint: E, options: RequestOptions<E>): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (document.documentElement.lang !== '') {
    headers.set('accept-language', document.documentElement.lang);
  }
  if (endpoint.method !== 'get')
    headers.set('idempotency-key', options.commandId ?? newCommandId());
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (options.ifMatch !== undefined) headers.set('if-match', `"${options.ifMatch}"`);
  return headers;
}

async function readRefusal(response: Response): Promise<Error> {
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (!problem.success)
    return new RequestWithoutResponse(`${response.status} from ${response.url}`);
  if (problem.data.code === 'position-not-reached') logPosition.notReached(Date.now());
  return new RequestRefused(problem.data);
}

/**
 * Calls an endpoint and returns its parsed response, undefined if it has none.
 * @throws RequestRefused with the problem document; RequestWithoutResponse without a readable response
 */
export function callEndpoint<E extends Endpoint>(
  endpoint: E,
  options?: RequestOptions<E>,
): Promise<z.output<ResponseSchema<E>>>;
export async function callEndpoint(
  endpoint: Endpoint,
  options: RequestOptions<Endpoint> = {},
): Promise<unknown> {
  const response = await fetch(composeAddress(endpoint, options), {
    method: endpoint.method.toUpperCase(),
    headers: composeHeaders(endpoint, options),
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.bytes === undefined ? {} : { body: options.bytes }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new RequestWithoutResponse('no response', { cause });
  });
  const position = response.headers.get('x-log-position');
  if (position !== null) logPosition.note(position);
  if (!response.ok) throw await readRefusal(response);
  const expected: z.ZodType = 'schema' in endpoint.response ? endpoint.response.schema : z.any();
  const parsed = expected.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success)
    throw new RequestWithoutResponse('unreadable response', { cause: parsed.error });
  return parsed.data;
}
