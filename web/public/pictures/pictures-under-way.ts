import { imageLoadTimeoutMs } from '@parvis/contracts/limits/media.ts';

/** The images being loaded. */
export interface PicturesUnderWay {
  /** True while none is loading, so that images further away can be loaded. */
  readonly areNone: () => boolean;
  /** Loads an image now instead of when the browser would. */
  readonly load: (image: HTMLImageElement) => void;
}

/**
 * Calls back each time the last image being loaded has loaded, failed, or taken longer than the
 * limit.
 */
export function picturesUnderWay(onNone: () => void): PicturesUnderWay {
  const underWay = new Set<HTMLImageElement>();
  return {
    areNone: () => underWay.size === 0,
    load(image) {
      image.loading = 'eager';
      if (image.complete) return;
      underWay.add(image);
      const settle = () => {
        clearTimeout(timeout);
        if (underWay.delete(image) && underWay.size === 0) onNone();
      };
      const timeout = setTimeout(settle, imageLoadTimeoutMs);
      image.addEventListener('load', settle, { once: true });
      image.addEventListener('error', settle, { once: true });
    },
  };
}
