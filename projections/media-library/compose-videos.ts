import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { File, Video } from '@parvis/contracts/media/media.ts';
import { fileAddress } from '@parvis/contracts/media/media-view.ts';
import type { ShownVideo } from '@parvis/contracts/media/shown-video.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readShown } from './read-shown.ts';

/** Videos as pages show them, and the log position they were read at. */
export interface ComposedVideos {
  /** The videos in the library, with the file of those we host, except deleted ones. */
  readonly videos: ReadonlyMap<MediaId, ShownVideo>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads videos, now or at a past position. @throws ReadModelNotServed */
export async function composeVideos(
  db: Queryable,
  ids: readonly MediaId[],
  at?: Position,
): Promise<ComposedVideos> {
  const videos = await readShown<Video>(db, 'video', ids, at);
  const fileIds = videos.items.flatMap(({ source }) => ('fileId' in source ? source.fileId : []));
  const files = await readShown<File>(db, 'file', fileIds, at);
  const shown = videos.items.flatMap((video) => shownVideo(video, files.items));
  return {
    videos: new Map(shown.map((video) => [video.id, video])),
    position: videos.position,
    tags: [...videos.tags, ...files.tags],
  };
}

/** Returns the lengths in seconds of those videos whose length is known. */
export async function readLengths(
  db: Queryable,
  videos: readonly Video[],
  at?: Position,
): Promise<ReadonlyMap<MediaId, number>> {
  const fileIds = videos.flatMap(({ source }) => ('fileId' in source ? source.fileId : []));
  const files = fileIds.length === 0 ? [] : (await readShown<File>(db, 'file', fileIds, at)).items;
  return new Map(
    videos.flatMap((video) => {
      const seconds = lengthOf(video, files);
      return seconds === undefined ? [] : [[video.id, seconds]];
    }),
  );
}

function lengthOf({ source, details }: Video, files: readonly File[]): number | undefined {
  if (!('fileId' in source)) return details.seconds;
  return files.find(({ id }) => id === source.fileId)?.original.seconds;
}

function shownVideo(video: Video, files: readonly File[]): readonly ShownVideo[] {
  const { id, source, details } = video;
  const { title, alternativeText, posterId, posterAlt } = details;
  const seconds = lengthOf(video, files);
  const common = { id, title, alternativeText, posterId, posterAlt, seconds };
  if (!('fileId' in source)) return [{ ...common, source: { kind: 'provider', ...source } }];
  const file = files.find((one) => one.id === source.fileId);
  if (file === undefined) return [];
  const href = fileAddress(file.id, file.original.filename);
  return [{ ...common, source: { kind: 'own', href } }];
}
