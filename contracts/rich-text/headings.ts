import type { BlockNode, RichText } from './document.ts';

type Heading = Extract<BlockNode, { type: 'heading' }>;

/** Keeps heading ids distinct from all other ids of a page. */
const prefix = 's-';

/**
 * Returns the anchor slug of a heading: lower case, words joined by dashes, accents kept, as
 * Markdown hosts write it.
 */
export function headingSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Returns the element id of the heading with a slug: `#s-…` in links. */
export function headingIdOfSlug(slug: string): string {
  return `${prefix}${slug}`;
}

/** Returns the top-level headings of a document, in order. */
export function listHeadings(doc: RichText): Heading[] {
  return doc.content.filter((block) => block.type === 'heading');
}

/**
 * Returns the ids of all headings of a page, one list per rich text: derived from the heading's
 * words, with a number from the second occurrence on, so that they are unique.
 */
export function allocateHeadingIds(runs: readonly (readonly string[])[]): string[][] {
  const taken = new Set<string>();
  // The next number of each slug, so that thousands of equal headings are numbered in one pass.
  const next = new Map<string, number>();
  return runs.map((headings) =>
    headings.map((words) => {
      const slug = headingSlug(words);
      let candidate = slug;
      let number = next.get(slug) ?? 1;
      for (; taken.has(candidate); number += 1) candidate = `${slug}-${number}`;
      next.set(slug, number);
      taken.add(candidate);
      return headingIdOfSlug(candidate);
    }),
  );
}
