import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';
import { contentTag } from './tags.ts';

/** Where an item is published, if it is. */
export interface FoundItem {
  readonly item:
    | { readonly path: string; readonly locale: Locale; readonly details: ContentDetails }
    | undefined;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Finds a published item by its id. @throws ReadModelNotServed */
export async function findPublished(db: Queryable, id: string): Promise<FoundItem> {
  const [row] = await servedRows<{ position: Position; item: FoundItem['item'] | null }>(
    db,
    {
      name: 'find-published',
      text: `select read_position('page-fragments') as position,
        (select json_build_object('path', path, 'locale', locale, 'details', details)
         from page_fragments.content_fragment where id = $1 and valid_to is null) as item`,
    },
    [id],
  );
  if (row === undefined) throw new Error('one row tells where the read model stands');
  return { item: row.item ?? undefined, position: row.position, tags: [contentTag(id)] };
}
