import { isDeepStrictEqual } from 'node:util';
import type { RevisionView } from '@parvis/contracts/content/views.ts';

export type Fields = Readonly<Record<string, unknown>>;

type FieldChange = RevisionView['changes'][number];

/** Returns the top-level fields that differ between two revisions, in alphabetical order. */
export function changedFields(before: Fields | undefined, after: Fields): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  return [...names].sort().flatMap((field) => {
    const [from, to] = [comparable(before?.[field]), comparable(after[field])];
    return isDeepStrictEqual(from, to) ? [] : [{ field, kind: changeKind(from, to) }];
  });
}

/** An empty list equals a missing one. */
function comparable(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

function changeKind(from: unknown, to: unknown): FieldChange['kind'] {
  if (from === undefined) return 'added';
  return to === undefined ? 'removed' : 'changed';
}
