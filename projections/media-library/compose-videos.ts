import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { File, Video } from '@parvis/contracts/media/media.ts';
import { fileAddress } from '@parvis/contracts/media/media-view.ts';
import type { ShownVideo } from '@parvis/contracts/media/shown-video.ts';
import type { Queryable } from '../platform/queryable.ts';
import { holdsAt } from '../platform/revisioned/queries.ts';
import { servedRows } from '../platform/served-query.ts';
import { mediaTag } from './media-tag.ts';

/** Videos as pages show them, and where in the log they were read. */
export interface ComposedVideos {
  /** Those that the library has, with their file where they are ours; deleted ones are not shown. */
  readonly videos: ReadonlyMap<MediaId, ShownVideo>;
  readonly position: Position;
  readonly tags: readonly string[];
}

interface Row {
  readonly position: Position;
  readonly videos: readonly Video[];
  readonly files: readonly File[];
}

/** Reads videos as they are, or as they were at a past position. @throws ReadModelNotServed */
export async function composeVideos(
  db: Queryable,
  ids: readonly MediaId[],
  at?: Position,
): Promise<ComposedVideos> {
  const [row] = await servedRows<Row>(
    db,
    `with video as (
       select state from media_library.media media
       where id = any($2::text[]) and kind = 'video' and not deleted and ${holdsAt('media', at)}
     )
     select read_position('media-library') as position,
       (select coalesce(json_agg(state), '[]') from video) as videos,
       (select coalesce(json_agg(state), '[]') from media_library.media media
        where id in (select state->'source'->>'fileId' from video)
          and kind = 'file' and not deleted and ${holdsAt('media', at)}) as files`,
    [at ?? null, ids],
  );
  if (row === undefined) throw new Error('one row tells where the library stands');
  const { position, videos, files } = row;
  const shown = videos.flatMap((video) => shownVideo(video, files));
  return {
    videos: new Map(shown.map((video) => [video.id, video])),
    position: at !== undefined && at < position ? at : position,
    tags: [
      ...ids,
      ...videos.flatMap(({ source }) => ('fileId' in source ? [source.fileId] : [])),
    ].map(mediaTag),
  };
}

function shownVideo({ id, source, details }: Video, files: readonly File[]): readonly ShownVideo[] {
  const { title, alternativeText, posterId } = details;
  const common = { id, title, alternativeText, posterId };
  if (!('fileId' in source)) return [{ ...common, source: { kind: 'provider', ...source } }];
  const file = files.find((one) => one.id === source.fileId);
  return file
    ? [{ ...common, source: { kind: 'own', href: fileAddress(file.id, file.original.filename) } }]
    : [];
}
