import type { ArchiveScope } from '@parvis/contracts/audit/endpoints.ts';
import { findMappedPaths, findOwnFiles } from './own-files.ts';

/** What visitors received at an address; `title` of a document. */
export interface Captured {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly title?: string;
  /** The instant that it is of, if that is another one than the archive's; ISO 8601, UTC. */
  readonly at?: string;
}

/** A response whose body is at hand. */
export interface ComposedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A file of the site; text is examined for the files that it names. */
export interface SiteFile {
  readonly type: string;
  readonly body: string | AsyncIterable<Uint8Array>;
}

/** Port: the site at an instant. */
export interface SiteAt {
  /** Returns the response of an address; undefined when it cannot be reconstructed. */
  respond(path: string): Promise<ComposedResponse | undefined>;
  /** Opens a built file or a medium, as it was; undefined when there is none. */
  file(path: string): Promise<SiteFile | undefined>;
}

/** The addresses that list all others, and the file for robots. */
const maps = ['/sitemap.xml', '/robots.txt'] as const;

/**
 * Yields the responses of the addresses in a scope, then the files that they name, each once.
 * @param path with its query
 * @param onMissing called with each file that is named, but is not there
 * @param had files that the archive has already, to which those of this scope are added
 */
export async function* capture(
  site: SiteAt,
  scope: ArchiveScope,
  path: string,
  onMissing: (path: string) => void = () => undefined,
  had = new Set<string>(),
): AsyncGenerator<Captured> {
  const files = new Set<string>();
  for await (const [address, response] of responsesIn(site, scope, path)) {
    const { status, headers, body } = response;
    for (const file of findOwnFiles(address, headers['content-type'] ?? '', body)) files.add(file);
    const title = /<title>([^<]*)<\/title>/.exec(body)?.[1];
    yield { path: address, status, headers, body: [Buffer.from(body)], ...(title && { title }) };
  }
  // A set yields what is added to it meanwhile.
  for (const file of files) {
    if (had.has(file)) continue;
    if (!isReplaced(file)) had.add(file);
    const found = await site.file(file);
    if (found === undefined) {
      onMissing(file);
      continue;
    }
    const { type, body } = found;
    if (typeof body === 'string')
      for (const named of findOwnFiles(file, type, body)) files.add(named);
    const bytes = typeof body === 'string' ? [Buffer.from(body)] : body;
    yield { path: file, status: 200, headers: { 'content-type': type }, body: bytes };
  }
}

/** Whether other bytes may be at the address of a file later: at those of documents (decision 59). */
function isReplaced(file: string): boolean {
  return file.startsWith('/media/files/');
}

/** Yields the addresses of a scope with their responses: the one that was chosen first, each once. */
async function* responsesIn(
  site: SiteAt,
  scope: ArchiveScope,
  path: string,
): AsyncGenerator<readonly [address: string, response: ComposedResponse]> {
  const below = path.endsWith('/') ? path : `${path}/`;
  // Maps are read for what they list, even where they are not in the scope.
  const addresses = new Set([path, ...(scope === 'page' ? [] : maps)]);
  for (const address of addresses) {
    const isMap = address.endsWith('.xml') && scope !== 'page';
    const isWanted = address === path || scope === 'site' || address.startsWith(below);
    const response = isMap || isWanted ? await site.respond(address) : undefined;
    if (response === undefined) continue;
    if (isMap) for (const mapped of findMappedPaths(response.body)) addresses.add(mapped);
    if (isWanted) yield [address, response];
  }
}
