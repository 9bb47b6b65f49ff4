import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { File } from '@parvis/contracts/media/media.ts';
import { fileAddress } from '@parvis/contracts/media/media-view.ts';
import type { ShownFile } from '@parvis/contracts/media/shown-file.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readShown } from './read-shown.ts';

/** Files as pages offer them, and the log position they were read at. */
export interface ComposedFiles {
  /** The files in the library, except deleted ones. */
  readonly files: ReadonlyMap<MediaId, ShownFile>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads files, now or at a past position. @throws ReadModelNotServed */
export async function composeFiles(
  db: Queryable,
  ids: readonly MediaId[],
  at?: Position,
): Promise<ComposedFiles> {
  const { items, ...read } = await readShown<File>(db, 'file', ids, at);
  return { files: new Map(items.map((file) => [file.id, shownFile(file)])), ...read };
}

function shownFile({ id, original, details }: File): ShownFile {
  const { format, bytes, filename, hash, cover } = original;
  const url = fileAddress(id, filename);
  return { title: details.title, format, bytes, url, ...(cover && { hash, cover }) };
}
