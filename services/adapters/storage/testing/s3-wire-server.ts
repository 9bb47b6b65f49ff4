import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { S3Bucket } from '../s3-storage.ts';

/** A bucket in memory behind real HTTP. */
export interface S3WireServer {
  readonly bucket: S3Bucket;
  /** The refused requests, with reasons. */
  readonly refused: readonly string[];
  /** Content types of the stored objects, by key. */
  readonly types: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'a secret of this test' };
const region = 'eu-west-3';

/**
 * Implements the part of S3 that the adapter uses, and checks that every request's signature covers
 * its contents and that the body has the declared hash and length. For tests of the protocol,
 * without a real S3.
 */
export async function startS3WireServer(): Promise<S3WireServer> {
  const objects = new Map<string, Buffer>();
  const types = new Map<string, string>();
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const why = objectionTo(request, body);
    if (why !== undefined) {
      refused.push(why);
      return void response.writeHead(403).end();
    }
    const key = (request.url ?? '').replace(/^\/media\//, '');
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, body);
      types.set(key, request.headers['content-type'] ?? '');
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (found === undefined) return void response.writeHead(404).end();
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined || last === undefined)
      return void response.writeHead(200, { 'Content-Length': found.byteLength }).end(found);
    const range = { 'Content-Range': `bytes ${first}-${last}/${found.byteLength}` };
    response.writeHead(206, range).end(found.subarray(Number(first), Number(last) + 1));
  }

  return {
    bucket: { endpoint, region, bucket: 'media', ...credentials },
    refused,
    types,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Computes the signature according to Signature Version 4, and compares it. */
function objectionTo(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '', 'content-length': length } = request.headers;
  const announced = header(request, 'x-amz-content-sha256');
  if (announced !== sha256(body)) return 'the body has another hash than announced';
  if (request.method === 'PUT' && Number(length) !== body.byteLength)
    return 'the body has another length than announced';
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const time = header(request, 'x-amz-date');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const canonical = [
    request.method,
    request.url,
    '',
    ...signed.split(';').map((name) => `${name}:${header(request, name)}`),
    '',
    signed,
    announced,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce(hmac, Buffer.from(`AWS4${credentials.secretAccessKey}`));
  const signature = hmac(key, toSign).toString('hex');
  const expected = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
  return authorization === expected ? undefined : 'the signature is not that of the request';
}

function header({ headers }: IncomingMessage, name: string): string {
  return String(headers[name] ?? '');
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
