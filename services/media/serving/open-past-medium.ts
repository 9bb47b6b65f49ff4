import type { Position } from '@parvis/contracts/log/position.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { renditionKey, renditionTypes } from '@parvis/contracts/media/renditions.ts';
import { fileTypes } from '@parvis/contracts/media/types.ts';
import { z } from 'zod';
import { fileKey } from '../item/original-key.ts';
import type { MediaServices } from '../services.ts';
import { findRendition, renditionSchema } from './rendition-files.ts';

const fileSchema = z.object({ id: mediaIdSchema });

/** Bytes of a medium with their type. */
export interface OpenedMedium {
  readonly type: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Opens the medium that an address showed at a position, for those who may read history: a rendition
 * by its content, a file as it was then. Undefined when there is none, or its bytes are gone.
 * @throws StorageUnavailable
 */
export async function openPastMedium(
  { storage, reads }: Pick<MediaServices, 'storage' | 'reads'>,
  path: string,
  at: Position,
): Promise<OpenedMedium | undefined> {
  const rendition =
    /^\/media\/renditions\/(?<hash>[^/]+)\/(?<crop>[^/]+)\/(?<width>\d+)\.(?<format>\w+)$/.exec(
      path,
    );
  if (rendition !== null) {
    const named = renditionSchema.safeParse(rendition.groups);
    const found = named.success ? await findRendition(storage, named.data) : undefined;
    if (found === undefined) return undefined;
    return opened(storage, renditionKey(found.rendition), renditionTypes[found.rendition.format]);
  }
  const file = fileSchema.safeParse(/^\/media\/files\/(?<id>[^/]+)\//.exec(path)?.groups);
  const item = file.success ? await reads.plainItem(file.data.id, at) : undefined;
  if (item?.kind !== 'file') return undefined;
  return opened(storage, fileKey(item), fileTypes[item.format]);
}

async function opened(
  storage: MediaServices['storage'],
  key: string,
  type: string,
): Promise<OpenedMedium | undefined> {
  const stored = await storage.get(key);
  return stored && { type, body: stored.body };
}
