import { phoneMaximumPx, tabletMaximumPx } from '@parvis/contracts/limits/layout.ts';
import { lazyLoadingExpandPx, lazyLoadingExpansionFactor } from '@parvis/contracts/limits/media.ts';
import { trackLoadingPictures } from './track-loading-pictures.ts';

const [onPhones, onTablets, onDesktops] = lazyLoadingExpandPx;

/** Returns the margin within which images are loaded in a window of this width, in CSS pixels. */
export function marginFor(width: number): number {
  if (width <= phoneMaximumPx) return onPhones;
  return width <= tabletMaximumPx ? onTablets : onDesktops;
}

/**
 * Loads the lazy images of a page when they come near the viewport, earlier than browsers would,
 * and images further away while no other image is loading.
 */
export function loadAhead(page: ParentNode): void {
  const margin = marginFor(window.innerWidth);
  const ahead = new Set<HTMLImageElement>();
  const loading = trackLoadingPictures(() => loadNext());
  const observers = [
    observe(margin, (image) => load(image)),
    observe(Math.round(margin * lazyLoadingExpansionFactor), (image) => {
      ahead.add(image);
      if (loading.areNone()) loadNext();
    }),
  ];
  const load = (image: HTMLImageElement) => {
    ahead.delete(image);
    for (const observer of observers) observer.unobserve(image);
    loading.load(image);
  };
  const loadNext = () => {
    const [image] = ahead;
    if (image) load(image);
  };
  for (const image of page.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    for (const observer of observers) observer.observe(image);
  }
}

function observe(margin: number, onNear: (image: HTMLImageElement) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && target instanceof HTMLImageElement) onNear(target);
      }
    },
    { rootMargin: `${margin}px` },
  );
}
