import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  multiSearchResponseSchema,
  parameterSchemas,
  type ReceivedSearch,
  requestSchemas,
  type SearchResponse,
} from './api-schemas.ts';

/** A description of a request, and its body. */
export interface ReceivedRequest {
  readonly what: string;
  readonly body: unknown;
}

export interface ScriptedResponse {
  readonly status: number;
  readonly body: string;
}

/** The server's response to a request; undefined: none. */
export type Respond = (received: ReceivedRequest) => ScriptedResponse | undefined;

export const key = 'a-key-of-tests';

/**
 * Returns a server that validates each request against the API and returns the responses of a test.
 * It does not search.
 */
export async function scriptedServer(respond: Respond, port = 0) {
  const received: ReceivedRequest[] = [];
  const faults: unknown[] = [];
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const one = await checked(request);
      received.push(one);
      const given =
        request.headers['x-typesense-api-key'] === key ? respond(one) : { status: 401, body: '{}' };
      if (given === undefined) return;
      const { status, body } = given;
      // JSON lines are not a JSON document.
      const isImport = one.what.endsWith('/import') && status === 200;
      const type = isImport ? 'text/plain' : 'application/json';
      response.writeHead(status, { 'content-type': type }).end(body);
    } catch (cause) {
      faults.push(cause);
      response.writeHead(400).end(JSON.stringify({ message: String(cause) }));
    }
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('expected it to listen on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    faults,
    /** @throws AggregateError when any request violated the API */
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (faults.length > 0) throw new AggregateError(faults, String(faults[0]));
    },
  };
}

async function checked(request: IncomingMessage): Promise<ReceivedRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://server');
  const what = `${request.method} ${pathname}`;
  const parameters = Object.fromEntries(searchParams);
  const body = await text(request);
  if (pathname.endsWith('/documents/import')) {
    parameterSchemas.import.parse(parameters);
    return { what, body: body.split('\n').map((line): unknown => JSON.parse(line)) };
  }
  parameterSchemas.none.parse(parameters);
  const schema = Object.entries(requestSchemas).find(([begins]) => what.startsWith(begins))?.[1];
  if (schema === undefined) return { what, body };
  return { what, body: schema.parse(JSON.parse(body)) };
}

/** Returns the searches of a request. */
export function searchesOf({ body }: ReceivedRequest): readonly ReceivedSearch[] {
  return requestSchemas['POST /multi_search'].parse(body).searches;
}

/** Returns the response to a multi_search, in the format of the API. */
export function multiSearchResponse(results: readonly SearchResponse[]): ScriptedResponse {
  return { status: 200, body: JSON.stringify(multiSearchResponseSchema.parse({ results })) };
}

/** Returns the hits of a search, in the format of the API. */
export function searchHits(
  documents: readonly Record<string, unknown>[],
  changes: { found?: number; facets?: Record<string, Record<string, number>> } = {},
): Extract<SearchResponse, { found: number }> {
  return {
    found: changes.found ?? documents.length,
    out_of: 1_000,
    page: 1,
    search_time_ms: 1,
    search_cutoff: false,
    request_params: {},
    hits: documents.map((document) => ({ document, highlight: {}, highlights: [] })),
    facet_counts: Object.entries(changes.facets ?? {}).map(([field, counts]) => ({
      field_name: field,
      sampled: false,
      stats: { total_values: Object.keys(counts).length },
      counts: Object.entries(counts).map(([value, count]) => ({
        value,
        count,
        highlighted: value,
      })),
    })),
  };
}
