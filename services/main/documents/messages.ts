import type { FileFormat } from '@parvis/contracts/media/types.ts';

/** A document to clean, and where to. */
export interface ToClean {
  readonly path: string;
  readonly format: FileFormat;
  readonly to: string;
}
