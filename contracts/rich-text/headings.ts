import type { BlockNode, RichText } from './document.ts';

type Heading = Extract<BlockNode, { type: 'heading' }>;

/** Separates heading ids from every other id of a page. */
const prefix = 's-';

/**
 * The word by which links name a heading: lower case, words joined by dashes, accents kept,
 * the way Markdown hosts write it.
 */
export function headingSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** The id of the heading a slug names: `#s-…` in links. */
export function headingIdOfSlug(slug: string): string {
  return `${prefix}${slug}`;
}

/** The headings of a document that stand at its top level, in their order. */
export function headingsOf(doc: RichText): Heading[] {
  return doc.content.filter((block) => block.type === 'heading');
}

/**
 * An id for each heading of a page, one list a run of them: made of its words, numbered from the second
 * of the same words on, so that no two are alike.
 */
export function headingIdsOf(runs: readonly (readonly string[])[]): string[][] {
  const taken = new Set<string>();
  return runs.map((headings) =>
    headings.map((words) => {
      const slug = headingSlug(words);
      let candidate = slug;
      for (let number = 1; taken.has(candidate); number += 1) candidate = `${slug}-${number}`;
      taken.add(candidate);
      return headingIdOfSlug(candidate);
    }),
  );
}
