import { createHash, type Hash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Captured } from './capture.ts';
import { describeFile, recordResponse } from './warc.ts';

/** What an archive is of, and who signs it. */
export interface ArchiveSettings {
  /** The public origin of the site. */
  readonly origin: string;
  /** The instant that the responses are of, ISO 8601, UTC. */
  readonly at: string;
  readonly title: string;
  /** How it came to be, by field of the WARC's own description. */
  readonly info: Readonly<Record<string, string>>;
  /** When it is written, ISO 8601, UTC. */
  readonly created: string;
  /** The name and version of the software that writes it. */
  readonly software: string;
  /** Signs the digest of the description; base64. */
  readonly sign: (hash: string) => { readonly signature: string; readonly publicKey: string };
}

interface Resource {
  readonly name: string;
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

const [warc, index, pages] = [
  'archive/data.warc.gz',
  'indexes/index.cdx',
  'pages/pages.jsonl',
] as const;

/**
 * Writes responses as a signed web archive (WACZ 1.1.1), while they come. An archive that was
 * interrupted cannot be opened.
 */
export async function writeArchive(
  captured: AsyncIterable<Captured>,
  settings: ArchiveSettings,
  output: Writable,
): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, output);
  const writing = addAll(zip, captured, settings);
  // A failure ends the output without its directory, and a closed output ends the responses.
  writing.catch((cause: Error) => output.destroy(cause));
  await Promise.all([written, writing]);
}

async function addAll(
  zip: ZipFile,
  captured: AsyncIterable<Captured>,
  settings: ArchiveSettings,
): Promise<void> {
  const records = new Records(captured, settings);
  const archive = await new Promise<Resource>((resolve, reject) => {
    const stream = Readable.from(records.write());
    stream.once('error', reject).once('end', () => resolve(records.resource()));
    zip.outputStream.once('close', () => stream.destroy());
    // Readers open one record at a place in the file: it is stored as it is.
    zip.addReadStream(stream, warc, { compress: false });
  });
  const lines = records.index.toSorted().join('');
  const listed = [pagesHeader, ...records.pages].map((one) => `${JSON.stringify(one)}\n`).join('');
  const resources = [archive, add(zip, index, lines), add(zip, pages, listed)];
  const [main] = records.pages;
  const description = JSON.stringify({
    profile: 'data-package',
    wacz_version: '1.1.1',
    title: settings.title,
    software: settings.software,
    created: settings.created,
    mainPageUrl: main?.url,
    mainPageDate: main?.ts,
    resources,
  });
  const { hash } = add(zip, 'datapackage.json', description);
  const { created, software } = settings;
  const signedData = { hash, created, software, ...settings.sign(hash) };
  const signed = JSON.stringify({ path: 'datapackage.json', hash, signedData });
  add(zip, 'datapackage-digest.json', signed);
  zip.end();
}

const pagesHeader = { format: 'json-pages-1.0', id: 'pages', title: 'Pages' };

function add(zip: ZipFile, path: string, text: string): Resource {
  const bytes = Buffer.from(text);
  zip.addBuffer(bytes, path);
  return resourceOf(path, createHash('sha256').update(bytes), bytes.length);
}

function resourceOf(path: string, hash: Hash, bytes: number): Resource {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { name, path, hash: `sha256:${hash.digest('hex')}`, bytes };
}

/** The records of an archive, with what is listed of them while they are written. */
class Records {
  readonly index: string[] = [];
  readonly pages: {
    readonly id: string;
    readonly url: string;
    readonly ts: string;
    readonly title: string;
  }[] = [];
  readonly #captured: AsyncIterable<Captured>;
  readonly #settings: ArchiveSettings;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  constructor(captured: AsyncIterable<Captured>, settings: ArchiveSettings) {
    this.#captured = captured;
    this.#settings = settings;
  }

  async *write(): AsyncGenerator<Uint8Array> {
    const { origin, at, info } = this.#settings;
    const shared = { origin, at, filename: 'data.warc.gz' };
    yield this.#count(await describeFile(shared, info));
    for await (const one of this.#captured) {
      const { bytes, line } = await recordResponse(one, shared, this.#bytes);
      this.index.push(line);
      const { path, title, at: ts = at } = one;
      if (title !== undefined)
        this.pages.push({ id: String(this.pages.length + 1), url: origin + path, ts, title });
      yield this.#count(bytes);
    }
  }

  /** Returns what was written, once it is complete. */
  resource(): Resource {
    return resourceOf(warc, this.#hash, this.#bytes);
  }

  #count(bytes: Uint8Array): Uint8Array {
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    return bytes;
  }
}
