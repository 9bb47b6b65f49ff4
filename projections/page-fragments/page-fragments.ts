import { contentEventTypes, parseContentEvent } from '../content-state/content-event.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { closeSpans } from '../engine/spans.ts';
import { writeListed } from '../filtered-lists/write-listed.ts';
import { eventTypesExceptContent } from '../follower/event-catalogue.ts';
import { awaitStatements } from '../postgres/await-statements.ts';
import { foldFragments } from './fold.ts';
import { loadTree } from './load-tree.ts';
import { SiteTree } from './site-tree.ts';
import { pageFragmentsTables } from './tables.ts';
import {
  insertFragments,
  insertModuleLinks,
  insertModuleRevisions,
  upsertItems,
} from './write-rows.ts';

const remembered = new RememberedEntries(() => new SiteTree([]));

/** The published content, now and at every past position. */
export const pageFragments: Projection = {
  name: 'page-fragments',
  version: 10,
  handles: contentEventTypes,
  ignores: [...eventTypesExceptContent, 'MergeProposed', 'MergeAccepted', 'MergeDeclined'],
  createTables: pageFragmentsTables,
  async apply(recorded, sql, schema, memory) {
    const events = recorded.map(parseContentEvent);
    const tree = remembered.under(memory);
    await loadTree(tree, sql, schema, events);
    const { items, opened, closed, listed, tags } = foldFragments(tree, events);
    await awaitStatements([
      upsertItems(sql, schema, [...items.values()]),
      insertModuleRevisions(sql, schema, events),
      insertModuleLinks(sql, schema, events),
      closeSpans(sql, `${schema}.content_fragment`, closed),
      insertFragments(sql, schema, opened),
      writeListed(sql, schema, listed, memory),
      upsertChangedTags(sql, schema, tags),
    ]);
    return { tags: [...tags.keys()] };
  },
};
