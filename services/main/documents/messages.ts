import type { FileFormat } from '@parvis/contracts/media/types.ts';

/** A document to clean, and where to; or one in memory, which comes back in the answer. */
export type CleaningRequest =
  | { readonly path: string; readonly format: FileFormat; readonly to: string }
  | { readonly name: string; readonly bytes: Uint8Array };
