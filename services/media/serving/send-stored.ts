import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { ByteRange, Storage, Stored } from '../../adapters/storage/storage.ts';
import { namesEntityTag } from '../../http/preconditions.ts';

/** A stored object to send. */
export interface Served {
  readonly key: string;
  readonly size: number;
  /** A strong entity tag, with its quotes. */
  readonly etag: string;
  readonly type: string;
  readonly cacheControl: string;
  /** The name of a file to download rather than display. */
  readonly downloadAs?: string;
}

/**
 * Sends an object, or the requested range of it; responds with 304 and 416 when appropriate.
 * @throws Error when it is not in the storage; StorageUnavailable
 */
export async function sendStored(
  storage: Storage,
  request: Request,
  response: Response,
  served: Served,
): Promise<void> {
  const { key, etag, size, type, cacheControl, downloadAs } = served;
  const about = { 'Cache-Control': cacheControl, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (namesEntityTag(request.get('If-None-Match'), etag))
    return void response.set(about).status(304).end();
  const range = parseRange(request, served);
  if (range === 'unsatisfiable')
    return void response.status(416).set('Content-Range', `bytes */${size}`).end();
  const stored = request.method === 'HEAD' ? undefined : await storage.get(key, range);
  if (stored === undefined && request.method !== 'HEAD')
    throw new Error('a file that the library names is not in the storage');
  if (downloadAs !== undefined) response.attachment(downloadAs);
  response.set({ ...about, ...partHeaders(range, size) });
  // Express would add a character set that may be wrong.
  response.setHeader('Content-Type', type);
  response.status(range === undefined ? 200 : 206);
  if (stored === undefined) return void response.end();
  await sendBytes(stored, response);
}

function partHeaders(range: ByteRange | undefined, size: number): Record<string, string> {
  if (range === undefined) return { 'Content-Length': String(size) };
  const { first, last } = range;
  const length = String(last - first + 1);
  return { 'Content-Length': length, 'Content-Range': `bytes ${first}-${last}/${size}` };
}

async function sendBytes({ body }: Stored, response: Response): Promise<void> {
  await pipeline(body, response).catch((cause: unknown) => {
    // The client disconnected; this is not an error.
    if (!response.destroyed) throw cause;
  });
}

/**
 * Returns the only requested range; when several are requested, the complete object is sent, as RFC
 * 9110 allows.
 */
function parseRange(
  request: Request,
  { size, etag }: Served,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  const [only] = ranges;
  return only && { first: only.start, last: only.end };
}
