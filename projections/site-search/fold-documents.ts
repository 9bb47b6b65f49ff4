import { isDeepStrictEqual } from 'node:util';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { SearchDocument } from './search-document.ts';
import { searchTag } from './search-tag.ts';

/** A document with the positions between which it was valid; `to` null: it still is. */
export interface DocumentSpan {
  readonly document: SearchDocument;
  readonly from: Position;
  to: Position | null;
}

/** The documents of one item after an event. */
export interface DocumentsChange {
  readonly id: string;
  readonly before: readonly SearchDocument[];
  readonly after: readonly SearchDocument[];
  readonly at: Position;
}

/** The row changes of a batch of events. */
export interface FoldedDocuments {
  /** Spans that began within the batch. */
  readonly opened: readonly DocumentSpan[];
  /** Position at which the spans that were open before the batch end, by item. */
  readonly closed: ReadonlyMap<string, Position>;
  /** Tags that changed, with the last position at which they did. */
  readonly tags: ReadonlyMap<string, Position>;
}

/** Folds changes, in log order, into spans. The documents of an item begin and end together. */
export function foldDocuments(changes: readonly DocumentsChange[]): FoldedDocuments {
  const opened: DocumentSpan[] = [];
  const open = new Map<string, readonly DocumentSpan[]>();
  const closed = new Map<string, Position>();
  const tags = new Map<string, Position>();
  for (const { id, before, after, at } of changes) {
    if (isDeepStrictEqual(before, after)) continue;
    for (const { locale } of [...before, ...after]) tags.set(searchTag(locale), at);
    const spans = open.get(id);
    if (spans === undefined && before.length > 0) closed.set(id, at);
    for (const span of spans ?? []) span.to = at;
    const begun = after.map((document) => ({ document, from: at, to: null }));
    opened.push(...begun);
    open.set(id, begun);
  }
  return { opened, closed, tags };
}
