import {
  multiSearchResponse,
  type ReceivedRequest,
  type Respond,
  scriptedServer,
  searchesOf,
} from './scripted-server.ts';
import { StoredCollections } from './stored-collections.ts';

/** Ways in which a server, or what stands before it, fails to do what was requested. */
export const troubles = {
  /** A proxy before it shows a page of its own. */
  html: () => ({ status: 200, body: '<!doctype html><title>Please sign in</title>' }),
  keyRevoked: () => ({
    status: 401,
    body: '{"message":"Forbidden - a valid `x-typesense-api-key` header must be sent."}',
  }),
  /** Searches work on. */
  outOfMemory: ({ what }: ReceivedRequest) =>
    /^(?:GET|POST \/multi_search)/.test(what)
      ? undefined
      : {
          status: 422,
          body: '{"message":"Rejecting write: running out of resource type: OUT_OF_MEMORY"}',
        },
} as const satisfies Record<string, Respond>;

/**
 * Returns a fake of Typesense that stores documents in memory and searches them according to the
 * published documentation, and fails as the real server was seen to fail. It does not show how the
 * real server handles the same requests.
 * @param port the port to listen on; any free one when omitted
 */
export async function fakeTypesense(port?: number) {
  const collections = new StoredCollections();
  let trouble: Respond = () => undefined;
  const server = await scriptedServer(
    (received) => trouble(received) ?? respond(collections, received),
    port,
  );
  return {
    ...server,
    collections,
    /** Begins a trouble, or ends it. */
    has(begun?: Respond): void {
      trouble = begun ?? (() => undefined);
    },
  };
}

const ok = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
const notFound = { status: 404, body: '{"message":"Not Found"}' };

function respond(collections: StoredCollections, received: ReceivedRequest) {
  if (received.what === 'POST /multi_search')
    return multiSearchResponse(searchesOf(received).map((one) => collections.search(one)));
  if (received.what === 'GET /health') return ok({ ok: true });
  if (received.what === 'GET /status')
    return ok({ committed_index: 7, queued_writes: collections.queuedWrites, state: 'LEADER' });
  if (received.what === 'GET /collections') return ok(collections.names.map((name) => ({ name })));
  if (received.what === 'POST /collections') {
    collections.create(nameIn(received.body));
    return ok(received.body);
  }
  const [, kind, name = '', , id] = received.what.split('/');
  if (kind === 'aliases') return respondToAlias(collections, name, received);
  if (id !== undefined) return respondToDocuments(collections, name, id, received);
  return received.what.startsWith('DELETE') && collections.drop(name) ? ok({ name }) : notFound;
}

function respondToDocuments(
  collections: StoredCollections,
  name: string,
  id: string,
  { what, body }: ReceivedRequest,
) {
  const collection = collections.find(name);
  if (collection === undefined) return notFound;
  if (id === 'import' && Array.isArray(body)) {
    collections.put(name, body);
    return { status: 200, body: body.map(() => '{"success":true}').join('\n') };
  }
  const document = collection.get(id);
  if (document === undefined) return notFound;
  if (what.startsWith('DELETE')) collections.remove(name, id);
  return ok(document);
}

function respondToAlias(
  collections: StoredCollections,
  name: string,
  { what, body }: ReceivedRequest,
) {
  if (what.startsWith('PUT')) collections.setAlias(name, nameIn(body));
  const collection = collections.aliasOf(name);
  if (what.startsWith('DELETE')) collections.dropAlias(name);
  return collection === undefined ? notFound : ok({ name, collection_name: collection });
}

function nameIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  return 'name' in body ? String(body.name) : String(Object.values(body)[0]);
}
