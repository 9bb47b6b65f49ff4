import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { fileDetailsSchema, imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { maxFileBytes, maxImageBytes } from '@parvis/contracts/media/limits.ts';
import { type MediaTitle, mediaTitleSchema } from '@parvis/contracts/media/media-title.ts';
import type { MalwareScanner } from '../../adapters/malware/malware-scanner.ts';
import { bytesAt, type ReceivedFile, receive } from '../../http/receive-upload.ts';
import type { RequestContext } from '../../http/route.ts';
import { stemOf } from '../files/file-name.ts';
import type { MediaWriter } from '../item/media-writer.ts';
import { mintMediaId } from '../item/mint-media-id.ts';
import { OriginalStore, type OriginalStoreDeps } from './original-store.ts';

/** The details of an upload. */
export interface Upload {
  readonly filename: string;
  /** The file's name without its extension by default. */
  readonly title?: string | MediaTitle | undefined;
  /** The SHA-256 given by the sender; different bytes are refused. */
  readonly sha256?: string | undefined;
}

/** The item whose image or file is replaced, with the revision that the author saw. */
export interface ReplacedItem {
  readonly kind: 'image' | 'file';
  readonly mediaId: MediaId;
  readonly expectedRevision: number;
}

type Who = Pick<RequestContext, 'actor' | 'commandId'>;

export interface MediaUploaderDeps extends OriginalStoreDeps {
  readonly writer: MediaWriter;
  /** The folder of uploads until they are stored. */
  readonly uploadsFolder: string;
  readonly scanner: MalwareScanner;
}

/** The number of seconds after which to retry when the scanner gave no verdict. */
const retryAfter = 60;

const maxBytes = { image: maxImageBytes, file: maxFileBytes } as const;

/**
 * Handles uploads: receives the bytes, has them scanned and stored, and records them in the log.
 */
export class MediaUploader {
  readonly #deps: MediaUploaderDeps;
  readonly #originals: OriginalStore;

  constructor(deps: MediaUploaderDeps) {
    this.#deps = deps;
    this.#originals = new OriginalStore(deps);
  }

  /** Adds an image to the library. @throws LogUnavailable, StorageUnavailable */
  image(upload: Upload, bytes: AsyncIterable<Uint8Array>, who: Who) {
    return this.#receive('image', upload, bytes, async (received) => {
      const original = await this.#originals.image(received);
      if (!original.ok) return original;
      const mediaId = mintMediaId(who.commandId);
      const details = imageDetailsSchema.parse({ title: proposeTitle(upload, mediaId) });
      const command = { type: 'upload-image', mediaId, original: original.value, details } as const;
      return this.#deps.writer.execute(who.actor, command, who.commandId);
    });
  }

  /** Adds a file to the library. @throws LogUnavailable, StorageUnavailable */
  file(upload: Upload, bytes: AsyncIterable<Uint8Array>, who: Who) {
    return this.#receive('file', upload, bytes, async (received) => {
      const original = await this.#originals.file(received, upload.filename);
      if (!original.ok) return original;
      const mediaId = mintMediaId(who.commandId);
      const details = fileDetailsSchema.parse({ title: proposeTitle(upload, mediaId) });
      const command = { type: 'upload-file', mediaId, original: original.value, details } as const;
      return this.#deps.writer.execute(who.actor, command, who.commandId);
    });
  }

  /** Replaces the image or file of an item. @throws LogUnavailable, StorageUnavailable */
  replace(
    { kind, ...seen }: ReplacedItem,
    upload: Upload,
    bytes: AsyncIterable<Uint8Array>,
    { actor, commandId }: Who,
  ) {
    const { writer } = this.#deps;
    return this.#receive(kind, upload, bytes, async (received) => {
      if (kind === 'image') {
        const original = await this.#originals.image(received);
        if (!original.ok) return original;
        const command = { type: 'replace-image', ...seen, original: original.value } as const;
        return writer.execute(actor, command, commandId);
      }
      const original = await this.#originals.file(received, upload.filename);
      if (!original.ok) return original;
      const command = { type: 'replace-file', ...seen, original: original.value } as const;
      return writer.execute(actor, command, commandId);
    });
  }

  /** Stores a file under a key, for another use than the library's. @throws StorageUnavailable */
  keep(
    key: string,
    upload: Pick<Upload, 'filename' | 'sha256'>,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<Outcome<{ readonly filename: string; readonly bytes: number }>> {
    return this.#receive('file', upload, bytes, async (received) => {
      const source = {
        stream: bytesAt(received.path),
        size: received.bytes,
        sha256: received.hash,
      };
      await this.#deps.storage.put(key, source, 'application/octet-stream');
      return accept({ filename: upload.filename, bytes: received.bytes });
    });
  }

  async #receive<T>(
    kind: ReplacedItem['kind'],
    { sha256 }: Upload,
    stream: AsyncIterable<Uint8Array>,
    take: (received: ReceivedFile) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const { uploadsFolder, scanner } = this.#deps;
    const received = await receive(stream, maxBytes[kind], uploadsFolder);
    if (!received.ok) return received;
    try {
      if (sha256 !== undefined && sha256 !== received.value.hash) return refuse('upload-damaged');
      const verdict = await scanner.scan(bytesAt(received.value.path));
      if (verdict === 'infected') return refuse('upload-infected');
      if (verdict === 'unknown') return refuse('upload-unchecked', { params: { retryAfter } });
      return await take(received.value);
    } finally {
      await received.value.discard();
    }
  }
}

/** Returns the title given by the sender, or the file's name, if it has visible characters. */
function proposeTitle({ title, filename }: Upload, mediaId: MediaId): string | MediaTitle {
  const names = [title, stemOf(filename), filename];
  return names.find((name) => mediaTitleSchema.safeParse(name).success) ?? mediaId;
}
