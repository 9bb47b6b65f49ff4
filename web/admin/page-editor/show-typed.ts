import type { Part } from './part.ts';

/**
 * Shows parts of another rendering of a page in it: the others keep their state and place. When the
 * header is among them, or a module that the page does not have yet, its whole content is replaced.
 */
export function showTyped(page: Document, html: string, parts: ReadonlySet<Part>): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const pairs = [...parts].map((part) => pairOf(page, next, selectorOf(part)));
  const isKnown = pairs.every(([before, after]) => before && after);
  const replaced = isKnown && !parts.has('header') ? pairs : [pairOf(page, next, 'main')];
  for (const [before, after] of replaced)
    if (before && after && !before.isEqualNode(after)) before.replaceWith(page.adoptNode(after));
}

function selectorOf(part: Part): string {
  return part === 'header' ? 'main' : `[data-module="${CSS.escape(part)}"]`;
}

function pairOf(page: Document, next: Document, selector: string) {
  return [page.querySelector(selector), next.querySelector(selector)] as const;
}
