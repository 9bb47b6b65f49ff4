import { coverOf } from '@parvis/contracts/media/cover.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { File, Image } from '@parvis/contracts/media/media.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { mediaOfRow } from './media-row.ts';
import { shownImage } from './shown-image.ts';

/** An image or the first page of a document, before its file was last replaced, and now. */
export interface ReplacedPicture {
  readonly former: ShownImage;
  readonly present: ShownImage;
}

/**
 * Returns the public picture of what replaced these bytes (SHA-256, hexadecimal); undefined for a
 * document that has no first page, too.
 * @throws ReadModelNotServed
 */
export async function readReplacedPicture(
  db: Queryable,
  hash: string,
): Promise<ReplacedPicture | undefined> {
  const [row] = await servedRows<Record<keyof ReplacedPicture, File | Image>>(
    db,
    `select read_position('media-library') as position, former.state as former, present.state as present
     from media_library.public_media reached
       join media_library.media present on present.id = reached.id and present.valid_to is null
       join media_library.media former on former.id = reached.id and former.kind in ('image', 'file')
         and former.state #>> '{original,hash}' = $1
     where reached.valid_to is null
       and reached.id in (select id from media_library.public_media where hash = $1)
     order by former.valid_from desc limit 1`,
    [hash],
  );
  const former = row && pictureOf(mediaOfRow(row.former));
  const present = row && pictureOf(mediaOfRow(row.present));
  return former && present && { former, present };
}

function pictureOf(media: File | Image): ShownImage | undefined {
  return media.kind === 'image' ? shownImage(media) : coverOf(media.original);
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
