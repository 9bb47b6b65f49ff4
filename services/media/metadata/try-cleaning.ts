import { rm } from 'node:fs/promises';
import type { FileFormat } from '@parvis/contracts/media/types.ts';
import { cleanDocument } from './clean-document.ts';
import type { CleaningOutcome } from './cleaning.ts';
import { DocumentTooLarge } from './metadata-outcome.ts';

/** Cleans a document; any error thrown is reported as unreadable. */
export async function tryCleaning(
  path: string,
  format: FileFormat,
  to: string,
): Promise<CleaningOutcome> {
  try {
    return await cleanDocument(path, format, to);
  } catch (cause) {
    await rm(to, { force: true });
    return { kind: cause instanceof DocumentTooLarge ? 'too-large' : 'unreadable' };
  }
}
