import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import {
  type ContentSort,
  type ContentSortField,
  contentListFields,
  defaultContentSort,
} from '@parvis/contracts/content/kind-views.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ContentStatus, ListedContent } from '@parvis/contracts/content/views.ts';
import type { Condition, ListFields } from '@parvis/contracts/http/conditions.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';
import { type ListRows, orderBySql, whereSql } from '../postgres/list-sql.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type ItemRow, itemColumns, toSummary } from './item-row.ts';
import { matchWordsSql, type SearchedWord } from './match-words.ts';

export interface ContentItemFilter {
  /** At least one. */
  readonly kinds: readonly ContentKind[];
  /** Only these items, including deleted ones. */
  readonly ids?: readonly ContentId[] | undefined;
  readonly locale?: Locale | undefined;
  /** All but archived and deleted items by default, unless ids are given. */
  readonly status?: ContentStatus | undefined;
  /** Words that all are found in an item, or are of the name of somebody who saved some of it. */
  readonly words?: readonly SearchedWord[] | undefined;
  /** Whether items with the words in their title come first. */
  readonly titlesFirst?: boolean | undefined;
  /** Header fields and accepted values: an item must have one of them in each field. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Only items that have no translation in this language yet. */
  readonly untranslatedInto?: Locale | undefined;
  /** Newest change first by default. */
  readonly sort?: readonly ContentSort[] | undefined;
  readonly where?: Condition | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ContentItemList {
  readonly items: readonly (ListedContent & ContentDetails)[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface ListRow {
  readonly total: number;
  readonly items: readonly (ItemRow & Pick<ListedContent, 'languages'>)[];
}

const header = `state->'newest'->'header'`;

/** The columns by which lists are sorted. Items without the field come last in either direction. */
const sortedBy: Readonly<Record<ContentSortField, string>> = {
  updatedAt: 'updated',
  title: 'title_folded',
  order: `(${header}->>'order')::int`,
  publishedOn: `${header}->>'publishedOn'`,
  eventStart: `${header}->>'eventStart'`,
  lastName: `${header}->>'lastName'`,
};

/** The columns of fields that the header does not contain under their name. */
const columns: Readonly<Record<string, string>> = {
  id: 'id',
  locale: 'locale',
  title: 'title_folded',
  status: 'status',
  revision: `state->'newest'->>'revision'`,
  translationGroup: 'translation_group',
  updatedAt: 'updated_at',
};

const fields: ListFields = Object.assign({}, ...Object.values(contentListFields));

/** Titles are compared without case and accents. */
const rows: ListRows = {
  fields,
  held: (field) =>
    columns[field] ?? `${header}${fields[field] === 'words' ? '->' : '->>'}'${field}'`,
  sortedBy,
  folded: { title: foldText },
};

/** Lists items of some kinds; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listContentItems(
  db: Queryable,
  filter: ContentItemFilter,
): Promise<ContentItemList> {
  const { kinds, ids, locale, status, untranslatedInto, sort, where } = filter;
  const { page, pageSize } = filter;
  const narrowed = whereSql(where, rows, firstOfCondition);
  const matched = matchWordsSql(filter.words ?? [], firstOfCondition + narrowed.values.length);
  const order = orderBySql(sort ?? [defaultContentSort], rows, 'id');
  const sql = listSql(
    `${narrowed.sql} and ${matched.anywhere}`,
    filter.titlesFirst ? `(${matched.inTitle}) desc, ${order}` : order,
  );
  const [row] = await servedRows<ListRow>(db, sql, [
    kinds,
    locale ?? null,
    status ?? null,
    JSON.stringify(filter.fields ?? {}),
    pageSize,
    (page - 1) * pageSize,
    untranslatedInto ?? null,
    ids ?? null,
    ...narrowed.values,
    ...matched.values,
  ]);
  const items = row?.items.map((one) => ({ ...toSummary(one), languages: one.languages })) ?? [];
  return { items, total: row?.total ?? 0, page, pageSize };
}

/** Returns an item and its translations, as a column of an `item` row with this alias. */
function languagesOf(alias: string): string {
  return `(select coalesce(json_agg(
      json_build_object('id', other.id, 'locale', other.locale, 'status', other.status)
      order by other.locale, other.id), '[]')
    from content_items.item other
    where other.translation_group = ${alias}.translation_group and other.status <> 'deleted'
  ) as languages`;
}

/** The number of the first placeholder in conditions. */
const firstOfCondition = 9;

/** The kind is read from `state`, which rows of every version have. */
function listSql(where: string, order: string): string {
  return `with found as (
     select * from content_items.item
     where state->>'kind' = any($1::text[])
       and ($8::text[] is null or id = any($8))
       and ($2::text is null or locale = $2)
       and (case when $3::text is null then $8 is not null or status not in ('archived', 'deleted') else status = $3 end)
       and not exists (
         select from jsonb_each($4::jsonb) as wanted (field, choices)
         where not coalesce(${header}->wanted.field
           ?| array(select jsonb_array_elements_text(wanted.choices)), false))
       and ($7::text is null or not exists (
         select from content_items.item as other
         where other.translation_group = item.translation_group
           and other.locale = $7 and other.status <> 'deleted'))
       and ${where}
   ), shown as (
     select *, row_number() over (order by ${order}) as place from found
     order by place limit $5 offset $6)
   select read_position('content-items') as position,
     (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_json(one) order by one.place), '[]')
      from (select ${itemColumns('shown')}, ${languagesOf('shown')}, shown.place from shown) one
     ) as items`;
}
