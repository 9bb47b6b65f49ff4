import { imageLoadTimeoutMs } from '@parvis/contracts/limits/media.ts';

/** The images being loaded. */
export interface LoadingPictures {
  /** True while none is loading, so that images further away can be loaded. */
  readonly areNone: () => boolean;
  /** Loads an image now instead of when the browser would. */
  readonly load: (image: HTMLImageElement) => void;
}

/**
 * Calls back each time the last image being loaded has loaded, failed, or taken longer than the
 * limit.
 */
export function trackLoadingPictures(onNone: () => void): LoadingPictures {
  const loading = new Set<HTMLImageElement>();
  return {
    areNone: () => loading.size === 0,
    load(image) {
      image.loading = 'eager';
      if (image.complete) return;
      loading.add(image);
      const settle = () => {
        clearTimeout(timeout);
        if (loading.delete(image) && loading.size === 0) onNone();
      };
      const timeout = setTimeout(settle, imageLoadTimeoutMs);
      image.addEventListener('load', settle, { once: true });
      image.addEventListener('error', settle, { once: true });
    },
  };
}
