import { summaryTitleMaximumCharacters } from '@parvis/contracts/limits/summary.ts';
import { truncate } from '../../server/truncate-text.ts';
import type { PageHeading } from './page-headings.server.ts';

/** An entry of the summary; its number is its position, from 1. */
export interface SummaryEntry {
  /** The id of the heading. */
  readonly id: string;
  readonly title: string;
}

const lowestLevel = 2;
/** Specification, section 2: a summary is shown only with at least two entries. */
const minimumEntries = 2;

/**
 * Returns the summary of a page: its first- and second-level headings, if there are enough of them.
 */
export function summaryEntries(headings: readonly PageHeading[]): readonly SummaryEntry[] {
  const entries = headings.flatMap(({ id, level, words }) => {
    const title = words.trim();
    if (level > lowestLevel || title === '') return [];
    return [{ id, title: truncate(title, summaryTitleMaximumCharacters) }];
  });
  return entries.length < minimumEntries ? [] : entries;
}
