import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { PublishedContent, PublishedItem } from '@parvis/contracts/published/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { contentTag, listTag, translationsTag } from './tags.ts';

/** Which published items of a kind are listed; days are inclusive. */
export interface PublishedQuery {
  readonly kind: ContentKind;
  readonly locale?: Locale | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly category?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

interface Read {
  readonly position: Position;
  readonly tags: readonly string[];
}

const itemJson = `json_build_object('id', shown.id, 'kind', shown.kind, 'locale', shown.locale,
  'url', shown.path, 'title', shown.title, 'summary', shown.summary, 'details', shown.details,
  'translations', (
    select coalesce(json_agg(json_build_object('locale', other.locale, 'id', other.id,
      'url', other.path) order by other.locale), '[]')
    from page_fragments.content_fragment other
    where other.translation_group = shown.translation_group and other.id <> shown.id
      and other.valid_to is null))`;

/**
 * Lists published items of a kind, latest editorial date first, then the last created.
 * @throws ReadModelNotServed
 */
export async function listPublished(
  db: Queryable,
  { kind, locale, ids, from, until, category, page, pageSize }: PublishedQuery,
): Promise<{ readonly items: readonly PublishedItem[]; readonly total: number } & Read> {
  const [row] = await servedRows<{
    position: Position;
    total: number;
    items: readonly PublishedItem[];
    groups: readonly ContentId[];
  }>(db, { name: 'list-published', text: listed }, [
    kind,
    locale ?? null,
    ids ?? null,
    from ?? null,
    until ?? null,
    category ?? null,
    pageSize,
    (page - 1) * pageSize,
  ]);
  if (row === undefined) throw new Error('expected one row with the list');
  const { groups, ...list } = row;
  return { ...list, tags: [listTag(kind), ...groups.map(translationsTag)] };
}

/** `$1` kind; locale, ids, first and last day and category, each or null; `$7` and `$8` the page. */
const listed = `with found as materialized (
  select id, listed_on, created from page_fragments.content_fragment
  where kind = $1 and valid_to is null
    and ($2::text is null or locale = $2) and ($3::text[] is null or id = any($3))
    and ($4::text is null or listed_on >= $4) and ($5::text is null or listed_on <= $5)
    and ($6::text is null or details->>'category' = $6)
), chosen as (
  select id from found order by listed_on desc nulls last, created desc limit $7 offset $8
)
select read_position('page-fragments') as position, (select count(*)::int from found) as total,
  array(select distinct translation_group from page_fragments.content_fragment
    where id = any(select id from chosen) and valid_to is null) as groups,
  (select coalesce(json_agg(${itemJson} order by listed_on desc nulls last, created desc), '[]')
    from page_fragments.content_fragment shown
    where shown.id = any(select id from chosen) and shown.valid_to is null) as items`;

/**
 * Reads a published item of a kind with its modules, whose internal mailboxes are not stored here.
 * @throws ReadModelNotServed
 */
export async function readPublished(
  db: Queryable,
  kind: ContentKind,
  id: string,
): Promise<{ readonly item: PublishedContent | undefined } & Read> {
  const [row] = await servedRows<{
    position: Position;
    group: ContentId | null;
    item: PublishedContent | null;
  }>(db, { name: 'read-published', text: read }, [kind, id]);
  if (row === undefined) throw new Error('expected one row with the item');
  const { item, position, group } = row;
  const tags = [contentTag(id), ...(group === null ? [] : [translationsTag(group)])];
  return { item: item ?? undefined, position, tags };
}

const read = `select read_position('page-fragments') as position, shown.translation_group as group,
  case when shown.id is not null then to_jsonb(${itemJson}) || jsonb_build_object('modules', (
    select coalesce(jsonb_agg(jsonb_build_object('id', saved.module_id) || saved.content::jsonb
        order by named.place), '[]')
      from jsonb_array_elements(shown.modules) with ordinality as named (one, place)
      join page_fragments.module_revision saved on saved.module_id = named.one->>'id'
        and saved.revision = (named.one->>'revision')::int)) end as item
from (select) as always
left join page_fragments.content_fragment shown
  on shown.id = $2 and shown.kind = $1 and shown.valid_to is null`;
