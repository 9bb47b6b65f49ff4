import type { ViteHotContext } from 'vite/types/hot.js';

/** The browser notes so many files of a page; by default, too few for one that is not bundled. */
const notedFiles = 10_000;

/**
 * Shows what a restarted product renders. A page keeps its state where a change of one of its own
 * scripts was applied to it already; the back-office, which is not rendered on the server, reads
 * anew what it shows.
 */
function followProduct(hot: ViteHotContext): void {
  performance.setResourceTimingBufferSize(notedFiles);
  let isApplied = false;
  hot.on('vite:beforeUpdate', ({ updates }) => {
    const isMine = updates.some(({ type, path }) => type === 'js-update' && isLoaded(path));
    isApplied ||= isMine;
  });
  hot.on('parvis:restarted', (change: { readonly isBeyondScripts: boolean }) => {
    if (document.getElementById('admin')) dispatchEvent(new Event('visibilitychange'));
    else if (change.isBeyondScripts || !isApplied) location.reload();
    isApplied = false;
  });
}

function isLoaded(path: string): boolean {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => new URL(name).pathname.endsWith(path));
}

if (import.meta.hot) followProduct(import.meta.hot);
