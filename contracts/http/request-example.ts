import type { z } from 'zod';
import type { Endpoint, ResponseSchema } from './endpoint.ts';

/**
 * A request to an endpoint as a program sends it. Parameters of the path that are ids, or one of
 * several words, have an example without being named here.
 */
export interface RequestExample<E extends Endpoint = Endpoint> {
  readonly params?: Partial<z.input<E['params']>>;
  readonly query?: z.input<E['query']>;
  /** The body; of one that is raw bytes, their text. */
  readonly body?: z.input<E['body']> | string;
  /** A response that no test can record. */
  readonly response?: z.output<ResponseSchema<E>>;
}

type Endpoints = Readonly<Record<string, Endpoint>>;

/** An example of a request, and the id of its operation. */
export type OperationExample = readonly [id: string, example: RequestExample];

/** Declares examples of requests to endpoints, by the names that these have among each other. */
export function examplesOf<E extends Endpoints>(
  endpoints: E,
  examples: { readonly [Name in keyof E]?: RequestExample<E[Name]> },
): readonly OperationExample[] {
  return Object.entries(endpoints).flatMap(([name, { id }]) => {
    const example: RequestExample | undefined = examples[name];
    return example === undefined ? [] : [[id, example] as const];
  });
}
