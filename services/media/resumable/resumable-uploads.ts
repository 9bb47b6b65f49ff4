import { randomUUID } from 'node:crypto';
import { actorId, hasCapability } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { mediaCommandCapability } from '@parvis/contracts/media/commands.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import {
  maxImageBytes,
  maxUnfinishedUploads,
  uploadPartBytes,
} from '@parvis/contracts/media/limits.ts';
import type {
  AnnouncedUpload,
  UnfinishedUpload,
} from '@parvis/contracts/media/unfinished-upload.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { RequestContext } from '../../http/route.ts';
import type { ExecutedMediaCommand } from '../item/media-writer.ts';
import { mintMediaId } from '../item/mint-media-id.ts';
import type { MediaUploader, ReplacedItem } from '../upload/media-uploader.ts';
import { readWhole } from './read-whole.ts';
import type { UploadInProgress, UploadRows } from './upload-rows.ts';

type Who = Pick<RequestContext, 'actor' | 'commandId'>;

export interface ResumableUploadsDeps {
  readonly rows: UploadRows;
  readonly storage: Storage;
  readonly uploader: MediaUploader;
  readonly clock: Clock;
}

/** How long an abandoned upload is kept, in milliseconds. */
const unfinishedKeptMs = 24 * 60 * 60 * 1000;
/**
 * How long the parts of a finished one are kept, in case the response was lost, in milliseconds.
 */
const finishedKeptMs = 10 * 60 * 1000;

/**
 * Receives files in parts, stored until complete; only the account that began an upload can resume
 * it.
 */
export class ResumableUploads {
  readonly #deps: ResumableUploadsDeps;

  constructor(deps: ResumableUploadsDeps) {
    this.#deps = deps;
  }

  /** Begins an upload, or finds an unfinished upload of the same file. */
  async begin(announced: AnnouncedUpload, who: Who): Promise<Outcome<UnfinishedUpload>> {
    const { rows, clock } = this.#deps;
    const account = requireWriter(who);
    if (!account.ok) return account;
    const { kind, bytes, sha256 } = announced;
    if (kind === 'image' && bytes > maxImageBytes)
      return refuse('body-too-large', { params: { size: bytes, maximum: maxImageBytes } });
    const same = sha256 && (await rows.findSame(announced, account.value));
    if (same) return accept(shown(same));
    const unfinished = await rows.countUnfinished(account.value);
    if (unfinished >= maxUnfinishedUploads)
      return refuse('uploads-too-many', { params: { maximum: maxUnfinishedUploads } });
    const { commandId } = who;
    const id = mintMediaId(commandId);
    await rows.begin({ ...announced, id, commandId }, account.value, clock.now());
    return this.find(id, who);
  }

  /** Returns an upload of this account. */
  async find(id: MediaId, who: Who): Promise<Outcome<UnfinishedUpload>> {
    const upload = await this.#own(id, who);
    return upload.ok ? accept(shown(upload.value)) : upload;
  }

  /** Stores the part at an offset, which must be the end of the received bytes. */
  async take(
    id: MediaId,
    start: number,
    bytes: AsyncIterable<Uint8Array>,
    who: Who,
  ): Promise<Outcome<UnfinishedUpload>> {
    const { rows, storage, clock } = this.#deps;
    const upload = await this.#own(id, who);
    if (!upload.ok) return upload;
    const { received, bytes: size } = upload.value;
    if (start !== received) return refuse('upload-offset', { params: { offset: received } });
    const part = await readWhole(bytes, Math.min(uploadPartBytes, size - received));
    if (!part.ok) return part;
    const key = `uploads/${id}/${start}-${randomUUID()}`;
    await storage.put(key, part.value, 'application/octet-stream');
    const grown = await rows.addPart(id, { start, bytes: part.value.length, key }, clock.now());
    if (grown !== undefined) return accept(shown(grown));
    await storage.delete(key);
    const now = await this.#own(id, who);
    return now.ok ? refuse('upload-offset', { params: { offset: now.value.received } }) : now;
  }

  /** Adds the item to the library once every part is received. Idempotent. */
  async finish(id: MediaId, who: Who): Promise<Outcome<ExecutedMediaCommand>> {
    return this.#settle(id, who, ({ kind, commandId, ...upload }, parts) =>
      this.#deps.uploader[kind](upload, parts, { actor: who.actor, commandId }),
    );
  }

  /** Replaces an item's file with an upload once every part is received. Idempotent. */
  async replace(
    id: MediaId,
    replaced: ReplacedItem,
    who: Who,
  ): Promise<Outcome<ExecutedMediaCommand>> {
    return this.#settle(id, who, ({ commandId, ...upload }, parts) =>
      this.#deps.uploader.replace(replaced, upload, parts, { actor: who.actor, commandId }),
    );
  }

  /**
   * Stores an upload for another use than the library's, once every part is received.
   * @param keyFor returns the key under which it is stored, or refuses it
   */
  async keep(
    id: MediaId,
    keyFor: (filename: string) => Outcome<string>,
    who: Who,
  ): Promise<Outcome<{ readonly filename: string; readonly bytes: number }>> {
    return this.#settle(id, who, async (upload, parts) => {
      const key = keyFor(upload.filename);
      return key.ok ? this.#deps.uploader.keep(key.value, upload, parts) : key;
    });
  }

  async #settle<T>(
    id: MediaId,
    who: Who,
    settle: (upload: UploadInProgress, parts: AsyncIterable<Uint8Array>) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const { rows, clock } = this.#deps;
    const found = await this.#own(id, who);
    if (!found.ok) return found;
    const { received, bytes } = found.value;
    if (received < bytes) return refuse('upload-incomplete', { params: { received, bytes } });
    const outcome = await settle(found.value, this.#stored(await rows.keysOf(id)));
    if (outcome.ok) await rows.finish(id, clock.now());
    // An upload that could not be scanned can be finished later without sending it again.
    else if (outcome.refusals[0].code !== 'upload-unchecked') await this.#remove(id);
    return outcome;
  }

  /** Deletes an upload; an unknown one is ignored. */
  async cancel(id: MediaId, who: Who): Promise<Outcome<undefined>> {
    const upload = await this.#own(id, who);
    if (upload.ok) await this.#remove(id);
    else if (upload.refusals[0].code !== 'upload-not-found') return upload;
    return accept(undefined);
  }

  /** Removes finished uploads, and those idle for a day. */
  async removeIdle(now: Date): Promise<void> {
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const since = { finished: before(finishedKeptMs), unfinished: before(unfinishedKeptMs) };
    for (const id of await this.#deps.rows.idle(since)) await this.#remove(id);
  }

  async #remove(id: MediaId): Promise<void> {
    const { rows, storage } = this.#deps;
    for (const key of await rows.keysOf(id)) await storage.delete(key);
    await rows.remove(id);
  }

  async #own(id: MediaId, who: Who): Promise<Outcome<UploadInProgress>> {
    const account = requireWriter(who);
    if (!account.ok) return account;
    const upload = await this.#deps.rows.find(id, account.value);
    return upload === undefined ? refuse('upload-not-found') : accept(upload);
  }

  async *#stored(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const key of keys) {
      const part = await this.#deps.storage.get(key);
      if (part === undefined) throw new Error('a part of an upload is no longer stored');
      yield* part.body;
    }
  }
}

function requireWriter({ actor }: Who): Outcome<string> {
  return hasCapability(actor, mediaCommandCapability)
    ? accept(actorId(actor))
    : refuse('forbidden');
}

function shown({ id, bytes, received }: UploadInProgress): UnfinishedUpload {
  return { id, bytes, received, partBytes: uploadPartBytes };
}
