import type { FileFormat } from '@parvis/contracts/media/types.ts';

/** Formats that contain metadata. */
export function holdsMetadata(format: FileFormat): boolean {
  return !['csv', 'txt', 'mp4', 'mp3'].includes(format);
}
