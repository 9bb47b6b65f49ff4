import { summaryTitleMaximumCharacters } from '@parvis/contracts/limits/summary.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { headingIdsOf, headingsOf } from '@parvis/contracts/rich-text/headings.ts';
import { inlineText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import { cutAt } from '../cut-text.ts';

/** A line of the summary; its number is its place, from 1. */
export interface SummaryEntry {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
}

const lowestLevel = 2;
/** Specification, section 2: a summary is shown only with at least two entries. */
const minimumEntries = 2;

/** The summary of a page's texts: their first- and second-level headings, when there are enough of them. */
export function summaryEntries(modules: readonly ShownModule[]): readonly SummaryEntry[] {
  const docs = modules.flatMap(({ content }) =>
    content.type === 'text' ? [content.data.doc] : [],
  );
  const ids = headingIdsOf(docs);
  const entries = docs.flatMap((doc, index) => entriesOf(doc, ids[index] ?? []));
  return entries.length < minimumEntries ? [] : entries;
}

function entriesOf(doc: RichText, ids: readonly string[]): readonly SummaryEntry[] {
  return headingsOf(doc).flatMap((heading, index) => {
    const id = ids[index];
    const title = inlineText(heading.content).trim();
    if (heading.attrs.level > lowestLevel || id === undefined || title === '') return [];
    return [{ id, title: cutAt(title, summaryTitleMaximumCharacters) }];
  });
}
