import { createHash } from 'node:crypto';
import type { Source } from './storage.ts';

/**
 * Passes on the bytes of a source.
 * @throws Error at the end when their size or hash is not the declared one
 */
export async function* checkedBytes(source: Source): AsyncGenerator<Uint8Array> {
  if (source instanceof Uint8Array) return yield source;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source.stream) {
    hash.update(chunk);
    size += chunk.byteLength;
    if (size > source.size) break;
    yield chunk;
  }
  if (size !== source.size || hash.digest('hex') !== source.sha256)
    throw new Error('a stream returned bytes other than those it declared');
}
