import type { FileFormat } from '@parvis/contracts/media/types.ts';
import { cleanArchive } from './clean-archive.ts';
import { cleanPdf } from './clean-pdf.ts';
import type { MetadataOutcome } from './metadata-outcome.ts';

/**
 * Writes a document without its metadata to another file; the same document gives the same bytes.
 * Takes memory and several seconds, so it must run in a separate process.
 * @param to a path that does not exist yet; nothing is written when the document is kept
 * @throws DocumentTooLarge
 * @throws Error when it is not of its declared format
 */
export function cleanDocument(
  path: string,
  format: FileFormat,
  to: string,
): Promise<MetadataOutcome> {
  return format === 'pdf' ? cleanPdf(path, to) : cleanArchive(path, to);
}
