import {
  listFadeMs,
  resultsScrollMs,
  resultsScrollOffsetPx,
} from '@parvis/contracts/limits/lists.ts';
import type { ListData } from '@parvis/contracts/site/filters/list-data.ts';
import { scrollPage } from '../../public/scrolling/scroll-page.ts';
import type { ListRequest } from './list-request.ts';
import { runNumber } from './run-number.ts';

/** A part of the list's page by its name. */
export function partOf(name: string): HTMLElement | null {
  return document.querySelector(`[data-list="${name}"]`);
}

/** Puts an answer where the page has its like: entries, title, head, way on, address. */
export function placeAnswer(data: ListData, request: ListRequest): void {
  const focused = document.activeElement;
  const isLosingFocus = [partOf('header'), partOf('results'), partOf('pagination')].some((part) =>
    part?.contains(focused),
  );
  const firstNew = request.mode === 'append' ? append(data) : replace(data);
  const formerCount = partOf('count')?.textContent ?? '';
  fill('header', data.header);
  fill('title', data.title);
  fill('pagination', data.pagination);
  const count = partOf('count');
  const status = partOf('status');
  if (status) status.textContent = count?.textContent ?? '';
  if (count) runNumber(count, formerCount);
  if (isLosingFocus) (firstNew ?? count)?.focus({ preventScroll: true });
  follow(data, request);
  if (request.scrolls) void scrollPage(topOfResults, resultsScrollMs);
}

/** The server's own markup, escaped there. */
function fill(name: string, html: string): void {
  const part = partOf(name);
  if (part) part.innerHTML = html;
}

/** @returns the link of the first entry that was added */
function append({ list }: ListData): HTMLElement | null {
  const added = document.createElement('template');
  added.innerHTML = list;
  const entries = added.content.querySelectorAll('[data-list="items"] > li');
  partOf('items')?.append(...entries);
  return entries[0]?.querySelector('a') ?? null;
}

function replace({ list }: ListData): null {
  fill('results', list);
  partOf('previous')?.remove();
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    partOf('results')?.animate({ opacity: [0, 1] }, { duration: listFadeMs, easing: 'ease-out' });
  return null;
}

/** The address, and what search engines read, follow what is shown. */
function follow(
  { url, document_title, canonical, is_indexed }: ListData,
  { history: entry }: ListRequest,
): void {
  if (entry === 'push') history.pushState(null, '', url);
  if (entry === 'replace') history.replaceState(null, '', url);
  document.title = document_title;
  for (const former of document.querySelectorAll('link[rel="canonical"], meta[name="robots"]'))
    former.remove();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'canonical', href: canonical }));
  if (is_indexed) return;
  const meta = document.createElement('meta');
  document.head.append(Object.assign(meta, { name: 'robots', content: 'noindex' }));
}

/** Where the page stands when the results begin a little below the screen's edge. */
function topOfResults(): number {
  const top = partOf('top')?.getBoundingClientRect().top ?? 0;
  return Math.max(0, scrollY + top - resultsScrollOffsetPx);
}
