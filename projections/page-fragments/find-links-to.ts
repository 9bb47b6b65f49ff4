import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** An item that visitors see and that names another one. */
export interface LinkingItem {
  readonly id: ContentId;
  readonly kind: ContentKind;
  readonly title: string;
}

/**
 * Finds what visitors see that links to an item, by its id or by any address that it has or had, by
 * title. @throws ReadModelNotServed
 */
export async function findLinksTo(
  db: Queryable,
  id: ContentId,
  limit: number,
): Promise<readonly LinkingItem[]> {
  const rows = await servedRows<LinkingItem>(
    db,
    `with naming as (
       select '"contentId": ?"' || $1 || '"|"href": ?"(' || coalesce(string_agg(distinct
         regexp_replace(path, '([^a-z0-9/-])', '\\\\\\1', 'g'), '|'), '-') || ')/?["?#]' as pattern
       from page_fragments.content_fragment where id = $1)
     select read_position('page-fragments') as position, page.id, page.kind, page.title
     from naming cross join page_fragments.content_fragment page
     where page.valid_to is null and page.id <> $1 and exists (
       select from jsonb_array_elements(page.modules) one
       join page_fragments.module_revision saved on saved.module_id = one->>'id'
         and saved.revision = (one->>'revision')::int
       where saved.content::text ~* naming.pattern)
     order by page.title, page.id limit $2`,
    [id, limit],
  );
  return rows.map((one) => ({ id: one.id, kind: one.kind, title: one.title }));
}
