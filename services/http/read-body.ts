import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import {
  contentBodyBytes,
  maxBodyFields,
  usualBodyBytes,
} from '@parvis/contracts/limits/bodies.ts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { hasMoreFieldsThan } from './count-fields.ts';
import { receiveBody } from './receive-body.ts';
import { requireStrictText } from './strict-text.ts';
import type { UploadRoom } from './upload-room.ts';

/** Forms with files up to this size in bytes do not wait for room. */
export const waitingFormBytes = contentBodyBytes;

const form = 'application/x-www-form-urlencoded';
const withFiles = 'multipart/form-data';
/** The maximum number of parts of a form with files. */
const maxParts = 100;

/** By the limit of their bodies, of which endpoints declare a few. */
const parsers = new Map<number, readonly RequestHandler[]>();

function makeParsers(limit: number): readonly RequestHandler[] {
  const known = parsers.get(limit);
  if (known !== undefined) return known;
  const made = [
    express.json({ limit, strict: false }),
    express.urlencoded({ limit, extended: false, type: form, parameterLimit: maxBodyFields }),
  ];
  parsers.set(limit, made);
  return made;
}

/**
 * Reads a JSON or form body, with files where they are accepted; a missing one is an empty object.
 * @param room for bodies with files; without it they are as small as others
 */
export async function readBody(
  request: Request,
  response: Response,
  endpoint: Pick<Endpoint, 'access' | 'maxBytes' | 'takesFiles' | 'fromMailPrograms'>,
  room: UploadRoom | undefined,
): Promise<Outcome<unknown>> {
  const body = await readFormOrData(request, response, endpoint, room);
  if (body.ok || !endpoint.fromMailPrograms) return body;
  // The rest is received and dropped, so that the client can read the response.
  request.resume();
  request.body = {};
  return accept({});
}

async function readFormOrData(
  request: Request,
  response: Response,
  { access, maxBytes, takesFiles }: Pick<Endpoint, 'access' | 'maxBytes' | 'takesFiles'>,
  room: UploadRoom | undefined,
): Promise<Outcome<unknown>> {
  if (takesFiles && request.is(withFiles)) {
    const bytes = declaredSize(request, takesFiles.maxBytes);
    // Forms without files do not wait for room.
    if (bytes <= waitingFormBytes) return readWithFiles(request, response, takesFiles);
    if (!room?.take(bytes, response)) return refuse('too-busy');
    return readWithFiles(request, response, takesFiles, room.arrivalMs);
  }
  const type = request.is(['application/json', form]);
  if (type === null) return accept({});
  if (type === false)
    return request.headers['content-length'] === '0'
      ? accept({})
      : refuse('unsupported-media-type');
  try {
    for (const parser of makeParsers(maxBytes ?? usualBodyBytes))
      await run(parser, request, response);
  } catch (error) {
    return refusalOfParser(error);
  }
  const body: unknown = request.body === undefined ? {} : request.body;
  const mayHaveMany = access !== 'public' && maxBytes !== undefined;
  return mayHaveMany ? requireStrictText(body) : requireFewFields(body);
}

function requireFewFields(body: unknown): Outcome<unknown> {
  const strict = requireStrictText(body);
  return strict.ok && hasMoreFieldsThan(maxBodyFields, body) ? tooManyFields : strict;
}

const tooManyFields = refuse('body-too-large', {
  params: { reason: 'fields', maximum: maxBodyFields },
});

/** The declared size of a body, or else the limit. */
function declaredSize(request: Request, limit: number): number {
  const declared = Number(request.headers['content-length'] ?? limit);
  return Math.min(declared, limit);
}

/**
 * Reads a form with files into memory, without writing to the disk. When it is refused for its size or
 * its slowness, the fields before the files are kept in `request.body`.
 */
async function readWithFiles(
  request: Request,
  response: Response,
  { field, maxBytes: limit }: NonNullable<Endpoint['takesFiles']>,
  withinMs?: number,
): Promise<Outcome<unknown>> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return refuse('unsupported-media-type');
  const { bytes, fault } = await receiveBody(request, limit, withinMs);
  const boundary = findBoundary(request);
  if (fault !== undefined) {
    const kept =
      boundary === undefined ? undefined : await parseParts(wholeParts(bytes, boundary), boundary);
    request.body = kept && Object.fromEntries(kept);
    // The rest of a slow client's body is not awaited.
    if (fault === 'too-slow') response.set('Connection', 'close');
    return fault === 'too-slow'
      ? refuse('upload-too-slow')
      : refuse('body-too-large', { params: { maximum: limit } });
  }
  const parts = boundary === undefined ? undefined : await parseParts(bytes, boundary);
  if (parts === undefined) return refuse('invalid', { params: { reason: 'malformed' } });
  const names = [...new Set(parts.keys())];
  request.body = Object.fromEntries(
    names.map((name) => {
      // A browser sends an empty part for an empty file input.
      const values = parts.getAll(name).filter((value) => name !== field || !isEmpty(value));
      return [name, name === field || values.length > 1 ? values : values[0]];
    }),
  );
  return requireStrictText(request.body);
}

function isEmpty(value: string | File): boolean {
  return value === '' || (value instanceof File && value.size === 0 && value.name === '');
}

function findBoundary(request: Request): string | undefined {
  const type = request.get('Content-Type') ?? '';
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  return quoted ?? bare;
}

/** The beginning of a form up to its last part, which is incomplete, as a form. */
function wholeParts(bytes: Buffer, boundary: string): Buffer {
  const end = bytes.lastIndexOf(`--${boundary}`);
  return Buffer.concat([bytes.subarray(0, Math.max(end, 0)), Buffer.from(`--${boundary}--\r\n`)]);
}

/** The parts of a form; undefined when it is malformed, or has more than any of our forms. */
async function parseParts(bytes: Buffer, boundary: string): Promise<FormData | undefined> {
  let at = -1;
  for (let count = 0; count <= maxParts; count += 1) {
    at = bytes.indexOf(`--${boundary}`, at + 1);
    if (at === -1) {
      const headers = { 'Content-Type': `${withFiles}; boundary="${boundary}"` };
      return new globalThis.Response(new Uint8Array(bytes), { headers })
        .formData()
        .catch(() => undefined);
    }
  }
  return undefined;
}

function run(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error?: Error | string) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error(error));
    };
    void parser(request, response, done);
  });
}

/** The refusals for those errors of the body parser that the client causes, by their status. */
function refusalOfParser(error: unknown): Outcome<never> {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (error instanceof Error && 'type' in error && error.type === 'parameters.too.many')
    return tooManyFields;
  if (status === 413) return refuse('body-too-large', { params: sizesIn(error) });
  if (status === 415) return refuse('unsupported-media-type');
  if (status === 400) return refuse('invalid', { params: { reason: 'malformed' } });
  throw error;
}

/** The declared size of the body, if any, and the limit. */
function sizesIn(error: unknown): Readonly<Record<string, number>> {
  const { expected, limit } = sizes.parse(error);
  return { maximum: limit, ...(expected !== undefined && { size: expected }) };
}

const sizes = z.object({
  expected: z.number().optional(),
  limit: z.number(),
});
