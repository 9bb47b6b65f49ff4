/** Widths of every image's renditions, widest first, in pixels. “Image widths”. */
export const imageWidthsPx = [1280, 1024, 768, 480] as const;
/**
 * Margins around the viewport within which images are loaded, from small to large windows, in CSS
 * pixels. “Lazy-loading expand defaults”.
 */
export const lazyLoadingExpandPx = [359, 410, 550] as const;
/** The margin is multiplied by this once the page is idle. “Lazy-loading expand defaults”. */
export const lazyLoadingExpansionFactor = 1.7;
/** Timeout of an image's loading, in milliseconds. “Lazy-loading expand defaults”. */
export const imageLoadTimeoutMs = 2_500;
/** SmallestNumbers scale of an infography. “Infography zoom”. */
export const infographyMinimumScale = 1;
/** Largest scale of an infography. “Infography zoom”. */
export const infographyMaximumScale = 15;
/** Increase in scale per zoom step. “Infography zoom”. */
export const infographyScaleStep = 0.3;
/** Increase in scale per zoom step in a small window. “Infography zoom”. */
export const infographySmallWindowScaleStep = 0.7;
/** A window narrower than this is small for zooming, in CSS pixels. “Infography zoom”. */
export const infographySmallWindowBelowPx = 768;
/** A window narrower than this shows the poster instead of the video, in CSS pixels. “Video fallback”. */
export const videoFallbackBelowPx = 500;
/**
 * Time after which a video that has not loaded is replaced by its poster, in milliseconds. “Video
 * fallback”.
 */
export const videoLoadTimeoutMs = 10_000;
/** Delay before a video starts, in milliseconds. “Video fallback”. */
export const videoStartDelayMs = 3_000;
/** Approximate maximum number of characters of text in a shared link. “Social share text cut”. */
export const sharedTextCharacters = 80;
