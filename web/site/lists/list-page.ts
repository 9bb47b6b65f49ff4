import {
  listFadeMs,
  resultsScrollMs,
  resultsScrollOffsetPx,
} from '@parvis/contracts/limits/lists.ts';
import { scrollPage } from '../../public/scrolling/scroll-page.ts';
import { animateNumber } from './animate-number.ts';
import { addPage, enterPage } from './list-history.ts';
import type { ListRequest } from './list-request.ts';
import type { ListUpdate } from './list-update.ts';

/** Returns a part of the list's page by its name. */
export function findPart(name: string): HTMLElement | null {
  return document.querySelector(`[data-list="${name}"]`);
}

/** Updates the page from a response: entries, title, head, pagination, address. */
export function applyUpdate(update: ListUpdate, request: ListRequest): void {
  const focused = document.activeElement;
  const isLosingFocus = ['results', ...Object.keys(update.parts)].some((name) =>
    findPart(name)?.contains(focused),
  );
  const former = numbersShown();
  const firstNew = request.mode === 'append' ? append(update.pages) : replace(update.pages);
  for (const [name, html] of Object.entries(update.parts)) fill(name, html);
  const count = findPart('count');
  const status = findPart('status');
  if (status) status.textContent = count?.textContent ?? '';
  for (const [name, element] of numbers()) animateNumber(element, former.get(name) ?? '');
  if (isLosingFocus) (firstNew ?? count)?.focus({ preventScroll: true });
  follow(update, request);
  if (request.scrolls) void scrollPage(topOfResults, resultsScrollMs);
  if (request.scrollY !== undefined) scrollTo({ top: request.scrollY, behavior: 'instant' });
}

/** Returns the numbers in the results' header, by the thing that they count. */
function numbers(): readonly (readonly [string | undefined, HTMLElement])[] {
  const found = document.querySelectorAll<HTMLElement>('[data-list="header"] [data-number]');
  return [...found].map((element) => [element.dataset['number'], element]);
}

function numbersShown(): ReadonlyMap<string | undefined, string> {
  return new Map(numbers().map(([name, { textContent }]) => [name, textContent ?? '']));
}

/** HTML from our own server, escaped there. */
function fill(name: string, html: string): void {
  const part = findPart(name);
  if (part) part.innerHTML = html;
}

/** @returns the link of the first entry that was added */
function append(pages: readonly string[]): HTMLElement | null {
  const entries = pages.flatMap((html) => {
    const added = document.createElement('template');
    added.innerHTML = html;
    return [...added.content.querySelectorAll('[data-list="items"] > li')];
  });
  findPart('items')?.append(...entries);
  return entries[0]?.querySelector('a') ?? null;
}

function replace([first = '', ...others]: readonly string[]): null {
  fill('results', first);
  append(others);
  findPart('previous')?.remove();
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    findPart('results')?.animate({ opacity: [0, 1] }, { duration: listFadeMs, easing: 'ease-out' });
  return null;
}

/** The address, and the metadata for search engines, follow the displayed list. */
function follow(update: ListUpdate, request: ListRequest): void {
  const { url, documentTitle, canonical, isIndexed } = update;
  if (request.history === 'push') enterPage(url);
  if (request.history === 'replace') addPage(url);
  document.title = documentTitle;
  for (const former of document.querySelectorAll('link[rel="canonical"], meta[name="robots"]'))
    former.remove();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'canonical', href: canonical }));
  if (isIndexed) return;
  const meta = document.createElement('meta');
  document.head.append(Object.assign(meta, { name: 'robots', content: 'noindex' }));
}

/** Returns the scroll position at which the results begin slightly below the top of the window. */
function topOfResults(): number {
  const top = findPart('top')?.getBoundingClientRect().top ?? 0;
  return Math.max(0, scrollY + top - resultsScrollOffsetPx);
}
