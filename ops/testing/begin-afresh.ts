import { vi } from 'vitest';

/**
 * Specs share a process: each begins with real timers and globals and an empty document, whatever
 * the previous one left. Modules are shared too; a spec restores what it changes in them.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
if (typeof document !== 'undefined') {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
