import { once } from 'node:events';
import type { ApiContents } from '@parvis/web/reference/api-description.ts';
import { startThread } from '../own-program.ts';

/** What is served of the description of the API, in parts that are each read in a moment. */
export interface DescribedApi {
  /** The OpenAPI document, as JSON. */
  readonly document: string;
  readonly contents: ApiContents;
  /** Operations by id, and schemas by name, as JSON. */
  readonly operations: ReadonlyMap<string, string>;
  readonly schemas: ReadonlyMap<string, string>;
}

/**
 * Describes the API in a thread that ends afterwards: it takes half a second, by which every start
 * would be delayed, and on the event loop every visitor.
 */
export async function describeInThread(version: string): Promise<DescribedApi> {
  const thread = startThread(import.meta.url, './worker.ts', 'describe-api', version);
  try {
    const [described]: DescribedApi[] = await once(thread, 'message');
    if (described === undefined) throw new Error('the thread returned no description');
    return described;
  } finally {
    await thread.terminate();
  }
}
