import { figuresTableSchema, textOfFigures } from '@parvis/contracts/figures/figures-table.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { diffWordsWithSpace } from 'diff';
import type { DiffSegment } from './compare-rich-text.ts';

/** The fields of a header, or of any module except a text. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that differs, with a word diff. */
export interface FieldDifference {
  readonly field: string;
  readonly segments: readonly DiffSegment[];
}

/** Returns the display name of an id or a choice; undefined for text. */
export type NameOf = (field: string, value: unknown) => string | undefined;

/** Returns the text of a value: one line per item of a list, an item's fields side by side. */
function toWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  const doc = richTextSchema.safeParse(value);
  if (doc.success) return toPlainText(doc.data);
  const table = figuresTableSchema.safeParse(value);
  if (table.success) return textOfFigures(table.data).join('\n').replaceAll('\t', ' · ');
  if (Array.isArray(value)) return value.map(toWords).join('\n');
  if (typeof value === 'object') return Object.values(value).map(toWords).join(' · ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

/** A missing field equals an empty one. */
function comparable(value: unknown): string {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return JSON.stringify(isEmpty ? '' : (value ?? ''));
}

/**
 * Returns the fields that differ between two contents; values with a display name are replaced as a
 * whole.
 */
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
        : wordByWord(toWords(before[field]), toWords(after[field]));
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
