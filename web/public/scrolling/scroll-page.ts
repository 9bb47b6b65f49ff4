const signsOfWill = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const stillness = '(prefers-reduced-motion: reduce)';

/** Returns an ease-in-out curve. @param share the fraction of the time that has passed, 0 to 1 */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/**
 * Scrolls the page to a distance from its top in this many milliseconds, or immediately with
 * reduced motion. Scrolling by the visitor cancels it: it then resolves to false.
 */
export function scrollPage(to: () => number, durationMs: number): Promise<boolean> {
  const start = performance.now();
  const from = window.scrollY;
  const put = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (window.matchMedia(stillness).matches) {
    put(to());
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    let frame = 0;
    const stop = (arrived: boolean) => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
      for (const sign of signsOfWill) window.removeEventListener(sign, giveWay);
      resolve(arrived);
    };
    const giveWay = () => stop(false);
    const step = () => {
      const share = Math.min(1, (performance.now() - start) / durationMs);
      put(from + (to() - from) * eased(share));
      frame = requestAnimationFrame(step);
    };
    const end = setTimeout(() => {
      put(to());
      stop(true);
    }, durationMs);
    frame = requestAnimationFrame(step);
    for (const sign of signsOfWill) window.addEventListener(sign, giveWay, { passive: true });
  });
}
