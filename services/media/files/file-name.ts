import { maxFilenameLength } from '@parvis/contracts/media/limits.ts';

/**
 * Returns a file's name without folders and extension, and without characters that file systems
 * reject.
 */
export function stemOf(filename: string): string {
  const last = filename.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
}

/**
 * Returns the name under which a file is downloaded: its own, with the extension of its real type.
 */
export function downloadName(filename: string, extension: string): string {
  const stem = stemOf(filename).slice(0, maxFilenameLength - extension.length - 1);
  return `${stem === '' ? 'document' : stem}.${extension}`;
}
