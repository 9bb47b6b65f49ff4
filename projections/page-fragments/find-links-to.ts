import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { addressOn } from '@parvis/contracts/content/modules/linked-paths.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** An item that visitors see and that links to another one. */
export interface LinkingItem {
  readonly id: ContentId;
  readonly kind: ContentKind;
  readonly title: string;
}

interface LinksWanted {
  readonly id: ContentId;
  /** The host of this site, with its port if it has one. */
  readonly ownHost: string;
  readonly limit: number;
}

/**
 * Finds the published items that link to an item, by its id or by its current or any former
 * address, as a path or as an absolute address of this site; by title.
 * @throws ReadModelNotServed
 */
export async function findLinksTo(
  db: Queryable,
  { id, ownHost, limit }: LinksWanted,
): Promise<readonly LinkingItem[]> {
  const rows = await servedRows<LinkingItem>(
    db,
    `with own as (
       select distinct path from page_fragments.content_fragment where id = $1
     ), target as (
       select $1 as name union all select path from own union all select $3 || path from own
     )
     select read_position('page-fragments') as position, page.id, page.kind, page.title
     from page_fragments.content_fragment page
     where page.valid_to is null and page.id <> $1 and page.id = any(array(
       select distinct link.content_id from target
       join page_fragments.module_link link on link.target = target.name
       join page_fragments.content_fragment linking
         on linking.id = link.content_id and linking.valid_to is null
       where linking.modules @> jsonb_build_array(
         jsonb_build_object('id', link.module_id, 'revision', link.revision))))
     order by page.title, page.id limit $2`,
    [id, limit, addressOn(ownHost, '')],
  );
  return rows.map((one) => ({ id: one.id, kind: one.kind, title: one.title }));
}
