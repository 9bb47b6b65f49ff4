import type { CleanedAttachment } from '@parvis/contracts/ethics/attachment.ts';
import type { FileFormat } from '@parvis/contracts/media/types.ts';
import type { CleaningOutcome, DocumentCleaner } from '../../media/metadata/cleaning.ts';
import type { CleaningRequest } from './messages.ts';
import { type DocumentLimits, runForDocument } from './run-for-document.ts';

const program = { here: import.meta.url, source: './clean.ts', built: 'clean-document' };

/** No ordinary document needs more: one that does is refused. */
const usualLimits: DocumentLimits = { memoryKb: 1_500_000, timeoutMs: 120_000 };

/** Cleans each document in a separate process. */
export class CleaningProcess implements DocumentCleaner {
  readonly #limits: DocumentLimits;

  constructor(limits: Partial<DocumentLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  clean(path: string, format: FileFormat, to: string): Promise<CleaningOutcome> {
    return this.#run<CleaningOutcome>({ path, format, to });
  }

  /** Cleans an image or a document without writing it to disk. */
  cleanAttachment(bytes: Uint8Array): Promise<CleanedAttachment> {
    return this.#run<CleanedAttachment>({ bytes });
  }

  async #run<T>(toClean: CleaningRequest): Promise<T | { readonly kind: 'too-large' }> {
    return (await runForDocument<T>(program, toClean, this.#limits)) ?? { kind: 'too-large' };
  }
}
