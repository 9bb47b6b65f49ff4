import type { Cover } from '@parvis/contracts/media/events.ts';
import type { FileFormat } from '@parvis/contracts/media/types.ts';

/** A document to clean, and its target; or one in memory, which is returned in the response. */
export type CleaningRequest =
  | { readonly path: string; readonly format: FileFormat; readonly to: string }
  | { readonly bytes: Uint8Array };

/** A PDF whose first page is to be drawn, and the path of the picture. */
export interface CoverRequest {
  readonly path: string;
  readonly to: string;
}

/** The picture's size; undefined when it could not be drawn. */
export interface CoverResponse {
  readonly cover: Cover | undefined;
}
