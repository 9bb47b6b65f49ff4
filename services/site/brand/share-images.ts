import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findShareImage } from '@parvis/projections/site-settings/find-share-image.ts';
import { LRUCache } from 'lru-cache';
import { drawShareImage } from './draw-share-image.ts';

const written = /^\/assets\/brand\/share-[0-9a-f]{24}\.png$/;

/** Opens a file of a brand by its path, of those that no name says; undefined for any other. */
export type OpenBrandFile = (path: string) => Promise<Buffer | undefined>;

/** Returns what draws images of links, each when it is requested first. */
export function shareImages(db: Queryable): OpenBrandFile {
  const drawn = new LRUCache<string, Buffer>({ max: 16 });
  return async (path) => {
    if (!written.test(path)) return undefined;
    const known = drawn.get(path);
    if (known !== undefined) return known;
    const image = await findShareImage(db, path);
    if (image === undefined) return undefined;
    const bytes = await drawShareImage(image);
    drawn.set(path, bytes);
    return bytes;
  };
}
