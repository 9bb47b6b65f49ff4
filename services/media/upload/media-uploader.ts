import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { fileDetailsSchema, imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { maxFileBytes, maxImageBytes } from '@parvis/contracts/media/limits.ts';
import { type MediaTitle, mediaTitleSchema } from '@parvis/contracts/media/media-title.ts';
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
import type { RequestContext } from '../../http/route.ts';
import { downloadName, stemOf } from '../files/file-name.ts';
import { sniffFile } from '../files/sniff-file.ts';
import type { ExecutedMediaCommand, MediaWriter } from '../item/media-writer.ts';
import { mintMediaId } from '../item/mint-media-id.ts';
import { fileKey, imageKey } from '../item/original-key.ts';
import type { Cleaning } from '../metadata/cleaning.ts';
import { holdsMetadata } from '../metadata/holds-metadata.ts';
import { inspectImage } from '../pictures/inspect-image.ts';
import { SerialQueue } from '../pictures/serial-queue.ts';
import { sniffedImageBytes, sniffImage } from '../pictures/sniff-image.ts';
import { readPart } from './read-part.ts';
import { type Received, receive, receivedAt } from './receive.ts';

/** What is said of bytes that are uploaded. */
export interface Upload {
  readonly filename: string;
  /** The file's name without its extension when left out. */
  readonly title?: string | MediaTitle | undefined;
  /** The SHA-256 that its sender gave; other bytes are refused. */
  readonly sha256?: string | undefined;
}

type Who = Pick<RequestContext, 'actor' | 'commandId'>;

export interface MediaUploaderDeps {
  readonly storage: Storage;
  readonly writer: MediaWriter;
  /** Where uploads are until they are stored. */
  readonly uploadsFolder: string;
  readonly cleaning: Cleaning;
}

const acceptedImages = 'JPEG, PNG, WebP, AVIF, GIF';
const acceptedFiles = fileFormatSchema.options.join(', ').toUpperCase();

/** Takes uploads: receives the bytes, finds out what they are, stores them, and says so in the log. */
export class MediaUploader {
  readonly #deps: MediaUploaderDeps;
  /** Decoding takes much memory: one picture at a time. */
  readonly #decoding = new SerialQueue();
  /** One document at a time, too. */
  readonly #cleaning = new SerialQueue();

  constructor(deps: MediaUploaderDeps) {
    this.#deps = deps;
  }

  /** @throws LogUnavailable, StorageUnavailable */
  async image(
    upload: Upload,
    bytes: AsyncIterable<Uint8Array>,
    who: Who,
  ): Promise<Outcome<ExecutedMediaCommand>> {
    return this.#receive(upload, bytes, maxImageBytes, (received) =>
      this.#image(upload, received, who),
    );
  }

  /** @throws LogUnavailable, StorageUnavailable */
  async file(
    upload: Upload,
    bytes: AsyncIterable<Uint8Array>,
    who: Who,
  ): Promise<Outcome<ExecutedMediaCommand>> {
    return this.#receive(upload, bytes, maxFileBytes, (received) =>
      this.#file(upload, received, who),
    );
  }

  async #receive(
    { sha256 }: Upload,
    stream: AsyncIterable<Uint8Array>,
    maxBytes: number,
    take: (received: Received) => Promise<Outcome<ExecutedMediaCommand>>,
  ): Promise<Outcome<ExecutedMediaCommand>> {
    const received = await receive(stream, maxBytes, this.#deps.uploadsFolder);
    if (!received.ok) return received;
    try {
      if (sha256 !== undefined && sha256 !== received.value.hash) return refuse('upload-damaged');
      return await take(received.value);
    } finally {
      await received.value.discard();
    }
  }

  async #image(
    upload: Upload,
    received: Received,
    who: Who,
  ): Promise<Outcome<ExecutedMediaCommand>> {
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
    await this.#deps.storage.put(stored, safe, renditionTypes.jpg);
    const mediaId = mintMediaId(who.commandId);
    const details = imageDetailsSchema.parse({ title: titleOf(upload, mediaId) });
    const command = { type: 'upload-image', mediaId, original, details } as const;
    return this.#deps.writer.execute(who.actor, command, who.commandId);
  }

  async #file(
    upload: Upload,
    received: Received,
    who: Who,
  ): Promise<Outcome<ExecutedMediaCommand>> {
    const format = await sniffFile(received.path, upload.filename);
    if (format === undefined)
      return refuse('media-type-refused', { params: { accepted: acceptedFiles } });
    const cleaned = await this.#cleaned(received, format);
    if (!cleaned.ok) return cleaned;
    const { stored, metadata } = cleaned.value;
    const { hash, bytes } = stored;
    const filename = downloadName(upload.filename, format);
    const sent = received.hash === hash ? {} : { sent: received.hash };
    const original = { hash, format, bytes, filename, ...(metadata && { metadata }), ...sent };
    try {
      await this.#store(fileKey(original), stored, fileTypes[format]);
    } finally {
      await stored.discard();
    }
    const mediaId = mintMediaId(who.commandId);
    const details = fileDetailsSchema.parse({ title: titleOf(upload, mediaId) });
    const command = { type: 'upload-file', mediaId, original, details } as const;
    return this.#deps.writer.execute(who.actor, command, who.commandId);
  }

  /** A document without its metadata, in a file of its own; what has none, or is kept, as it came. */
  async #cleaned(
    received: Received,
    format: FileFormat,
  ): Promise<Outcome<{ readonly stored: Received; readonly metadata?: FileMetadata | undefined }>> {
    if (!holdsMetadata(format)) return accept({ stored: received });
    const to = `${received.path}.cleaned`;
    const { cleaning } = this.#deps;
    const cleaned = await this.#cleaning.run(() => cleaning.clean(received.path, format, to));
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

  /** Stores bytes under their hash, unless they are there. */
  async #store(key: string, { path, bytes, hash }: Received, type: string): Promise<void> {
    const { storage } = this.#deps;
    if ((await storage.head(key))?.size === bytes) return;
    await storage.put(key, { stream: createReadStream(path), size: bytes, sha256: hash }, type);
  }
}

/** What it was called by who sent it, else its file's name, where there is something to see of it. */
function titleOf({ title, filename }: Upload, mediaId: MediaId): string | MediaTitle {
  const names = [title, stemOf(filename), filename];
  return names.find((name) => mediaTitleSchema.safeParse(name).success) ?? mediaId;
}
