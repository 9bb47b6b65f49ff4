import type { Rendition } from '@parvis/contracts/media/renditions.ts';

/** A picture to draw: bytes of the original, and what of it. */
export interface RenditionRequest {
  readonly original: Uint8Array;
  readonly rendition: Pick<Rendition, 'crop' | 'width' | 'format'>;
}

/** A drawn picture, or what kept it from being drawn. */
export type Drawn = { readonly bytes: Uint8Array } | { readonly trouble: string };
