import type { FileFormat } from '@parvis/contracts/media/types.ts';

/** Returns whether a format contains metadata. */
export function hasMetadata(format: FileFormat): boolean {
  return !['csv', 'txt', 'mp4', 'mp3'].includes(format);
}
