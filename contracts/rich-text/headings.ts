import type { BlockNode, RichText } from './document.ts';
import { inlineText } from './plain-text.ts';

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
 * An id for each top-level heading of a page's documents, one list a document: made of its text,
 * numbered from the second of the same text on, so that no two are alike.
 */
export function headingIdsOf(docs: readonly RichText[]): string[][] {
  const taken = new Set<string>();
  return docs.map((doc) =>
    headingsOf(doc).map((heading) => {
      const slug = headingSlug(inlineText(heading.content));
      let candidate = slug;
      for (let number = 1; taken.has(candidate); number += 1) candidate = `${slug}-${number}`;
      taken.add(candidate);
      return headingIdOfSlug(candidate);
    }),
  );
}
