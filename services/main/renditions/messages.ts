import type { Rendition } from '@parvis/contracts/media/renditions.ts';

/** An image to draw: bytes of the original, and the rendition. */
export interface RenditionRequest {
  readonly original: Uint8Array;
  readonly rendition: Pick<Rendition, 'crop' | 'width' | 'format'>;
}

/** A drawn image, or why it could not be drawn. */
export type DrawingResult = { readonly bytes: Uint8Array } | { readonly error: string };
