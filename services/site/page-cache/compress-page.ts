import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Compression = 'br' | 'gzip';

/** Compression levels: for the visitor who is waiting, and for later ones. */
const quick = { br: 1, gzip: 4 } as const;
const thorough = { br: 5, gzip: 6 } as const;

const brotliInThread = promisify(brotliCompress);
const gzipInThread = promisify(gzip);
const brotliOf = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/**
 * Compresses a page at once: to hand it to a thread and back would take longer than the compression
 * itself, a fifth of a millisecond for 50 kB.
 */
export function compressQuickly(body: Buffer, encoding: Compression): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOf(quick.br))
    : gzipSync(body, { level: quick.gzip });
}

/** Compresses a page further, outside the main thread. */
export async function compressThoroughly(body: Buffer, encoding: Compression): Promise<Buffer> {
  return encoding === 'br'
    ? brotliInThread(body, brotliOf(thorough.br))
    : gzipInThread(body, { level: thorough.gzip });
}

/** Returns the body of a page from its bytes. */
export function decompress({ br }: { readonly br: Buffer }): Buffer {
  return brotliDecompressSync(br);
}
