import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Image } from '@parvis/contracts/media/media.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { mediaOfRow } from './media-row.ts';

/** An image before it was last replaced, and now. */
export interface ReplacedPicture {
  readonly former: Image;
  readonly present: Image;
}

/**
 * Returns the public image that replaced these bytes (SHA-256, hexadecimal).
 * @throws ReadModelNotServed
 */
export async function readReplacedPicture(
  db: Queryable,
  hash: string,
): Promise<ReplacedPicture | undefined> {
  const [row] = await servedRows<ReplacedPicture>(
    db,
    `select read_position('media-library') as position, former.state as former, present.state as present
     from media_library.public_media reached
       join media_library.media present on present.id = reached.id and present.valid_to is null
       join media_library.media former on former.id = reached.id and former.kind = 'image'
         and former.state #>> '{original,hash}' = $1
     where reached.valid_to is null
       and reached.id in (select id from media_library.public_media where hash = $1)
     order by former.valid_from desc limit 1`,
    [hash],
  );
  return row && { former: mediaOfRow(row.former), present: mediaOfRow(row.present) };
}

/** Returns whether an item has or had a file of this name. @throws ReadModelNotServed */
export async function readHasEverHadFilename(
  db: Queryable,
  id: MediaId,
  filename: string,
): Promise<boolean> {
  const [row] = await servedRows<{ had: boolean }>(
    db,
    `select read_position('media-library') as position, exists (
       select from media_library.media
       where id = $1 and state #>> '{original,filename}' = $2) as had`,
    [id, filename],
  );
  return row?.had === true;
}
