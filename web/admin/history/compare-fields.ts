import { diffWordsWithSpace } from 'diff';
import type { DiffSegment } from './compare-rich-text.ts';

/** One field that differs, word by word. */
export interface FieldDifference {
  readonly field: string;
  readonly segments: readonly DiffSegment[];
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The fields that differ between two contents of plain fields, in the order of the second. */
export function compareFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly FieldDifference[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields
    .filter((field) => wordsOf(before[field]) !== wordsOf(after[field]))
    .map((field) => ({
      field,
      segments: diffWordsWithSpace(wordsOf(before[field]), wordsOf(after[field])).map(
        ({ added, removed, value }) => ({
          kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
          text: value,
        }),
      ),
    }));
}
