import { noFacets } from '@parvis/contracts/content/details.ts';
import type { HeaderOf } from '@parvis/contracts/content/header.ts';

/** Returns an article of February 2026 whose title is its slug, with these changes. */
export function news(slug: string, more: Partial<HeaderOf<'news'>> = {}): HeaderOf<'news'> {
  const made = { kind: 'news', title: slug, slug, nature: 'article' } as const;
  return { ...made, publishedOn: '2026-02-01', ...noFacets, ...more };
}
