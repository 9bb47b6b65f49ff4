import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { RequestExample } from '@parvis/contracts/http/request-example.ts';
import { exampleParams } from './example-requests.ts';

/** Examples of requests and responses, by the id of their operation. */
export interface OperationExamples {
  readonly requests: ReadonlyMap<string, RequestExample>;
  readonly responses: ReadonlyMap<string, unknown>;
}

/** What the description shows of an operation: a request that works, and its response. */
export interface ShownExample {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** What a media type has besides its schema. */
  readonly body: { readonly example?: unknown };
  readonly response: { readonly example?: unknown };
}

/** Returns the examples of an endpoint. */
export function shownExample(endpoint: Endpoint, examples: OperationExamples): ShownExample {
  const { id } = endpoint;
  const request = examples.requests.get(id);
  const response = request?.response ?? examples.responses.get(id);
  return {
    params: exampleParams(endpoint, request),
    query: Object.fromEntries(Object.entries(request?.query ?? {})),
    body: request?.body === undefined ? {} : { example: request.body },
    response: response === undefined ? {} : { example: response },
  };
}

/** Returns what a parameter has besides its schema. */
export function exampleNamed(
  name: string,
  values: Readonly<Record<string, unknown>>,
): { readonly example?: unknown } {
  return values[name] === undefined ? {} : { example: values[name] };
}
