import type { FileFormat } from '@parvis/contracts/media/types.ts';

/** A document to clean, and its target; or one in memory, which is returned in the response. */
export type CleaningRequest =
  | { readonly path: string; readonly format: FileFormat; readonly to: string }
  | { readonly bytes: Uint8Array };
