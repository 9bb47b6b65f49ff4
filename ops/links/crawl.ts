import { type ReadDocument, readDocument } from './read-document.ts';
import { ShapeCounter } from './shape-counter.ts';

/** The response from an address. */
export interface CrawledResponse {
  /** The page that first linked to it; undefined for a start address. */
  readonly from: string | undefined;
  /** 0 when there was no response. */
  readonly status: number;
  /** The target of a redirect. */
  readonly location: string | undefined;
  readonly document: ReadDocument | undefined;
  /** The text of the document. */
  readonly html: string | undefined;
  /** Every address that it links to, absolute, including fragments. */
  readonly links: readonly string[];
}

/** Responses by address, without fragment. */
export type Crawl = ReadonlyMap<string, CrawledResponse>;

const starts = ['/', '/en/', '/sitemap.xml', '/robots.txt'];
const together = 8;
const timeoutMs = 30_000;

/**
 * Crawls a running Parvis, starting from both home pages and the sitemap, through every address on its
 * origin that a page, style sheet, feed or form refers to. Of filtered lists and offers, only a sample.
 */
export async function crawl(origin: string): Promise<Crawl> {
  const visited = new Map<string, CrawledResponse>();
  const shapes = new ShapeCounter();
  const found = new Map<string, string | undefined>(
    starts.map((path) => [origin + path, undefined]),
  );
  const waiting = [...found.keys()];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, together);
    await Promise.all(
      batch.map(async (address) => {
        const page = await visit(address, found.get(address));
        visited.set(address, page);
        for (const link of page.links) {
          const url = new URL(link);
          url.hash = '';
          if (url.origin !== origin || found.has(url.href) || !shapes.admits(url)) continue;
          found.set(url.href, address);
          waiting.push(url.href);
        }
      }),
    );
  }
  return visited;
}

async function visit(address: string, from: string | undefined): Promise<CrawledResponse> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    const to = headers.get('location');
    const location = to === null ? undefined : new URL(to, address).href;
    return { from, status, location, ...(await read(response, address)) };
  } catch {
    return {
      from,
      status: 0,
      location: undefined,
      document: undefined,
      html: undefined,
      links: [],
    };
  }
}

/** Returns the links of a text response; other bodies are not downloaded. */
async function read(
  response: Response,
  address: string,
): Promise<Pick<CrawledResponse, 'document' | 'html' | 'links'>> {
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const absolute = (links: readonly string[]) => links.flatMap((link) => asAbsolute(link, address));
  if (type === 'text/html') {
    const html = await response.text();
    const document = readDocument(html);
    return { document, html, links: absolute(document.links) };
  }
  const pattern = namedIn[type];
  if (pattern === undefined || !response.ok) {
    await response.body?.cancel();
    return { document: undefined, html: undefined, links: [] };
  }
  const text = (await response.text()).replaceAll('&amp;', '&');
  const links = [...text.matchAll(pattern)].map(([, link = '']) => link);
  return { document: undefined, html: undefined, links: absolute(links) };
}

/** The patterns of addresses in texts other than HTML. */
const namedIn: Readonly<Record<string, RegExp>> = {
  'text/css': /url\(["']?(?!data:)([^"')]+)/g,
  'text/plain': /^Sitemap: (.+)$/gm,
  'application/xml': /(?:<loc>|href=")([^<"]+)/g,
  'application/rss+xml': /(?:<link>|href=")([^<"]+)/g,
};

/** Returns the absolute form of a web address; undefined for mail, telephone and the like. */
function asAbsolute(link: string, base: string): readonly string[] {
  if (!URL.canParse(link, base)) return [`about:invalid#${encodeURIComponent(link)}`];
  const url = new URL(link, base);
  return url.protocol.startsWith('http') ? [url.href] : [];
}
