import type { ContentSortField } from '@parvis/contracts/content/kind-views.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';

/** A column of a list of content, and its sort field, if any. */
export interface Column {
  readonly name: 'title' | 'nature' | 'role' | 'publishedOn' | 'languages' | 'status' | 'updatedAt';
  readonly sortedBy?: ContentSortField;
}

const title: Column = { name: 'title', sortedBy: 'title' };
const always: readonly Column[] = [
  { name: 'languages' },
  { name: 'status' },
  { name: 'updatedAt', sortedBy: 'updatedAt' },
];
const publishedOn: Column = { name: 'publishedOn', sortedBy: 'publishedOn' };

const columns: Readonly<Record<ContentKind, readonly Column[]>> = {
  chapter: [title, ...always],
  focus: [title, ...always],
  news: [title, { name: 'nature' }, publishedOn, ...always],
  page: [title, ...always],
  personality: [{ name: 'title', sortedBy: 'lastName' }, { name: 'role' }, ...always],
};

/** Returns the columns of the list of a kind. */
export function listColumns(kind: ContentKind): readonly Column[] {
  return columns[kind];
}
