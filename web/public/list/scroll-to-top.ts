/**
 * Moves the page until an element stands this far below the screen's edge; at once for whoever wants
 * no motion. A wheel, a touch or a key takes the page back.
 */
export function scrollToTop(element: Element | null, offsetPx: number, durationMs: number): void {
  if (!element) return;
  const from = scrollY;
  const to = Math.max(0, from + element.getBoundingClientRect().top - offsetPx);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: to, behavior: 'instant' });
    return;
  }
  const begun = performance.now();
  const interrupted = new AbortController();
  for (const sign of ['wheel', 'touchstart', 'keydown'])
    addEventListener(sign, () => interrupted.abort(), {
      once: true,
      passive: true,
      signal: interrupted.signal,
    });
  const step = (now: number) => {
    if (interrupted.signal.aborted) return;
    const share = Math.min(1, (now - begun) / durationMs);
    scrollTo({ top: from + (to - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interrupted.abort();
  };
  requestAnimationFrame(step);
}

/** Slow, fast, slow. */
function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}
