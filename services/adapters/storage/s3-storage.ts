import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedBytes } from './checked-stream.ts';
import {
  type ByteRange,
  requireSafeKey,
  type Source,
  type Storage,
  StorageUnavailable,
  type Stored,
} from './storage.ts';

/** A bucket of any S3-compatible service, addressed by path. */
export interface S3Bucket {
  /** `https://host[:port]` without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long to wait for the start of a response after the request was sent, in milliseconds. */
const timeoutMs = 30_000;
/** A slower upload is aborted. */
const slowestBytesPerMs = 500;

interface S3Request {
  readonly method?: 'PUT' | 'HEAD' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  /** The hash of the body, in hexadecimal; of an empty body when omitted. */
  readonly sha256?: string;
}

/** Storage in an S3 bucket; every request is signed (AWS Signature Version 4). */
export class S3Storage implements Storage {
  readonly #bucket: string;
  readonly #client: AwsClient;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Bucket) {
    this.#bucket = `${endpoint}/${bucket}`;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: 0,
    });
  }

  async put(key: string, source: Source, type: string): Promise<void> {
    const size = source instanceof Uint8Array ? source.byteLength : source.size;
    const headers = { 'Content-Type': type, 'Content-Length': String(size) };
    // A stream whose bytes differ from the declaration aborts the request before it is complete.
    const body =
      source instanceof Uint8Array
        ? { body: Uint8Array.from(source), sha256: sha256(source) }
        : { body: toStream(source), sha256: source.sha256 };
    const response = await this.#send(key, { method: 'PUT', headers, ...body }, size);
    await response.body?.cancel();
    if (!response.ok) throw unexpected('PUT', response);
  }

  async get(key: string, range?: ByteRange): Promise<Stored | undefined> {
    const headers = range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` };
    const response = await this.#send(key, { headers });
    if (response.ok && response.body !== null)
      return { size: sizeOf(response), body: response.body };
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw unexpected('GET', response);
  }

  async head(key: string): Promise<{ readonly size: number } | undefined> {
    const response = await this.#send(key, { method: 'HEAD' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw unexpected('HEAD', response);
    return { size: sizeOf(response) };
  }

  async delete(key: string): Promise<void> {
    const response = await this.#send(key, { method: 'DELETE' });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404) throw unexpected('DELETE', response);
  }

  async #send(
    key: string,
    { sha256: hash = emptySha256, headers, ...init }: S3Request,
    size = 0,
  ): Promise<Response> {
    const address = `${this.#bucket}/${requireSafeKey(key)}`;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), timeoutMs + size / slowestBytesPerMs);
    try {
      return await this.#client.fetch(address, {
        ...init,
        headers: { ...headers, 'X-Amz-Content-Sha256': hash },
        signal: waiting.signal,
      });
    } catch (cause) {
      throw new StorageUnavailable('the bucket could not be reached', { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const emptySha256 = sha256(new Uint8Array());

function toStream(source: Source): ReadableStream<Uint8Array> {
  const chunks = checkedBytes(source);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

/**
 * Returns the size of the whole object: after the slash of `Content-Range`, for a partial response.
 */
function sizeOf({ headers }: Response): number {
  const size = headers.get('Content-Range')?.split('/').at(1) ?? headers.get('Content-Length');
  if (size === null || !/^\d+$/.test(size))
    throw new StorageUnavailable('the bucket did not say how large an object is');
  return Number(size);
}

function unexpected(method: string, { status }: Response): StorageUnavailable {
  return new StorageUnavailable(`the bucket returned ${status} to ${method}`);
}
