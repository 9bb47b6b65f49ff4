import type { Position } from '@parvis/contracts/log/position.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { SiteMapEntry, SiteMapPart } from '@parvis/contracts/site/screens.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { servedRows } from '../../postgres/served-query.ts';
import { utcInstant } from '../../postgres/utc-instant.ts';
import { nameAt, positionRead } from '../../revisioned/queries.ts';
import type { MapSource } from './map-sources.ts';

/**
 * How many items a sitemap lists, each with at most an address for each language: few enough that
 * one is rendered in some milliseconds. The protocol of sitemaps.org permits 50,000 addresses and
 * 50 MB in a sitemap, and as many sitemaps in an index.
 */
export const itemsPerMap = 250;
const maxMaps = 50_000;

/**
 * SQL of the instant of the event at a position, which stays the same whenever it is read; null if
 * `log-instants` has not reached the position yet.
 */
const instantAt = (position: string) => `(select ${utcInstant('occurred_at')}
  from log_instants.instant where "position" >= ${position} order by "position" limit 1)`;

const positionOf = (model: string) =>
  `least(read_position('${model}'), read_position('log-instants')) as position`;

/** Returns the sitemaps of a source, each with the last change of what it lists. @throws ReadModelNotServed */
export async function listMapParts<Row>(
  db: Queryable,
  { model, route, rows }: MapSource<Row>,
  at?: Position,
): Promise<{ readonly parts: readonly SiteMapPart[]; readonly position: Position }> {
  const [row] = await servedRows<{
    position: Position;
    parts: readonly { readonly number: number; readonly changedAt: string | null }[];
  }>(
    db,
    {
      name: nameAt(`map-parts-${model}`, at),
      text: `with numbered as (
          select changed, (row_number() over (order by place) - 1) / $2::int as number
          from (${rows(at)}) public
        ), part as (
          select number, max(changed) as changed from numbered
          where number < ${maxMaps} group by number
        )
        select ${positionOf(model)}, (select coalesce(json_agg(json_build_object(
          'number', number + 1, 'changedAt', ${instantAt('changed')}) order by number), '[]')
          from part) as parts`,
    },
    [at ?? null, itemsPerMap],
  );
  if (row === undefined) throw new Error('expected one row with the sitemaps');
  const parts = row.parts.map(({ number, changedAt }) => {
    return { path: pathOf(route, defaultLocale, { page: number }), changedAt };
  });
  return { parts, position: positionRead(at, row.position) };
}

/** Returns what one sitemap of a source lists. @throws ReadModelNotServed */
export async function readMapPart<Row>(
  db: Queryable,
  { model, rows, given, entriesOf }: MapSource<Row>,
  number: number,
  at?: Position,
): Promise<{ readonly pages: readonly SiteMapEntry[]; readonly position: Position }> {
  const [row] = await servedRows<{
    position: Position;
    items: readonly { readonly given: Row; readonly changedAt: string | null }[];
  }>(
    db,
    {
      name: nameAt(`map-part-${model}`, at),
      text: `with listed as materialized (
          select * from (${rows(at)}) public order by place limit $2 offset $3
        )
        select ${positionOf(model)}, (select coalesce(json_agg(json_build_object(
          'given', ${given(at)}, 'changedAt', ${instantAt('changed')}) order by place), '[]')
          from listed) as items`,
    },
    [at ?? null, itemsPerMap, (number - 1) * itemsPerMap],
  );
  if (row === undefined) throw new Error('expected one row with the sitemap');
  const pages = row.items.flatMap((item) =>
    entriesOf(item.given).map((entry) => ({ ...entry, changedAt: item.changedAt })),
  );
  return { pages, position: positionRead(at, row.position) };
}
