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

export interface ContentItemFilter {
  /** At least one. */
  readonly kinds: readonly ContentKind[];
  /** Only these items, including deleted ones. */
  readonly ids?: readonly ContentId[] | undefined;
  readonly locale?: Locale | undefined;
  /** All but archived and deleted items by default, unless ids are given. */
  readonly status?: ContentStatus | undefined;
  /** A part of the title, ignoring case and accents. */
  readonly q?: string | undefined;
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
  const { kinds, ids, locale, status, q, untranslatedInto, sort, where } = filter;
  const { page, pageSize } = filter;
  const narrowed = whereSql(where, rows, 10);
  const sql = listSql(sort ?? [defaultContentSort], narrowed.sql);
  const [row] = await servedRows<ListRow>(db, sql, [
    kinds,
    locale ?? null,
    status ?? null,
    q ? foldText(q) : null,
    JSON.stringify(filter.fields ?? {}),
    pageSize,
    (page - 1) * pageSize,
    untranslatedInto ?? null,
    ids ?? null,
    ...narrowed.values,
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

/** The kind is read from `state`, which rows of every version have. */
function listSql(sort: readonly ContentSort[], where: string): string {
  return `with found as (
     select * from content_items.item
     where state->>'kind' = any($1::text[])
       and ($9::text[] is null or id = any($9))
       and ($2::text is null or locale = $2)
       and (case when $3::text is null then $9 is not null or status not in ('archived', 'deleted') else status = $3 end)
       and ($4::text is null or strpos(title_folded, $4) > 0)
       and not exists (
         select from jsonb_each($5::jsonb) as wanted (field, choices)
         where not coalesce(${header}->wanted.field
           ?| array(select jsonb_array_elements_text(wanted.choices)), false))
       and ($8::text is null or not exists (
         select from content_items.item as other
         where other.translation_group = item.translation_group
           and other.locale = $8 and other.status <> 'deleted'))
       and ${where}
   ), shown as (
     select *, row_number() over (order by ${orderBySql(sort, rows, 'id')}) as place from found
     order by place limit $6 offset $7)
   select read_position('content-items') as position,
     (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_json(one) order by one.place), '[]')
      from (select ${itemColumns('shown')}, ${languagesOf('shown')}, shown.place from shown) one
     ) as items`;
}
