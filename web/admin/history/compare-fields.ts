import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { plainTextOf } from '@parvis/contracts/rich-text/plain-text.ts';
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

/** What is written in a value: items of a list on lines of their own, fields of an item side by side. */
function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const doc = richTextSchema.safeParse(value);
  if (doc.success) return plainTextOf(doc.data);
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  return typeof value === 'object' ? Object.values(value).map(wordsOf).join(' · ') : String(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}

/** Those of the fields that differ between two contents; what is named changes whole. */
export function compareFields(
  fields: readonly string[],
  before: Fields,
  after: Fields,
  nameOf: NameOf,
): readonly FieldDifference[] {
  return fields
    .filter((field) => !isSame(before[field], after[field]))
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
