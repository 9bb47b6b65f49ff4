import type { OfferImport } from '@parvis/contracts/careers/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import type { ListPage } from '../revisioned/queries.ts';

interface ImportsQuery {
  readonly source?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Lists reports of imports, newest first; `by` is an account id. @throws ReadModelNotServed */
export async function listImports(
  db: Queryable,
  { source, page, pageSize }: ImportsQuery,
): Promise<ListPage<OfferImport>> {
  const [row] = await servedRows<{ total: number; items: readonly OfferImport[] }>(
    db,
    `with found as (select * from offer_imports.report where $1::text is null or source = $1),
     shown as (select * from found order by "position" desc limit $2 offset $3)
     select read_position('offer-imports') as position, (select count(*)::int from found) as total,
       (select coalesce(json_agg(report || jsonb_build_object('id', id, 'by', by,
          'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by "position" desc), '[]') from shown) as items`,
    [source ?? null, pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0, page, pageSize };
}
