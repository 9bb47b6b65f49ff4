import { type TreeNode, treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { readLevel } from './api/tree.ts';

/** A row of the tree: an item with its loaded children, or the row that loads more of a level. */
export type TreeRow =
  | {
      readonly kind: 'node';
      readonly id: string;
      readonly node: TreeNode;
      /** The id of its parent, or the word for the top. */
      readonly parent: string;
      readonly rows: readonly TreeRow[];
    }
  | {
      readonly kind: 'more';
      readonly id: string;
      readonly parent: string;
      /** The number of items of the level that are not loaded. */
      readonly left: number;
      /** True while they load for the first time. */
      readonly loading: boolean;
    };

interface Level {
  readonly nodes: readonly TreeNode[];
  readonly total: number | undefined;
}

/**
 * Reads the tree of a language level by level: the top, and the children of each expanded item,
 * each in pages that are loaded on demand.
 */
export function useLevels(locale: Locale, expanded: ReadonlySet<string>) {
  const [pagesOf, setPagesOf] = useState<ReadonlyMap<string, number>>(new Map());
  const parents = [treeTop, ...expanded];
  const wanted = parents.flatMap((parent) =>
    Array.from({ length: pagesOf.get(parent) ?? 1 }, (_, before) => ({ parent, page: before + 1 })),
  );
  const results = useQueries({
    queries: wanted.map(({ parent, page }) => readLevel(locale, parent, page)),
  });
  const levels = new Map<string, Level>(
    parents.map((parent) => {
      const lists = results.flatMap(({ data }, at) =>
        wanted[at]?.parent === parent && data ? [data] : [],
      );
      return [parent, { nodes: lists.flatMap(({ items }) => items), total: lists.at(-1)?.total }];
    }),
  );
  return {
    rows: listRows(levels, treeTop),
    total: levels.get(treeTop)?.total,
    error: results.find(({ error }) => error)?.error ?? undefined,
    /** Reads the next page of a level. */
    readMore: (parent: string) =>
      setPagesOf((known) => new Map(known).set(parent, (known.get(parent) ?? 1) + 1)),
  };
}

/**
 * For an item that was never expanded: without a child row, the tree does not offer to expand it.
 */
const unread: Level = { nodes: [], total: undefined };

function listRows(levels: ReadonlyMap<string, Level>, parent: string): readonly TreeRow[] {
  const level = levels.get(parent) ?? unread;
  const rows = level.nodes.map((node): TreeRow => {
    const below = node.children === 0 ? [] : listRows(levels, node.id);
    return { kind: 'node', id: node.id, node, parent, rows: below };
  });
  const loading = level.total === undefined;
  const left = (level.total ?? 0) - level.nodes.length;
  if (left <= 0 && !loading) return rows;
  return [...rows, { kind: 'more', id: `more-${parent}`, parent, left, loading }];
}

/** Returns the rows of a tree by their ids. */
export function rowsById(rows: readonly TreeRow[]): ReadonlyMap<string, TreeRow> {
  return new Map(
    rows.flatMap((row) => [
      [row.id, row] as const,
      ...(row.kind === 'node' ? rowsById(row.rows) : []),
    ]),
  );
}
