import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { maxFilenameLength, maxImageBytes } from '@parvis/contracts/media/limits.ts';
import { isOfKind, type MediaViewOf } from '@parvis/contracts/media/views.ts';
import { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';
import { CallFailed, type CallLimits, type ResolveHost } from '../../adapters/fetching/call-out.ts';
import { fetchBytes } from '../../adapters/fetching/fetch-bytes.ts';
import { Admission } from '../../http/admission.ts';
import type { RequestContext } from '../../http/route.ts';
import type { ExecutedMediaCommand } from '../item/media-writer.ts';
import { mintMediaId } from '../item/mint-media-id.ts';
import type { MediaReads } from '../reads.ts';
import type { MediaUploader } from '../upload/media-uploader.ts';

export interface ByAddressPorts {
  readonly uploader: Pick<MediaUploader, 'image'>;
  readonly reads: Pick<MediaReads, 'item'>;
  /** The hosts from which images may be fetched. */
  readonly hosts: readonly string[];
  readonly limits?: CallLimits;
  readonly resolve?: ResolveHost | undefined;
}

interface Wanted {
  readonly address: string;
  readonly title?: string | undefined;
}

const usualLimits: CallLimits = { bytes: maxImageBytes, idleMs: 10_000, wholeMs: 30_000 };

/** Adds images that other servers have to the library; an address is fetched once. */
export class ImagesByAddress {
  readonly #ports: ByAddressPorts;
  readonly #hosts: AllowedHosts;
  /** An image is held in memory while it is fetched. */
  readonly #admission = new Admission({ atOnce: 3, waiting: 100, timeoutMs: 60_000 });

  constructor(ports: ByAddressPorts) {
    this.#ports = ports;
    this.#hosts = new AllowedHosts(ports.hosts, 'PARVIS_MEDIA_HOSTS');
  }

  /** Returns the image that an address gave before, unless it was deleted. */
  async known({ address }: Wanted): Promise<MediaViewOf<'image'> | undefined> {
    const item = await this.#ports.reads.item(mintMediaId(commandOf(address)));
    return item !== undefined && isOfKind(item, 'image') && !item.deleted ? item : undefined;
  }

  /**
   * Fetches an image and adds it.
   * @throws LogUnavailable, StorageUnavailable, NotAdmitted
   */
  async add(
    { address, title }: Wanted,
    { actor, commandId }: Pick<RequestContext, 'actor' | 'commandId'>,
  ): Promise<Outcome<ExecutedMediaCommand>> {
    const { uploader, reads } = this.#ports;
    const { hostname, pathname } = new URL(address);
    const params = { host: hostname };
    if (!this.#hosts.allowsHost(hostname))
      return refuse('media-host-not-listed', { path: ['address'], params });
    const bytes = await this.#admission.run(() => this.#fetched(address));
    if (bytes === undefined) return refuse('media-not-fetched', { path: ['address'], params });
    const isFree = (await reads.item(mintMediaId(commandOf(address)))) === undefined;
    const who = { actor, commandId: isFree ? commandOf(address) : commandId };
    const filename = nameIn(pathname) || hostname;
    return uploader.image({ filename, title }, Readable.from([bytes]), who);
  }

  /** @returns undefined when the other server does not send it */
  async #fetched(address: string): Promise<Buffer | undefined> {
    const { limits = usualLimits, resolve } = this.#ports;
    return fetchBytes(address, 'image/*', this.#hosts, limits, resolve).catch((cause: unknown) => {
      if (cause instanceof CallFailed) return undefined;
      throw cause;
    });
  }
}

/** The same for the same address, so that images fetched at once for two requests are one item. */
function commandOf(address: string): string {
  return `fetched-${createHash('sha256').update(address).digest('base64url')}`;
}

function nameIn(pathname: string): string {
  const name = basename(pathname);
  try {
    return decodeURIComponent(name).slice(-maxFilenameLength);
  } catch {
    return name.slice(-maxFilenameLength);
  }
}
