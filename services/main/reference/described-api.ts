import type { ApiPart } from '@parvis/contracts/operations/endpoints.ts';
import type { ApiContents } from '@parvis/web/reference/api-description.ts';
import { FunctionThread } from '../function-thread.ts';

/** What is served of the description of the API, in parts that are each read in a moment. */
export interface DescribedApi {
  /** The OpenAPI document, as JSON. */
  readonly document: string;
  /** The document of each part alone. */
  readonly parts: ReadonlyMap<ApiPart, string>;
  readonly contents: ApiContents;
  /** Operations by id, and schemas by name, as JSON. */
  readonly operations: ReadonlyMap<string, string>;
  readonly schemas: ReadonlyMap<string, string>;
}

/** What the thread does. */
export type DescribeFunctions = { readonly describeApi: (version: string) => DescribedApi };

const thread = new FunctionThread<DescribeFunctions>({
  here: import.meta.url,
  source: './worker.ts',
  built: 'describe-api',
});

/**
 * Describes the API in a thread: it takes half a second, by which every start
 * would be delayed, and on the event loop every visitor.
 */
export function describeInThread(version: string): Promise<DescribedApi> {
  return thread.call('describeApi', version);
}
