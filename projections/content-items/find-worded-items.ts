import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import { type ContentId, contentIdLength } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { textOfFields, textOfModule } from '@parvis/contracts/content/modules/words.ts';
import type { Passage } from '@parvis/contracts/site/search/site-search.ts';
import { foldText } from '../engine/fold-text.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { findExcerpt } from '../words/excerpt.ts';
import { selectiveWords, titleSearch } from '../words/title-search.ts';

/** The number of texts of which the newest are returned; further ones are not looked at. */
const maxTexts = 200;

/** An item with the words in one of its texts, and the part that has them. */
export interface WordedItem {
  readonly id: ContentId;
  readonly excerpt: readonly Passage[];
}

interface Row {
  readonly id: ContentId;
  readonly kind: ContentKind;
  readonly header: ContentHeader;
  readonly type: ModuleType | null;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/**
 * Finds items, except deleted ones, one of whose newest texts has words that begin like all those
 * typed: a module, or the header. The last changed come first.
 * @throws ReadModelNotServed
 */
export async function findWordedItems(
  db: Queryable,
  typed: string,
  limit: number,
): Promise<readonly WordedItem[]> {
  const search = titleSearch(typed);
  const { words } = search;
  if (words.length === 0) return [];
  const selective = selectiveWords(search);
  const others = words.filter((word) => !selective.includes(word)).map((word) => ` ${word}`);
  const rows = await servedRows<Row>(db, statement(selective.length), [
    limit,
    others,
    ...selective.map((word) => `% ${word}%`),
  ]);
  const isFound = (written: string) => words.some((word) => foldText(written).startsWith(word));
  return rows
    .map((row) => ({ id: row.id, excerpt: findExcerpt([textOf(row)], isFound) }))
    .filter(({ excerpt }) => excerpt.some((passage) => passage.isFound));
}

/** Titles are found as such. */
const titleFields = new Set(['title', 'firstName', 'lastName']);

function textOf({ kind, header, type, data }: Row): string {
  if (type !== null) return textOfModule({ type, data });
  const fields = headerFields[kind].filter(({ name }) => !titleFields.has(name));
  return textOfFields(fields, { ...header });
}

/** `$1` the limit, `$2` words without an index, then patterns for the others. */
function statement(count: number): string {
  const indexed = Array.from({ length: count }, (_, at) => `words like $${at + 3}`);
  const rest = 'not exists (select from unnest($2::text[]) word where strpos(words, word) = 0)';
  const matching = [...indexed, rest].join(' and ');
  return `with worded as (
    (select id, null as module_id from content_items.item
     where status <> 'deleted' and ${matching} limit ${maxTexts})
    union all
    (select left(id, ${contentIdLength}), id from content_items.module
     where ${matching} limit ${maxTexts})
  ), owned as (
    select distinct on (item.id) item.id, item.updated, worded.module_id, one->>'type' as type
    from worded join content_items.item on item.id = worded.id
    left join lateral jsonb_array_elements(item.state->'modules') one on one->>'id' = worded.module_id
    where item.status <> 'deleted'
      and (worded.module_id is null or not (one->>'deleted')::boolean)
    order by item.id, worded.module_id nulls last
  ), newest as (select * from owned order by updated desc limit $1)
  select read_position('content-items') as position, newest.id, item.state->>'kind' as kind,
    item.state->'newest'->'header' as header, type, module.data
  from newest join content_items.item on item.id = newest.id
  left join content_items.module on module.id = newest.module_id
  order by newest.updated desc`;
}
