import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { FileOriginal, ImageOriginal } from '@parvis/contracts/media/events.ts';
import {
  fallbackRendition,
  renditionKey,
  renditionTypes,
} from '@parvis/contracts/media/renditions.ts';
import {
  type FileFormat,
  type FileMetadata,
  fileFormatSchema,
  fileTypes,
  imageTypes,
} from '@parvis/contracts/media/types.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { type ReceivedFile, receivedAt } from '../../http/receive-upload.ts';
import { FileExaminer, type FileExaminerDeps } from '../examine/file-examiner.ts';
import { downloadName } from '../files/file-name.ts';
import { sniffFile } from '../files/sniff-file.ts';
import { fileKey, imageKey } from '../item/original-key.ts';
import type { DocumentCleaner } from '../metadata/cleaning.ts';
import { hasMetadata } from '../metadata/has-metadata.ts';
import { inspectImage } from '../pictures/inspect-image.ts';
import { SerialQueue } from '../pictures/serial-queue.ts';
import { sniffedImageBytes, sniffImage } from '../pictures/sniff-image.ts';
import { readPart } from './read-part.ts';

const acceptedImages = 'JPEG, PNG, WebP, AVIF, GIF';
const acceptedFiles = fileFormatSchema.options.join(', ').toUpperCase();

export interface OriginalStoreDeps extends FileExaminerDeps {
  readonly cleaner: DocumentCleaner;
}

/** Detects the type of received bytes, and stores them under their hash. */
export class OriginalStore {
  readonly #storage: Storage;
  readonly #cleaner: DocumentCleaner;
  readonly #examiner: FileExaminer;
  /** Decoding takes a lot of memory, so one image is decoded at a time. */
  readonly #decoding = new SerialQueue();
  /** One document at a time, for the same reason. */
  readonly #cleaning = new SerialQueue();

  constructor(deps: OriginalStoreDeps) {
    this.#storage = deps.storage;
    this.#cleaner = deps.cleaner;
    this.#examiner = new FileExaminer(deps, this.#cleaning);
  }

  /**
   * Stores an image, with the rendition served until the others are drawn.
   * @throws StorageUnavailable
   */
  async image(received: ReceivedFile): Promise<Outcome<ImageOriginal>> {
    const format = sniffImage(await readPart(received.path, 0, sniffedImageBytes));
    if (format === undefined)
      return refuse('media-type-refused', { params: { accepted: acceptedImages } });
    const inspected = await this.#decoding.run(() => inspectImage(received.path, format));
    if (!inspected.ok) return inspected;
    const { width, height, safe } = inspected.value;
    const { hash, bytes } = received;
    const original = { hash, format, bytes, width, height };
    await this.#store(imageKey(original), received, imageTypes[format].type);
    const stored = renditionKey(fallbackRendition(hash, original));
    await this.#storage.put(stored, safe, renditionTypes.jpg);
    return accept(original);
  }

  /**
   * Stores a document without its metadata and with a picture of its first page, and any other file
   * unchanged.
   * @throws StorageUnavailable
   */
  async file(received: ReceivedFile, filename: string): Promise<Outcome<FileOriginal>> {
    const format = await sniffFile(received.path, filename);
    if (format === undefined)
      return refuse('media-type-refused', { params: { accepted: acceptedFiles } });
    const cleaned = await this.#cleaned(received, format);
    if (!cleaned.ok) return cleaned;
    const { stored, metadata } = cleaned.value;
    const { hash, bytes } = stored;
    const sent = received.hash === hash ? {} : { sent: received.hash };
    const original = {
      hash,
      format,
      bytes,
      filename: downloadName(filename, format),
      ...(metadata && { metadata }),
      ...sent,
    };
    try {
      await this.#store(fileKey(original), stored, fileTypes[format]);
      return accept({ ...original, ...(await this.#examiner.examine(stored, format)) });
    } finally {
      await stored.discard();
    }
  }

  /**
   * A document without its metadata, in a separate file; a document that has none, or that is kept,
   * is returned unchanged.
   */
  async #cleaned(
    received: ReceivedFile,
    format: FileFormat,
  ): Promise<
    Outcome<{ readonly stored: ReceivedFile; readonly metadata?: FileMetadata | undefined }>
  > {
    if (!hasMetadata(format)) return accept({ stored: received });
    const to = `${received.path}.cleaned`;
    const cleaned = await this.#cleaning.run(() => this.#cleaner.clean(received.path, format, to));
    switch (cleaned.kind) {
      case 'rewritten':
        return accept({ stored: await receivedAt(to), metadata: 'removed' });
      case 'kept':
        return accept({ stored: received, metadata: cleaned.why });
      case 'unreadable':
      case 'too-large': {
        await rm(to, { force: true });
        return refuse(`document-${cleaned.kind}`, { params: { format: format.toUpperCase() } });
      }
    }
  }

  /** Stores bytes under their hash, unless they are already stored. */
  async #store(key: string, { path, bytes, hash }: ReceivedFile, type: string): Promise<void> {
    if ((await this.#storage.head(key))?.size === bytes) return;
    await this.#storage.put(
      key,
      { stream: createReadStream(path), size: bytes, sha256: hash },
      type,
    );
  }
}
