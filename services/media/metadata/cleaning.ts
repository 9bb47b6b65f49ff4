import type { FileFormat } from '@parvis/contracts/media/types.ts';
import type { Cleaned } from './cleaned.ts';

/** What was made of a document, or why it is refused. */
export type CleaningOutcome = Cleaned | { readonly kind: 'unreadable' | 'too-large' };

/** What takes metadata out of documents. */
export interface Cleaning {
  /** Writes a document without its metadata to a file that is not there yet. */
  clean(path: string, format: FileFormat, to: string): Promise<CleaningOutcome>;
}
