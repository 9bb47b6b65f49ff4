import { accept } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { File } from '@parvis/contracts/media/media.ts';
import { type Decision, requireMedia } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';
import { examinedFormats } from './file-examiner.ts';

type Examination = Extract<MediaCommand, { type: 'record-examination' }>;

/** Returns the file of an item if nothing was looked for in it yet; undefined for any other item. */
export function unexaminedFile(item: MediaItem | undefined): File['original'] | undefined {
  const file = requireMedia(item, 'file');
  if (!file.ok) return undefined;
  const { original, examined } = file.value;
  const { cover, format, hash, seconds } = original;
  const isUnknown = cover === undefined && seconds === undefined && examined !== hash;
  return isUnknown && examinedFormats.includes(format) ? original : undefined;
}

/** The file may have been replaced or deleted, or examined by another process, meanwhile. */
export function decideExamination(
  { mediaId, found }: Examination,
  item: MediaItem | undefined,
): Decision {
  if (unexaminedFile(item)?.hash !== found.hash) return accept([]);
  return accept([{ type: 'FileExamined', data: { mediaId, ...found } }]);
}
