import { contentEventOf, contentEventTypes } from '../platform/content/content-event.ts';
import { outsideContent } from '../platform/event-catalogue.ts';
import type { Projection } from '../platform/projection.ts';
import { foldFragments } from './fold.ts';
import { loadTree } from './load-tree.ts';
import { pageFragmentsTables } from './tables.ts';
import {
  closeFragments,
  insertFragments,
  insertModuleRevisions,
  upsertChangedTags,
  upsertItems,
} from './write-rows.ts';

/** What visitors read, now and at every past position. */
export const pageFragments: Projection = {
  name: 'page-fragments',
  version: 4,
  handles: contentEventTypes,
  ignores: [...outsideContent, 'MergeProposed', 'MergeAccepted', 'MergeDeclined'],
  createTables: pageFragmentsTables,
  async apply(recorded, sql, schema) {
    const events = recorded.map(contentEventOf);
    const tree = await loadTree(sql, schema, events);
    const { items, opened, closed, tags } = foldFragments(tree, events);
    await upsertItems(sql, schema, [...items.values()]);
    await insertModuleRevisions(sql, schema, events);
    await closeFragments(sql, schema, closed);
    await insertFragments(sql, schema, opened);
    await upsertChangedTags(sql, schema, tags);
    return { tags: [...tags.keys()] };
  },
};
