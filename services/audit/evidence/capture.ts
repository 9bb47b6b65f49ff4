import type { ArchiveScope } from '@parvis/contracts/audit/endpoints.ts';
import { findMappedPaths, findOwnFiles } from './own-files.ts';

/** What visitors received at an address; `title` of a document. */
export interface Captured {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly title?: string;
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

/** The addresses that list all others. */
const maps = ['/sitemap.xml', '/sitemap-offers.xml', '/robots.txt', '/offers-map.xml'] as const;

/**
 * Yields the responses of the addresses in a scope, then the files that they name, each once.
 * @param path with its query
 * @param onMissing called with each file that is named, but is not there
 */
export async function* capture(
  site: SiteAt,
  scope: ArchiveScope,
  path: string,
  onMissing: (path: string) => void = () => undefined,
): AsyncGenerator<Captured> {
  const files = new Set<string>();
  for await (const path_ of addressesIn(site, scope, path)) {
    const response = await site.respond(path_);
    if (response === undefined) continue;
    const { status, headers, body } = response;
    for (const file of findOwnFiles(path_, headers['content-type'] ?? '', body)) files.add(file);
    const title = /<title>([^<]*)<\/title>/.exec(body)?.[1];
    yield { path: path_, status, headers, body: [Buffer.from(body)], ...(title && { title }) };
  }
  // A set yields what is added to it meanwhile.
  for (const file of files) {
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

/** Yields the addresses of a scope: the one that was chosen first, each once. */
async function* addressesIn(
  site: SiteAt,
  scope: ArchiveScope,
  path: string,
): AsyncGenerator<string> {
  yield path;
  if (scope === 'page') return;
  const below = path.endsWith('/') ? path : `${path}/`;
  const listed = new Set<string>(maps);
  for (const one of listed) {
    const isMap = one.endsWith('.xml') || one === '/robots.txt';
    if (one !== path && (scope === 'site' || one.startsWith(below))) yield one;
    if (!isMap) continue;
    const map = await site.respond(one);
    for (const mapped of findMappedPaths(map?.body ?? '')) listed.add(mapped);
  }
}
