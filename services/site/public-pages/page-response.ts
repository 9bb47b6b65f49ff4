import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage, Encoding } from '../page-cache/page-cache.ts';

/** Headers that every public document carries, as a flat list ready for `writeHead`. */
export type StandingHeaders = readonly string[];

/** The best encoding both sides know; the order is ours. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  if (at === -1) return false;
  const end = header.indexOf(',', at);
  const weight = header.slice(at + coding.length, end === -1 ? undefined : end);
  return !/;\s*q=0(?:\.0*)?\s*$/.test(weight);
}

/** True when the visitor's copy is the page as it is now. */
function hasCurrentCopy(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known === etag || known === '*' || known.split(',').some((tag) => tag.trim() === etag);
}

/** Sends a cacheable page: 304 when the visitor has it, else its bytes in the best encoding. */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  standing: StandingHeaders,
): void {
  const headers = [
    ...standing,
    'cache-control',
    'no-cache',
    'vary',
    'accept-encoding',
    'etag',
    page.etag,
  ];
  if (page.status === 200 && hasCurrentCopy(request, page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = page.bytes[encoding];
  headers.push('content-type', page.type, 'content-length', String(body.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a page made for one reader, which nobody may keep. */
export function sendPrivatePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: { readonly status: number; readonly type: string; readonly body: string },
  standing: StandingHeaders,
): void {
  const body = Buffer.from(page.body);
  response.writeHead(page.status, [
    ...standing,
    'cache-control',
    'private, no-store',
    'content-type',
    page.type,
    'content-length',
    String(body.length),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
