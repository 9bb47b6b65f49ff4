import { type MediaListQuery, mediaListFields } from '@parvis/contracts/media/list-query.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { byTitleField, languages, locales } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';
import { type ListRows, orderBySql, whereSql } from '../postgres/list-sql.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';
import { type MediaRow, mediaColumns, viewOfRow } from './media-row.ts';

export interface MediaFilter
  extends Partial<Pick<MediaListQuery, 'q' | 'hash' | 'state' | 'lacks' | 'where' | 'sort'>> {
  readonly kind: Media['kind'];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface MediaList {
  readonly items: readonly MediaView[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface ListRow {
  readonly total: number;
  readonly items: readonly MediaRow[];
}

const columns: Readonly<Record<string, string>> = {
  id: 'id',
  ...byTitleField((locale) => `state #>> '{details,title,${locale}}'`),
  credit: "state #>> '{details,credit}'",
  ...Object.fromEntries(
    locales.map((locale) => [
      `alternativeText${languages[locale].suffix}`,
      `state #>> '{details,alternativeText,${locale}}'`,
    ]),
  ),
  decorative: "state #>> '{details,decorative}'",
  posterId: "state #>> '{details,posterId}'",
  hash: "state #>> '{original,hash}'",
  format: "state #>> '{original,format}'",
  bytes: "state #>> '{original,bytes}'",
  width: "state #>> '{original,width}'",
  height: "state #>> '{original,height}'",
  filename: "state #>> '{original,filename}'",
  provider: "state #>> '{source,provider}'",
  videoId: "state #>> '{source,videoId}'",
  release: "state #>> '{release,state}'",
  revision: "state ->> 'revision'",
  updatedAt: 'updated_at',
};
const rows: ListRows = {
  fields: mediaListFields,
  held: (field) => columns[field] ?? 'null',
  sortedBy: {
    updatedAt: 'valid_from',
    addedAt: '(select min(valid_from) from media_library.media first where first.id = media.id)',
    ...byTitleField((locale) => `words_${locale} collate "${locale}-x-icu"`),
  },
};

const reached = isPublicAt('media.id', undefined);

/** Lists items that are not deleted, or those that are; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listMedia(db: Queryable, filter: MediaFilter): Promise<MediaList> {
  const { kind, q, hash, state, lacks, sort = ['-updatedAt'], page, pageSize } = filter;
  const narrowed = whereSql(filter.where, rows, 9);
  const [row] = await servedRows<ListRow>(
    db,
    `with found as (
       select id, ${mediaColumns}, row_number() over (order by ${orderBySql(sort, rows, 'valid_from desc, id')}) as place
       from media_library.media where ${conditions} and ${narrowed.sql}
     ), shown as (select * from found order by place limit $7 offset $8)
     select read_position('media-library') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(to_json(shown) order by place), '[]') from shown) as items`,
    [
      null,
      kind,
      q ? foldText(q) : null,
      hash ?? null,
      state ?? null,
      lacks ?? null,
      pageSize,
      (page - 1) * pageSize,
      ...narrowed.values,
    ],
  );
  return { items: row?.items.map(viewOfRow) ?? [], total: row?.total ?? 0, page, pageSize };
}

const inWords = locales.map((locale) => `strpos(words_${locale}, $3) > 0`).join(' or ');

/** `$1` is the position that `isPublicAt` takes: now. */
const conditions = `valid_to is null and $1::text is null and kind = $2
  and deleted = ($5::text is not distinct from 'deleted')
  and ($3::text is null or ${inWords})
  and ($4::text is null or state #>> '{original,hash}' = $4 or state #>> '{original,sent}' = $4)
  and case $5
    when 'public' then ${reached}
    when 'editors' then not ${reached}
    when 'planned' then state #>> '{release,state}' = 'planned'
    when 'unused' then media.id not in (select unnest(used) from media_library.shower)
    else true end
  and ($6::text is null or case kind
    when 'file' then state #>> array['details', 'title', $6] = ''
    else state #>> array['details', 'alternativeText', $6] = ''
      and state #>> '{details,decorative}' is distinct from 'true' end)`;
