import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response } from 'express';
import { namesEntityTag, toEtag, toReadEtag } from './preconditions.ts';

/** Bytes below which a response fits into one packet, compressed or not. */
const minCompressed = 1_400;
const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, brotliParams),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A JSON text and the revision of what it shows, if it shows one thing. */
interface JsonText {
  readonly status: number;
  readonly text: string;
  /** The same, compressed. */
  readonly brotli?: Buffer | undefined;
  readonly revision?: number | undefined;
}

/**
 * Writes JSON. A program of the API that has it already gets 304, and a long text is compressed
 * outside the main thread.
 */
export async function sendJson(
  response: Response,
  { status, text, brotli, revision }: JsonText,
): Promise<void> {
  const { req: request } = response;
  response.status(status).set('Content-Type', 'application/json; charset=utf-8');
  const isApi = request.originalUrl.startsWith('/api/');
  const encoding = isApi ? encodingFor(response, text) : undefined;
  const isRead = isApi && (request.method === 'GET' || request.method === 'HEAD');
  const read = isRead ? toReadEtag(revision, `${text}${encoding}`) : undefined;
  const etag = read ?? (revision === undefined ? undefined : toEtag(revision));
  if (etag !== undefined) response.set('ETag', etag);
  if (read !== undefined && namesEntityTag(request.get('If-None-Match'), read))
    return void response.status(304).end();
  if (encoding === undefined) return void response.end(text);
  const kept = encoding === 'br' ? brotli : undefined;
  const bytes = kept ?? (await compressors[encoding](text));
  response.set('Content-Encoding', encoding).end(bytes);
}

function encodingFor(response: Response, text: string) {
  response.vary('Accept-Encoding');
  const encoding =
    text.length < minCompressed ? false : response.req.acceptsEncodings('br', 'gzip');
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}
