import type { FileFormat } from '@parvis/contracts/media/types.ts';
import { cleanArchive } from './clean-archive.ts';
import { cleanPdf } from './clean-pdf.ts';
import type { Cleaned } from './cleaned.ts';

/**
 * Writes a document without its metadata to another file; the same document gives the same bytes. It
 * takes memory and seconds, so it is for a process of its own.
 * @param to where nothing is yet; nothing is written when the document is kept
 * @throws DocumentTooLarge @throws Error when it is not what it claims to be
 */
export function cleanDocument(path: string, format: FileFormat, to: string): Promise<Cleaned> {
  return format === 'pdf' ? cleanPdf(path, to) : cleanArchive(path, to);
}
