import type { FileMetadata } from '@parvis/contracts/media/types.ts';

/** The outcome for a document's metadata; undefined where its format has none that we remove. */
export type MetadataOutcome =
  | { readonly kind: 'rewritten' }
  | { readonly kind: 'kept'; readonly why: Exclude<FileMetadata, 'removed'> | undefined };

/** A document that decompresses beyond the limit. */
export class DocumentTooLarge extends Error {
  constructor(what: string) {
    super(`${what} is too large`);
  }
}
