import type { FileFormat } from '@parvis/contracts/media/types.ts';
import type { MetadataOutcome } from './metadata-outcome.ts';

/** The cleaned document, or why it is refused. */
export type CleaningOutcome = MetadataOutcome | { readonly kind: 'unreadable' | 'too-large' };

/** Removes metadata from documents. */
export interface DocumentCleaner {
  /** Writes a document without its metadata to a file that does not exist yet. */
  clean(path: string, format: FileFormat, to: string): Promise<CleaningOutcome>;
}
