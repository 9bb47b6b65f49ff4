import { diffWordsWithSpace } from 'diff';
import type { DiffSegment } from './compare-rich-text.ts';

/** A content of plain fields, a header or a module that is no text. */
export type Fields = Readonly<Record<string, unknown>>;

/** One field that differs, word by word. */
export interface FieldDifference {
  readonly field: string;
  readonly segments: readonly DiffSegment[];
}

/** What people call a value that stands for something else; undefined for one that they wrote. */
export type NameOf = (field: string, value: unknown) => string | undefined;

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** Those of the fields that differ between two contents; what is named changes whole. */
export function compareFields(
  fields: readonly string[],
  before: Fields,
  after: Fields,
  nameOf: NameOf,
): readonly FieldDifference[] {
  return fields
    .filter((field) => wordsOf(before[field]) !== wordsOf(after[field]))
    .map((field) => {
      const [old, fresh] = [nameOf(field, before[field]), nameOf(field, after[field])];
      const isNamed = old !== undefined || fresh !== undefined;
      const segments = isNamed
        ? replaced(old ?? '', fresh ?? '')
        : wordByWord(wordsOf(before[field]), wordsOf(after[field]));
      return { field, segments };
    });
}

function replaced(before: string, after: string): readonly DiffSegment[] {
  const removed: DiffSegment = { kind: 'removed', text: before };
  const added: DiffSegment = { kind: 'added', text: after };
  if (before === '') return [added];
  return after === '' ? [removed] : [removed, { kind: 'same', text: ' ' }, added];
}

function wordByWord(before: string, after: string): readonly DiffSegment[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
