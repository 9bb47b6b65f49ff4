import type { FileOriginal, ImageOriginal } from '@parvis/contracts/media/events.ts';
import { imageTypes } from '@parvis/contracts/media/types.ts';

/** Returns the storage key of an image as it was uploaded; never served. */
export function imageKey({ hash, format }: Pick<ImageOriginal, 'hash' | 'format'>): string {
  return `originals/${hash.slice(0, 2)}/${hash}.${imageTypes[format].extension}`;
}

/** Returns the storage key of a file. */
export function fileKey({ hash, format }: Pick<FileOriginal, 'hash' | 'format'>): string {
  return `originals/${hash.slice(0, 2)}/${hash}.${format}`;
}
