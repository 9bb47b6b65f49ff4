import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/** A file of a bundle, as the manifest lists it. */
export interface WrittenFile {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The files of a bundle, listed while they are written. */
export class BundleFiles {
  readonly listed: Record<string, WrittenFile> = {};
  readonly #zip: ZipFile;

  constructor(zip: ZipFile) {
    this.#zip = zip;
  }

  /** Adds a file. */
  add(name: string, content: string | Buffer): void {
    const bytes = Buffer.from(content);
    this.#zip.addBuffer(bytes, name);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.listed[name] = { bytes: bytes.length, sha256 };
  }

  /**
   * Adds a file that is still being made. @returns when it is complete
   * @param compress whether it is not compressed already
   */
  stream(name: string, parts: AsyncIterable<Uint8Array>, compress: boolean): Promise<void> {
    const stream = Readable.from(this.#counted(name, parts), { objectMode: false });
    this.#zip.outputStream.once('close', () => stream.destroy());
    return new Promise((resolve, reject) => {
      stream.once('error', reject).once('end', resolve);
      this.#zip.addReadStream(stream, name, { compress });
    });
  }

  async *#counted(name: string, parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const part of parts) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
    this.listed[name] = { bytes, sha256: hash.digest('hex') };
  }
}
