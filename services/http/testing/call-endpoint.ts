import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { type Problem, problemSchema } from '@parvis/contracts/http/problem.ts';
import { z } from 'zod';

/** A request to an endpoint, by an editor unless an actor is given. */
export interface TestRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * How the test's authenticator identifies an actor: by a role, or by another name that a test
   * world defines.
   */
  readonly as?: string;
  readonly ifMatch?: number;
  readonly key?: string;
}

/** A response over HTTP. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly problem: Problem | undefined;
  /** The body, checked against the endpoint's schema. @throws Error when the endpoint refused */
  readonly body: Readonly<Record<string, unknown>>;
  /** The body, parsed by one of the contract's schemas. @throws Error when the endpoint refused */
  as<S extends z.ZodType>(schema: S): z.infer<S>;
  readonly text: string;
}

const recordSchema = z.record(z.string(), z.unknown());

/** Sends a request to an endpoint of an origin in the form that its contract requires. */
export async function callEndpoint(
  origin: string,
  endpoint: Endpoint,
  sent: TestRequest = {},
): Promise<TestResponse> {
  return testResponseOf(
    endpoint,
    sent,
    await fetch(addressOf(origin, endpoint, sent), requestOf(endpoint, sent)),
  );
}

function addressOf(
  origin: string,
  { path }: Endpoint,
  { params = {}, query = {} }: TestRequest,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(query).toString();
  return `${origin}${filled}${search === '' ? '' : `?${search}`}`;
}

function requestOf(
  { method }: Endpoint,
  { body, as = 'editor', ifMatch, key }: TestRequest,
): RequestInit {
  return {
    method: method.toUpperCase(),
    headers: {
      Authorization: as,
      'Accept-Language': 'en',
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

async function testResponseOf(
  endpoint: Endpoint,
  sent: TestRequest,
  response: Response,
): Promise<TestResponse> {
  const text = await response.text();
  const { status, headers } = response;
  const problem = response.ok ? undefined : problemSchema.parse(JSON.parse(text));
  const read = () => {
    if (problem !== undefined) throw new Error(`${status} ${JSON.stringify(problem)}`);
    if (endpoint.response.kind !== 'json') throw new Error(`${endpoint.response.kind} is not JSON`);
    const { schema, chosen } = endpoint.response;
    return (sent.query?.['fields'] === undefined ? schema : (chosen?.schema ?? schema)).parse(
      JSON.parse(text),
    );
  };
  return {
    status,
    headers,
    problem,
    text,
    get body() {
      return recordSchema.parse(read());
    },
    as: (schema) => schema.parse(read()),
  };
}
